import type { Db } from '../../../../db/client.ts';
import type { Patience } from '../dynamodb/retry-with-backoff.ts';
import type { TargetNames } from '../dynamodb/target-failure.ts';
import type { TableName } from '../source/copied-tables.ts';
import { clearCounts, noteRun, noteTable, type Runner } from './progress-queries.ts';

/** Staff have cancelled the run. */
export class RunCancelled extends Error {}

/** Somebody else works on the run by now, or it has ended. */
export class RunLost extends Error {}

const NOTED_EVERY_MS = 250;
/** How much of the pace so far the newest measurement moves. */
const PACE_WEIGHT = 0.2;

/**
 * What the one that works on a run tells the others: how far it is, and why it waits. Each time it learns
 * whether it may go on; if not, it throws `RunCancelled` or `RunLost`.
 */
export class RunControl {
  readonly #db: Db;
  readonly #runner: Runner;
  readonly #stopped: AbortSignal;
  #waitsFor: string | null = null;
  #pace: { table: TableName; at: number; rows: number; perSecond: number | null } | undefined;
  #notedAt = 0;

  /** `stopped` says that this process is about to end. */
  constructor(db: Db, runner: Runner, stopped: AbortSignal) {
    this.#db = db;
    this.#runner = runner;
    this.#stopped = stopped;
  }

  async note(changes: { phase?: 'copy' | 'catch-up' } = {}): Promise<void> {
    goOn(await noteRun(this.#db, { ...this.#runner, ...changes, message: this.#waitsFor }));
  }

  /** After each batch that is written: from here on the run goes on after a crash. */
  async copied(table: TableName, { rowsDone, cursor }: { rowsDone: number; cursor: string }) {
    this.#stopped.throwIfAborted();
    const rowsPerSecond = this.#paceOf(table, rowsDone);
    goOn(await noteTable(this.#db, this.#runner, table, { rowsDone, cursor, rowsPerSecond }));
    await this.#noteWait();
  }

  async tableCopied(table: TableName, rowsDone: number) {
    const end = { rows: rowsDone, rowsDone, isDone: true, rowsPerSecond: null };
    goOn(await noteTable(this.#db, this.#runner, table, end));
  }

  /** Before both sides are read: what was counted until now counts no more. */
  async beginComparing() {
    this.#pace = undefined;
    await clearCounts(this.#db, this.#runner);
  }

  /** Rows that were read to be compared, now and then, and the last ones of a table. */
  async read(
    table: TableName,
    counts: { rowsDone?: number; targetRows?: number },
    { isLast = false } = {},
  ) {
    this.#stopped.throwIfAborted();
    if (!isLast && Date.now() - this.#notedAt < NOTED_EVERY_MS) return;
    this.#notedAt = Date.now();
    const { rowsDone } = counts;
    const rowsPerSecond = rowsDone === undefined ? null : this.#paceOf(table, rowsDone);
    goOn(await noteTable(this.#db, this.#runner, table, { ...counts, rowsPerSecond }));
    await this.#noteWait();
  }

  async compared(
    table: TableName,
    end: { rows: number; targetRows: number; sourceChecksum: string; targetChecksum: string },
  ) {
    const rowsDone = end.rows;
    goOn(await noteTable(this.#db, this.#runner, table, { ...end, rowsDone, isDone: true }));
  }

  /** How patient calls are; while they wait, the run says why and can be cancelled. */
  patience(names: TargetNames, patienceMs: number): Patience {
    const interrupted = new AbortController();
    const tell = (message: string | null) => {
      this.#waitsFor = message;
      this.note().catch((error) => interrupted.abort(error));
    };
    return {
      names,
      patienceMs,
      signal: AbortSignal.any([this.#stopped, interrupted.signal]),
      onWait: (failure) => tell(failure?.message ?? null),
    };
  }

  async #noteWait() {
    if (this.#waitsFor !== null) await this.note();
  }

  #paceOf(table: TableName, rows: number): number | null {
    const at = Date.now();
    const last = this.#pace?.table === table ? this.#pace : undefined;
    if (!last) {
      this.#pace = { table, at, rows, perSecond: null };
      return null;
    }
    if (at - last.at < NOTED_EVERY_MS) return last.perSecond;
    const now = ((rows - last.rows) / (at - last.at)) * 1_000;
    const perSecond =
      last.perSecond === null ? now : last.perSecond + PACE_WEIGHT * (now - last.perSecond);
    this.#pace = { table, at, rows, perSecond };
    return perSecond;
  }
}

function goOn(isCancelling: boolean | undefined): void {
  if (isCancelling === undefined) throw new RunLost('Another one works on this run');
  if (isCancelling) throw new RunCancelled('Cancelled by staff');
}
