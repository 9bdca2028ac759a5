import type pg from 'pg';

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A `select` may write in its `with` clause. */
const WRITING_SELECT = /^\s*with\b.*\b(insert into|update|delete from)\b/is;

/** Watches the statements of one connection and calls `onWrite` once a write is committed. */
export class CommittedWrites {
  readonly #onWrite: (text: string) => void;
  #isInTransaction = false;
  /** The last statement of the transaction that has written. */
  #written: string | undefined;

  constructor(onWrite: (text: string) => void) {
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
        // Also the answer to "rollback to savepoint", after which the transaction goes on.
        if (/savepoint|\bto\b/i.test(text)) return;
        this.#isInTransaction = false;
        this.#written = undefined;
        return;
    }
    const isWrite = rowCount !== 0 && (WRITES.has(command) || WRITING_SELECT.test(text));
    if (isWrite) this.#written = text;
    if (!this.#isInTransaction) this.#tell();
  }

  #tell(): void {
    if (this.#written === undefined) return;
    const text = this.#written;
    this.#written = undefined;
    this.#onWrite(text);
  }
}
