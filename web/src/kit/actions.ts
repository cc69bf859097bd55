/** Picking actions by their kind, for games whose actions are a union told apart by `kind`, as events are. */

/** The actions of one kind, with that kind's fields. */
export type OfKind<A, K> = A extends { kind: infer Kinds } ? (K extends Kinds ? A : never) : never;

export function ofKind<A extends { kind: string }, K extends A["kind"]>(
  actions: readonly A[],
  kind: K,
): OfKind<A, K>[] {
  return actions.filter((action) => action.kind === kind) as OfKind<A, K>[];
}
