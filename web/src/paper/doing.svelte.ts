/** What is done to one of a list: afterwards the list is looked at again, and what went wrong is said. */
import { sentence } from "./trouble";

export class Doing {
  trouble = $state("");

  constructor(
    private readonly look: () => Promise<void>,
    private readonly ondone: () => void,
  ) {}

  async again(): Promise<void> {
    try {
      await this.look();
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  async attempt(deed: () => Promise<unknown>): Promise<void> {
    this.trouble = "";
    try {
      await deed();
      this.ondone();
    } catch (error) {
      this.trouble = sentence(error);
    }
    await this.again();
  }
}
