import { secretsToEnter } from '../../platform/provider-settings/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { isCalendarHealthy } from '../calendars/read-status.ts';
import { findMailSettingInUse } from '../email/settings/replace-mail-setting.ts';
import { MAIL_SECRETS, type MailProvider } from '../email/settings/rules.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { countByWeek, findUnsettled, listAgenda } from './queries.ts';
import { CHECKS, type Check } from './rules.ts';

type Deps = Pick<Context, 'db' | 'now'>;

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

/** The appointments of the next seven days, with today's marked. */
export async function getAgenda({ db, now }: Deps) {
  const { zone } = await getFirmProfile(db);
  return listAgenda(db, { now: now(), zone });
}

/** Number of messages and bookings in each of the last twelve weeks. */
export async function getActivity({ db, now }: Deps) {
  const { zone } = await getFirmProfile(db);
  return countByWeek(db, { now: now(), zone });
}

/** Readiness checks before the firm opens its site, each with whether it is done. */
export async function checkReadiness(ctx: Pick<Context, 'db' | 'secrets' | 'deployment' | 'now'>) {
  const { db, deployment } = ctx;
  const [unsettled, firm, mail, isCalendarSettled] = await Promise.all([
    findUnsettled(db),
    getFirmProfile(db),
    findMailSettingInUse(ctx),
    isCalendarHealthy(ctx),
  ]);
  const isDone: Readonly<Record<Check, boolean>> = {
    firm: !unsettled.isFirmSample,
    mail: mail !== null && mail.testedAt !== null && isReadable(mail),
    'mail-delivery': !unsettled.hasMailProblem && !unsettled.hasStuckMail,
    calendar: isCalendarSettled,
    hosts: unsettled.attorneysBesideFirm === 0 || unsettled.areBothCalendarsMeant,
    webhooks: !unsettled.hasDisabledWebhook,
    testimonials: !unsettled.hasSampleTestimonials,
    articles: !unsettled.hasSampleArticles,
    legal: LEGAL_FACTS.every((fact) => firm[fact]),
    'legal-review': unsettled.isLegalReviewed,
    secrets: deployment.hasSecretKeys,
    'sign-up': !deployment.isSignUpOpen,
    https: deployment.isHttps,
    database: deployment.hasOwnDatabase,
    'user-pool': deployment.hasOwnUserPool,
  };
  const counted = (key: Check) => key === 'hosts' && { count: unsettled.attorneysBesideFirm };
  return CHECKS.map((key) => ({ key, isDone: isDone[key], ...counted(key) }));
}

/** Whether all secrets can be decrypted. If the key is lost, they must be entered again. */
const isReadable = ({ provider, config }: { provider: MailProvider; config: string }) =>
  secretsToEnter(config, MAIL_SECRETS[provider]).length === 0;
