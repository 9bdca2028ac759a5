import type { Context } from '../context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { countByWeek, findUnsettled, listAgenda } from './queries.ts';
import { CHECKS, type Check } from './rules.ts';

type Deps = Pick<Context, 'db' | 'now'>;

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
export async function checkReadiness({ db, deployment }: Pick<Context, 'db' | 'deployment'>) {
  const [unsettled, firm] = await Promise.all([findUnsettled(db), getFirmProfile(db)]);
  const isDone: Readonly<Record<Check, boolean>> = {
    firm: !unsettled.isFirmSample,
    mail: unsettled.hasMailSettings,
    testimonials: !unsettled.hasSampleTestimonials,
    articles: !unsettled.hasSampleArticles,
    legal: firm.responsibleAttorney !== null,
    secrets: deployment.hasSecretKeys,
    'sign-up': !deployment.isSignUpOpen,
    https: deployment.isHttps,
    database: deployment.hasOwnDatabase,
    'user-pool': deployment.hasOwnUserPool,
  };
  return CHECKS.map((key) => ({ key, isDone: isDone[key] }));
}
