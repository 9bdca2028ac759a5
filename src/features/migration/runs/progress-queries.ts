import type { Db, Tx } from '../../../../db/client.ts';
import type { TableName } from '../source/documented-tables.ts';

export type StoredTable = {
  table: TableName;
  rows: number;
  rowsDone: number;
  targetRows: number;
  rowsPerSecond: number | null;
  cursor: string | null;
  isDone: boolean;
};

/** The worker of a run: writes by a former worker of the run are ignored. */
export type Runner = { id: string; runner: string };

/** Returns whether the run is being cancelled; undefined if another worker has taken it over or it has ended. */
export async function updateRunProgress(
  db: Db,
  { id, runner, ...changes }: Runner & { message?: string | null; phase?: 'copy' | 'catch-up' },
): Promise<boolean | undefined> {
  const noted = await db
    .updateTable('migrationRuns')
    .set({ runner, ...changes })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .returning('isCancelling')
    .executeTakeFirst();
  return noted?.isCancelling;
}

type TableChanges = {
  rows?: number;
  rowsDone?: number;
  targetRows?: number;
  rowsPerSecond?: number | null;
  cursor?: string | null;
  isDone?: boolean;
  sourceChecksum?: string;
  targetChecksum?: string;
};

/** Records the progress of a table; returns the same as `updateRunProgress`. */
export async function noteTable(
  db: Db,
  { id, runner }: Runner,
  table: TableName,
  { rows, ...changes }: TableChanges,
): Promise<boolean | undefined> {
  const noted = await db
    .updateTable('migrationRunTables as progress')
    .from('migrationRuns as run')
    .set({ ...(rows !== undefined && { rowsTotal: rows }), ...changes })
    .whereRef('run.id', '=', 'progress.runId')
    .where('run.id', '=', id)
    .where('run.runner', '=', runner)
    .where('progress.tableName', '=', table)
    .returning('run.isCancelling')
    .executeTakeFirst();
  return noted?.isCancelling;
}

export async function clearCounts(db: Db, { id, runner }: Runner): Promise<void> {
  await db
    .updateTable('migrationRunTables as progress')
    .from('migrationRuns as run')
    .set({ rowsDone: 0, targetRows: 0, rowsPerSecond: null, isDone: false })
    .whereRef('run.id', '=', 'progress.runId')
    .where('run.id', '=', id)
    .where('run.runner', '=', runner)
    .execute();
}

export async function insertTables(
  tx: Tx,
  runId: string,
  tables: readonly { table: TableName; position: number; rows: number }[],
): Promise<void> {
  await tx
    .insertInto('migrationRunTables')
    .values(
      tables.map(({ table, position, rows }) => ({
        runId,
        tableName: table,
        position,
        rowsTotal: rows,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Progress of the tables of a run, in copying order. */
export function listTables(db: Db, runId: string) {
  return db
    .selectFrom('migrationRunTables')
    .select([
      'tableName as table',
      'rowsTotal as rows',
      ...(['rowsDone', 'targetRows', 'rowsPerSecond', 'cursor', 'isDone'] as const),
    ])
    .where('runId', '=', runId)
    .orderBy('position')
    .$castTo<StoredTable>()
    .execute();
}
