import { secretsToEnter } from '../../platform/provider-settings/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { isCalendarWell } from '../calendars/read-status.ts';
import { findMailSettingInUse } from '../email/settings/replace-mail-setting.ts';
import { MAIL_SECRETS, type MailProvider } from '../email/settings/rules.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { countByWeek, findUnsettled, listAgenda } from './queries.ts';
import { CHECKS, type Check } from './rules.ts';

type Deps = Pick<Context, 'db' | 'now'>;

/** What the texts under Attorney Advertising, Privacy and Terms have from the profile. */
const LEGAL_FACTS = [
  'responsibleAttorney',
  'barNumber',
  'street',
  'city',
  'postalCode',
  'email',
  'phone',
] as const;

/** What this week holds, today marked. */
export async function getAgenda({ db, now }: Deps) {
  const { zone } = await getFirmProfile(db);
  return listAgenda(db, { now: now(), zone });
}

/** How many wrote and booked in each of the last twelve weeks. */
export async function getActivity({ db, now }: Deps) {
  const { zone } = await getFirmProfile(db);
  return countByWeek(db, { now: now(), zone });
}

/** Whether the firm can open its site: each check, and whether it is settled. */
export async function checkReadiness(ctx: Pick<Context, 'db' | 'secrets' | 'deployment' | 'now'>) {
  const { db, deployment } = ctx;
  const [unsettled, firm, mail, isCalendarSettled] = await Promise.all([
    findUnsettled(db),
    getFirmProfile(db),
    findMailSettingInUse(ctx),
    isCalendarWell(ctx),
  ]);
  const isDone: Readonly<Record<Check, boolean>> = {
    firm: !unsettled.isFirmSample,
    mail: mail !== null && isReadable(mail),
    'mail-delivery': !unsettled.hasMailProblem && !unsettled.hasStuckMail,
    calendar: isCalendarSettled,
    testimonials: !unsettled.hasSampleTestimonials,
    articles: !unsettled.hasSampleArticles,
    legal: LEGAL_FACTS.every((fact) => firm[fact]),
    secrets: deployment.hasSecretKeys,
    'sign-up': !deployment.isSignUpOpen,
    https: deployment.isHttps,
    database: deployment.hasOwnDatabase,
    'user-pool': deployment.hasOwnUserPool,
  };
  return CHECKS.map((key) => ({ key, isDone: isDone[key] }));
}

/** Whether no secret has to be entered again, because its key is gone. */
const isReadable = ({ provider, config }: { provider: MailProvider; config: string }) =>
  secretsToEnter(config, MAIL_SECRETS[provider]).length === 0;
