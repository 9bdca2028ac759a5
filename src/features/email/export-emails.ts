import type { User } from '../../platform/auth/user.ts';
import { csvTime } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { preferencesLine } from '../contact-preferences/rules.ts';
import { type CsvColumns, exportCsv } from '../firm/export-csv.ts';
import { readOutbox } from './outbox-queries.ts';
import { mailOutcomeLabel } from './outcomes/rules.ts';
import { emailKindLabel } from './rules.ts';
import type { ExportEmailsInput } from './schema.ts';

/** Exports all matching mails as CSV, without their texts, in the order of the list; see `exportCsv`. */
export function exportEmails(
  deps: Pick<Context, 'db'> & { user: User },
  input: ExportEmailsInput,
): AsyncGenerator<string, void, void> {
  return exportCsv(deps, {
    entry: { action: 'email.export', entity: 'outbox_emails', after: input },
    batches: readOutbox(deps.db, input),
    columns: columnsIn,
  });
}

type Row = ReturnType<typeof readOutbox> extends AsyncGenerator<(infer Each)[]> ? Each : never;

/** Times are in the firm's zone, which the headers name. */
const columnsIn = (zone: string): CsvColumns<Row> => [
  [`Date (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
  ['Receiver', ({ toName }) => toName],
  ['Email', ({ toEmail }) => toEmail],
  ['Contact preferences', ({ contactPreferences }) => preferencesLine(contactPreferences)],
  ['Mail', ({ kind }) => emailKindLabel(kind)],
  ['Subject', ({ subject }) => subject],
  ['State', mailOutcomeLabel],
  [`Sent (${zone})`, ({ sentAt }) => sentAt && csvTime(sentAt, zone)],
  ['Mail server', ({ serverName }) => serverName],
  ['Answer of the server', ({ lastError, serverAnswer }) => lastError ?? serverAnswer],
];
