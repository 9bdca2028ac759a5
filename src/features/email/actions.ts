import type { ActionSentences, Fields } from '../../platform/audit/sentences.ts';
import { EMAIL_KIND_LABELS, type EmailKind } from './rules.ts';

const kindOf = ({ kind }: Fields) => EMAIL_KIND_LABELS[kind as EmailKind] ?? 'unknown';

/** How the audit log describes the feature's actions. */
export const emailActions: ActionSentences = {
  email_settings: 'the e-mail settings',
  'email.dismiss': (_name, fields) => `dismissed a mail: ${kindOf(fields)}`,
  'email.export': 'exported the list of mails',
  'email.retry': (_name, fields) => `retried a mail: ${kindOf(fields)}`,
  'email_settings.test': 'tried out the e-mail settings',
  'mail_text.restore': (_name, fields) =>
    `restored the original texts of a mail: ${kindOf(fields)}`,
  'mail_text.test': (_name, fields) => `asked for a test of a mail: ${kindOf(fields)}`,
  'mail_text.update': (_name, fields) => `changed the texts of a mail: ${kindOf(fields)}`,
};
