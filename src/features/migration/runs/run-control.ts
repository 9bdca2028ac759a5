import type { Db } from '../../../../db/client.ts';
import type { RetryOptions } from '../dynamodb/call-target.ts';
import type { TargetNames } from '../dynamodb/target-failure.ts';
import type { TableName } from '../source/documented-tables.ts';
import { clearCounts, noteTable, type Runner, updateRunProgress } from './progress-queries.ts';

/** Staff have cancelled the run. */
export class RunCancelled extends Error {}

/** Another worker has taken over the run, or it has ended. */
export class RunLost extends Error {}

const NOTED_EVERY_MS = 250;
/** Weight of the newest measurement in the moving average. */
const PACE_WEIGHT = 0.2;

/**
 * Records the progress of a run, and why it is waiting. Each write also checks whether the run may continue; if not, it
 * throws `RunCancelled` or `RunLost`.
 */
export class RunControl {
  readonly #db: Db;
  readonly #runner: Runner;
  readonly #stopped: AbortSignal;
  #waitsFor: string | null = null;
  #throughput: { table: TableName; at: number; rows: number; perSecond: number | null } | undefined;
  #notedAt = 0;

  /** `stopped`: this process is shutting down. */
  constructor(db: Db, runner: Runner, stopped: AbortSignal) {
    this.#db = db;
    this.#runner = runner;
    this.#stopped = stopped;
  }

  async note(changes: { phase?: 'copy' | 'catch-up' } = {}): Promise<void> {
    goOn(
      await updateRunProgress(this.#db, { ...this.#runner, ...changes, message: this.#waitsFor }),
    );
  }

  /** After each written batch: a checkpoint from which the run resumes after a crash. */
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

  /** Before both sides are compared: resets the counts. */
  async beginComparing() {
    this.#throughput = undefined;
    await clearCounts(this.#db, this.#runner);
  }

  /** Records how many rows were read for the comparison: at intervals, and at the end of a table. */
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

  /** Retry settings for calls; while a call is retried, the run shows the reason and can be cancelled. */
  retryOptions(names: TargetNames, retryTimeoutMs: number): RetryOptions {
    const interrupted = new AbortController();
    const tell = (message: string | null) => {
      this.#waitsFor = message;
      this.note().catch((error) => interrupted.abort(error));
    };
    return {
      names,
      retryTimeoutMs,
      signal: AbortSignal.any([this.#stopped, interrupted.signal]),
      onWait: (failure) => tell(failure?.message ?? null),
    };
  }

  async #noteWait() {
    if (this.#waitsFor !== null) await this.note();
  }

  #paceOf(table: TableName, rows: number): number | null {
    const at = Date.now();
    const last = this.#throughput?.table === table ? this.#throughput : undefined;
    if (!last) {
      this.#throughput = { table, at, rows, perSecond: null };
      return null;
    }
    if (at - last.at < NOTED_EVERY_MS) return last.perSecond;
    const now = ((rows - last.rows) / (at - last.at)) * 1_000;
    const perSecond =
      last.perSecond === null ? now : last.perSecond + PACE_WEIGHT * (now - last.perSecond);
    this.#throughput = { table, at, rows, perSecond };
    return perSecond;
  }
}

function goOn(isCancelling: boolean | undefined): void {
  if (isCancelling === undefined) throw new RunLost('Another one works on this run');
  if (isCancelling) throw new RunCancelled('Cancelled by staff');
}
