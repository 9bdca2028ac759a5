import type { ActionSentences } from '../../platform/audit/sentences.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { cleanUpLocalPool } from './local-pool/clean-up.ts';
import { identityMails } from './mails.ts';
import { identityPersonalData } from './personal-data.ts';
import { identityRouter } from './router.ts';
import { identityTables } from './tables.ts';

const EVERY_HOUR = '17 * * * *';

/** Deletes expired records of the embedded user pool, if it is in use. */
async function startIdentityWorkers(
  jobs: JobRunner,
  { db, now, identity }: Pick<Context, 'db' | 'now' | 'identity'>,
): Promise<void> {
  if (identity.kind !== 'local') return;
  await jobs.schedule('clean-up-local-pool', EVERY_HOUR);
  await jobs.work('clean-up-local-pool', () => cleanUpLocalPool(db, now()));
}

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const identityFeature = {
  routers: { identity: identityRouter },
  mails: identityMails,
  personalData: identityPersonalData,
  startWorkers: startIdentityWorkers,
  tables: identityTables,
  actions: {
    'passkey.add': 'added a passkey to their account',
    'passkey.name': 'named a passkey of their account',
    'passkey.delete': 'removed a passkey from their account',
    'session.end': 'signed out one of their devices',
    'session.end-all': 'signed out everywhere',
    'session.end-others': 'signed out their other devices',
    'sign-in.app-on': 'turned on their authenticator app',
    'sign-in.app-off': 'turned off their authenticator app',
    'sign-in.recovery-codes': 'made new recovery codes',
    'sign-in.settings': (_name, { requiresSecondFactor, secondFactorRoles }) =>
      // Entries from before the requirement was set per role only say whether it applied to all.
      (Array.isArray(secondFactorRoles) ? secondFactorRoles.length > 0 : requiresSecondFactor)
        ? 'set which roles need a second factor'
        : 'no longer requires a second factor of staff',
  } satisfies ActionSentences,
};
