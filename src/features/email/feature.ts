import type { ActionSentences, Fields } from '../../platform/audit/sentences.ts';
import { emailMetrics } from './metrics.ts';
import { emailPersonalData } from './personal-data.ts';
import { emailRouter } from './router.ts';
import { EMAIL_KIND_LABELS, type EmailKind } from './rules.ts';
import { serverChangeMails } from './server-changes/mails.ts';
import { mailSettingsRouter } from './settings/router.ts';
import { emailTables } from './tables.ts';
import { mailTextsRouter } from './texts/router.ts';
import { translatableMailTexts } from './texts/translatable.ts';
import { mailTimeline } from './timeline.ts';
import { startMailWorkers } from './workers.ts';

const kindOf = ({ kind }: Fields) => EMAIL_KIND_LABELS[kind as EmailKind] ?? 'unknown';

/** How the audit log describes the feature's actions. */
const emailActions: ActionSentences = {
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

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const emailFeature = {
  routers: { email: emailRouter, mailSettings: mailSettingsRouter, mailTexts: mailTextsRouter },
  mails: serverChangeMails,
  translatables: [translatableMailTexts],
  personalData: emailPersonalData,
  timeline: [mailTimeline],
  metrics: emailMetrics,
  startWorkers: startMailWorkers,
  tables: emailTables,
  actions: emailActions,
};
