import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { csvHead, csvLines } from '../../platform/text/csv.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from './queries.ts';

/** The header of each column, and what it holds for a row. */
export type CsvColumns<Row> = readonly (readonly [string, (row: Row) => string | null])[];

type CsvExport<Row> = {
  /** The audit entry of the export. */
  entry: { action: string; entity: string; after: object };
  /** The rows, fetched lazily (`readAll`). */
  batches: AsyncGenerator<Row[], void, void>;
  /** Times are in the firm's `zone`. */
  columns: (zone: string) => CsvColumns<Row>;
};

/**
 * Streams rows as a CSV file and fetches them lazily. The audit entry is written when the first chunk is requested,
 * just before it is returned, not when the function is called: a transport that cannot stream rejects the response
 * after the call.
 */
export async function* exportCsv<Row>(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { entry: { action, entity, after }, batches, columns }: CsvExport<Row>,
): AsyncGenerator<string, void, void> {
  // Fetched before the audit entry, so that an export that fails at once is not recorded.
  const first = await batches.next();
  await db
    .transaction()
    .execute((tx) => logChange(tx, user.username, action, [entity, null], { after }));
  const { zone } = await getFirmProfile(db);
  const cells = columns(zone);
  const header = cells.map(([name]) => name);
  const toRecord = (row: Row) => Object.fromEntries(cells.map(([name, read]) => [name, read(row)]));
  const lines = (rows: readonly Row[]) => csvLines(header, rows.map(toRecord));
  yield csvHead(header) + lines(first.value ?? []);
  for await (const rows of batches) yield lines(rows);
}
