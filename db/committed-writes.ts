import type pg from 'pg';
import { WrittenTables } from './written-tables.ts';

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A `select` may write in its `with` clause. */
const WRITING_SELECT = /^\s*with\b.*\b(insert into|update|delete from)\b/is;

/** To be called with the names of the tables that a committed transaction has written to. */
export type OnWrite = (tables: readonly string[]) => void;

/** Tracks the statements of one connection and calls `onWrite` once a write is committed. */
export class CommittedWrites {
  readonly #onWrite: OnWrite;
  readonly #tables = new WrittenTables();
  #isInTransaction = false;
  /** The statements of the current transaction that have written. */
  #written: string[] = [];

  constructor(onWrite: OnWrite) {
    this.#onWrite = onWrite;
  }

  /** To be called with each statement that has succeeded, in order. */
  see(text: string, { command, rowCount }: Pick<pg.QueryResult, 'command' | 'rowCount'>): void {
    switch (command) {
      case 'BEGIN':
      case 'START':
        this.#isInTransaction = true;
        return;
      case 'COMMIT':
        this.#isInTransaction = false;
        this.#tell();
        return;
      case 'ROLLBACK':
        // Also the command tag of "rollback to savepoint", after which the transaction continues.
        if (/savepoint|\bto\b/i.test(text)) return;
        this.#isInTransaction = false;
        this.#written = [];
        return;
    }
    const isWrite = rowCount !== 0 && (WRITES.has(command) || WRITING_SELECT.test(text));
    if (isWrite) this.#written.push(text);
    if (!this.#isInTransaction) this.#tell();
  }

  #tell(): void {
    if (this.#written.length === 0) return;
    const texts = this.#written;
    this.#written = [];
    this.#onWrite([...new Set(texts.flatMap((text) => this.#tables.of(text)))]);
  }
}
