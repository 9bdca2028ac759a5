import { insertAuditEntry } from '../audit/queries.ts';
import type { Context } from '../context.ts';
import { csvHead, csvLines } from '../csv.ts';
import type { User } from '../staff/recognise-user.ts';
import { readSubmissions } from './queries.ts';
import type { SubmissionFilter } from './schema.ts';

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

type Batches = ReturnType<typeof readSubmissions>;

/**
 * All that is filtered as CSV, newest first, in parts that are read as they are taken. That somebody took it along
 * is in the audit log before the first part leaves.
 */
export async function exportSubmissions(
  { db, user }: Pick<Context, 'db'> & { user: User },
  filter: SubmissionFilter,
): Promise<AsyncIterable<string>> {
  const batches = readSubmissions(db, filter);
  // What cannot be read at all is refused, and not begun.
  const first = await batches.next();
  await db.transaction().execute((tx) =>
    insertAuditEntry(tx, {
      actor: user.username,
      action: 'contact.export',
      entity: 'contact_submissions',
      entityId: null,
      before: null,
      after: filter,
    }),
  );
  return csvParts(first.value ?? [], batches);
}

async function* csvParts(first: Parameters<typeof csvLines>[1], rest: Batches) {
  yield csvHead(COLUMNS) + csvLines(COLUMNS, first);
  for await (const rows of rest) yield csvLines(COLUMNS, rows);
}
