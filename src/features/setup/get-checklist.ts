import { secretsToEnter } from '../../platform/provider-settings/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { isCalendarHealthy } from '../calendars/read-status.ts';
import { findMailSettingInUse } from '../email/settings/replace-mail-setting.ts';
import { MAIL_SECRETS, type MailProvider } from '../email/settings/rules.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { countLawDuties } from '../law-tasks/count-duties.ts';
import { findUnsettled, listSettledSteps } from './queries.ts';
import { ITEMS, type Item, isNeeded, itemState } from './rules.ts';
import { countSamples } from './samples/count-samples.ts';
import type { Checklist } from './schema.ts';

/** Profile fields that the Attorney Advertising, Privacy and Terms pages use. */
const LEGAL_FACTS = [
  'responsibleAttorney',
  'barNumber',
  'street',
  'city',
  'postalCode',
  'email',
  'phone',
] as const;

/** What the firm has to settle before and after it opens its site, with the state of each item. */
export async function getChecklist(
  ctx: Pick<Context, 'db' | 'secrets' | 'deployment' | 'now'>,
): Promise<Checklist> {
  const { db, deployment } = ctx;
  const [settled, unsettled, samples, firm, mail, isCalendarSettled, duties] = await Promise.all([
    listSettledSteps(db),
    findUnsettled(db),
    countSamples(db),
    getFirmProfile(db),
    findMailSettingInUse(ctx),
    isCalendarHealthy(ctx),
    countLawDuties(ctx),
  ]);
  const { tasks, overdue, ...law } = duties;
  const isSettled = (key: string) => settled.some(({ step }) => step === key);
  const evident: Partial<Record<Item, boolean>> = {
    firm: !unsettled.isFirmSample,
    mail: mail !== null && mail.testedAt !== null && isReadable(mail),
    'mail-delivery': !unsettled.hasMailProblem && !unsettled.hasStuckMail,
    calendar: isCalendarSettled,
    hosts: unsettled.attorneysBesideFirm === 0 || isSettled('both-calendars'),
    webhooks: !unsettled.hasDisabledWebhook,
    testimonials: !unsettled.hasSampleTestimonials,
    articles: !unsettled.hasSampleArticles,
    attorney: LEGAL_FACTS.every((fact) => firm[fact]),
    'state-law': Object.values(law).every((count) => count === 0),
    'law-tasks': tasks === 0,
    secrets: deployment.hasSecretKeys,
    'sign-up': !deployment.isSignUpOpen,
    domain: deployment.isHttps,
    database: deployment.hasOwnDatabase,
    'user-pool': deployment.hasOwnUserPool,
    samples: Object.values(samples).every((count) => count === 0),
  };
  return ITEMS.map((key) => ({
    key,
    isNeeded: isNeeded(key),
    state: itemState(key, {
      isEvident: evident[key] === true,
      settled: settled.find(({ step }) => step === key),
    }),
    ...(key === 'hosts' && { count: unsettled.attorneysBesideFirm }),
    ...(key === 'state-law' && { law }),
    ...(key === 'law-tasks' && { count: tasks, overdue }),
  }));
}

/** Whether all secrets can be decrypted. If the key is lost, they must be entered again. */
const isReadable = ({ provider, config }: { provider: MailProvider; config: string }) =>
  secretsToEnter(config, MAIL_SECRETS[provider]).length === 0;
