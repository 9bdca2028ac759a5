import { type AuditEntry, insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { csvHead, csvLines } from '../../platform/text/csv.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';

type CsvExport<Row> = {
  /** What the audit log says of the export. */
  entry: Pick<AuditEntry, 'action' | 'entity' | 'after'>;
  /** The rows, read as they are taken (`readAll`). */
  batches: AsyncGenerator<Row[], void, void>;
  /** The header of the table. Times are in the firm's `zone`. */
  columns: (zone: string) => string[];
  toRow: (row: Row, zone: string) => Readonly<Record<string, unknown>>;
};

/**
 * Rows as a CSV file, in parts that are read as they are taken. The audit entry is written before the first part is
 * answered, and only when one is taken: a transport that cannot stream refuses the call after it was made.
 */
export async function* exportCsv<Row>(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { entry, batches, columns, toRow }: CsvExport<Row>,
): AsyncGenerator<string, void, void> {
  // Read first: an export that fails at once is not recorded.
  const first = await batches.next();
  await db
    .transaction()
    .execute((tx) =>
      insertAuditEntry(tx, { actor: user.username, entityId: null, before: null, ...entry }),
    );
  const { zone } = await getFirmProfile(db);
  const header = columns(zone);
  const lines = (rows: readonly Row[]) =>
    csvLines(
      header,
      rows.map((row) => toRow(row, zone)),
    );
  yield csvHead(header) + lines(first.value ?? []);
  for await (const rows of batches) yield lines(rows);
}
