import type { User } from '../../platform/auth/user.ts';
import { csvTime } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { type ContactPreferences, preferencesLine } from '../contact-preferences/rules.ts';
import { type CsvColumns, exportCsv } from '../firm/export-csv.ts';
import { listPracticeAreas } from '../firm/practice-areas/queries.ts';
import { type LabelledKey, labelOfKey } from '../firm/practice-areas/rules.ts';
import { readSubmissions } from './queries.ts';
import { readFilter } from './read-filter.ts';
import type { ContactSubmission, ExportSubmissionsInput } from './schema.ts';

/** Exports all matching messages as CSV, in the order of the list; see `exportCsv`. */
export async function exportSubmissions(
  deps: Pick<Context, 'db'> & { user: User },
  input: ExportSubmissionsInput,
): Promise<AsyncGenerator<string, void, void>> {
  const dated = await readFilter(deps, input);
  const areas = await listPracticeAreas(deps.db);
  return exportCsv(deps, {
    entry: { action: 'contact.export', entity: 'contact_submissions', after: input },
    batches: readSubmissions(deps.db, dated),
    columns: (zone) => columnsIn(zone, areas),
  });
}

/** Times are in the firm's zone, which the first header names. */
const columnsIn = (
  zone: string,
  areas: readonly LabelledKey[],
): CsvColumns<ContactSubmission & { contactPreferences: ContactPreferences | null }> => [
  [`Received (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Contact preferences', ({ contactPreferences }) => preferencesLine(contactPreferences)],
  ['Practice area', ({ practiceArea }) => labelOfKey(areas, practiceArea)],
  ['Message', ({ message }) => message],
  ['Read', ({ isRead }) => (isRead ? 'Yes' : 'No')],
  ['Resolved', ({ isResolved }) => (isResolved ? 'Yes' : 'No')],
];
