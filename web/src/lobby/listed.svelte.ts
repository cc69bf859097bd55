/** A list of tables that comes a page at a time, of the games that are shown here. */
import type { FoundTables, TableInfo } from "../api/types";
import { shown } from "../games";

export class Listed {
  tables = $state.raw<TableInfo[]>([]);
  /** Whether there is another page. */
  more = $state(false);
  private pages = 0;
  private seen = 0;

  constructor(private readonly ask: (page: number) => Promise<FoundTables>) {}

  /** Begins anew with this as its first page. */
  begin(first: FoundTables): void {
    this.tables = [];
    this.pages = this.seen = 0;
    this.take(first);
  }

  async next(): Promise<void> {
    this.take(await this.ask(this.pages));
  }

  remove(id: string): void {
    this.tables = this.tables.filter((table) => table.id !== id);
  }

  private take({ total, tables }: FoundTables): void {
    this.pages += 1;
    this.seen += tables.length;
    this.more = tables.length > 0 && this.seen < total;
    const known = new Set(this.tables.map(({ id }) => id)); // a new table moves the others to the next page
    this.tables = [...this.tables, ...tables.filter(({ id, game }) => shown(game) && !known.has(id))];
  }
}
