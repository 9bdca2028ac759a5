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

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * All that is filtered as CSV, newest first, in parts that are read as they are taken. That somebody took it along
 * is in the audit log before the first part leaves, and only where one is taken: a transport that has no answer in
 * parts refuses the call after it was made.
 */
export async function* exportSubmissions(
  deps: Deps,
  filter: SubmissionFilter,
): AsyncGenerator<string, void, void> {
  const batches = readSubmissions(deps.db, filter);
  // What cannot be read at all was not taken.
  const first = await batches.next();
  await writeDown(deps, filter);
  yield csvHead(COLUMNS) + csvLines(COLUMNS, first.value ?? []);
  for await (const rows of batches) yield csvLines(COLUMNS, rows);
}

function writeDown({ db, user }: Deps, filter: SubmissionFilter): Promise<void> {
  return db.transaction().execute((tx) =>
    insertAuditEntry(tx, {
      actor: user.username,
      action: 'contact.export',
      entity: 'contact_submissions',
      entityId: null,
      before: null,
      after: filter,
    }),
  );
}
