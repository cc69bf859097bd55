/** Who the reader is here: somebody with an account, or a guest of this browser. */
export interface Holder {
  name: string;
  host: boolean;
}

class Account {
  /** Null for a guest. */
  now = $state.raw<Holder | null>(null);
  /** Whether the server has said it already. */
  known = $state(false);
}

export const account = new Account();
