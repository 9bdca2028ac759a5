import type { Db } from '../../../db/client.ts';
import { isActive } from './rules.ts';
import { listTables, type StoredTable } from './runs/progress-queries.ts';
import { findRun, type StoredRun } from './runs/run-queries.ts';
import type { Run, TableProgress } from './schema.ts';

/** A run as returned to callers; `schema.ts` determines which fields are sent. */
export type RunView = Omit<Run, 'createdAt' | 'startedAt' | 'endedAt'> &
  Pick<StoredRun, 'createdAt' | 'startedAt' | 'endedAt'>;

export async function viewRun({ db }: { db: Db }, id: string): Promise<RunView> {
  const run = await findRun(db, id);
  if (!run) throw new Error(`There is no run ${id}`);
  return describeRun({ db }, run);
}

export async function describeRun({ db }: { db: Db }, run: StoredRun): Promise<RunView> {
  const tables = await listTables(db, run.id);
  const { number: _number, target: _target, result: _result, ...seen } = run;
  return { ...seen, tables: tables.map((table) => progressOf(table, isActive(run.state))) };
}

function progressOf(table: StoredTable, isRunning: boolean): TableProgress {
  const { cursor: _cursor, rowsPerSecond: measured, rows, rowsDone, ...seen } = table;
  const rowsPerSecond = isRunning && !table.isDone ? measured : null;
  const left = Math.max(0, rows - rowsDone);
  return {
    ...seen,
    rows,
    rowsDone,
    rowsPerSecond,
    secondsLeft: rowsPerSecond ? Math.ceil(left / rowsPerSecond) : null,
  };
}
