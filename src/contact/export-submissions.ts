import { insertAuditEntry } from '../audit/queries.ts';
import type { Context } from '../context.ts';
import { csvText } from '../csv.ts';
import type { User } from '../staff/recognise-user.ts';
import { listNewestSubmissions } from './queries.ts';
import type { SubmissionFilter } from './schema.ts';

/** Messages in one file at most: what a spreadsheet and a browser still like. */
const MAX_EXPORTED = 10_000;

const COLUMNS = [
  'createdAt',
  'firstName',
  'lastName',
  'email',
  'phone',
  'practiceArea',
  'message',
  'isRead',
  'isResolved',
] as const;

/** The newest of what is filtered, as CSV. That somebody took it along is in the audit log. */
export async function exportSubmissions(
  { db, user }: Pick<Context, 'db'> & { user: User },
  filter: SubmissionFilter,
) {
  const found = await listNewestSubmissions(db, filter, MAX_EXPORTED + 1);
  const rows = found.slice(0, MAX_EXPORTED);
  await db.transaction().execute((tx) =>
    insertAuditEntry(tx, {
      actor: user.username,
      action: 'contact.export',
      entity: 'contact_submissions',
      entityId: null,
      before: null,
      after: { ...filter, rows: rows.length },
    }),
  );
  return { csv: csvText(COLUMNS, rows), isCut: found.length > MAX_EXPORTED };
}
