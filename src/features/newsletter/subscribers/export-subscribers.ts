import type { User } from '../../../platform/auth/user.ts';
import { csvTime } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { type ContactPreferences, preferencesLine } from '../../contact-preferences/rules.ts';
import { type CsvColumns, exportCsv } from '../../firm/export-csv.ts';
import { readSubscribers } from './queries.ts';
import type { ExportSubscribersInput } from './schema.ts';

/** All confirmed subscribers that match as CSV, in the order of the list; see `exportCsv`. */
export function exportSubscribers(
  deps: Pick<Context, 'db'> & { user: User },
  input: ExportSubscribersInput,
): AsyncGenerator<string, void, void> {
  return exportCsv(deps, {
    entry: { action: 'newsletter.export', entity: 'newsletter_subscribers', after: input },
    batches: readSubscribers(deps.db, input),
    columns: columnsIn,
  });
}

type Subscriber = {
  email: string;
  consentText: string;
  consentedAt: Date;
  confirmedAt: Date | null;
  contactPreferences: ContactPreferences | null;
};

/** With the time and words of the consent. Times are in the firm's zone, which the headers name. */
const columnsIn = (zone: string): CsvColumns<Subscriber> => [
  ['Email', ({ email }) => email],
  ['Contact preferences', ({ contactPreferences }) => preferencesLine(contactPreferences)],
  [`Consented (${zone})`, ({ consentedAt }) => csvTime(consentedAt, zone)],
  [`Confirmed (${zone})`, ({ confirmedAt }) => confirmedAt && csvTime(confirmedAt, zone)],
  ['Consent', ({ consentText }) => consentText],
];
