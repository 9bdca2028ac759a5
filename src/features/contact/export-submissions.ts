import type { User } from '../../platform/auth/user.ts';
import { csvTime } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { type CsvColumns, exportCsv } from '../audit/export-csv.ts';
import { practiceAreaLabel } from '../firm/practice-areas/rules.ts';
import { filterDays } from './filter-days.ts';
import { readSubmissions } from './queries.ts';
import type { ContactSubmission, ExportSubmissionsInput } from './schema.ts';

/** Exports all matching messages as CSV, in the order of the list; see `exportCsv`. */
export async function exportSubmissions(
  deps: Pick<Context, 'db'> & { user: User },
  input: ExportSubmissionsInput,
): Promise<AsyncGenerator<string, void, void>> {
  const dated = await filterDays(deps.db, input);
  return exportCsv(deps, {
    entry: { action: 'contact.export', entity: 'contact_submissions', after: input },
    batches: readSubmissions(deps.db, dated),
    columns: columnsIn,
  });
}

/** Times are in the firm's zone, which the first header names. */
const columnsIn = (zone: string): CsvColumns<ContactSubmission> => [
  [`Received (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Practice area', ({ practiceArea }) => practiceAreaLabel(practiceArea)],
  ['Message', ({ message }) => message],
  ['Read', ({ isRead }) => (isRead ? 'Yes' : 'No')],
  ['Resolved', ({ isResolved }) => (isResolved ? 'Yes' : 'No')],
];
