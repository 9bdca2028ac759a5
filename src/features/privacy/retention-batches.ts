/** Rows per statement: a backlog of several years must not exceed the statement timeout. */
export const RETENTION_BATCH_ROWS = 5_000;

/** Repeats a statement that changes one batch and resolves to its row count, until no rows change. */
export async function repeatUntilNone(changeBatch: () => Promise<number>): Promise<void> {
  while ((await changeBatch()) > 0);
}
