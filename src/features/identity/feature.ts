import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { identityMails } from './mails.ts';
import { identityPersonalData } from './personal-data.ts';
import { identityRouter } from './router.ts';
import { identityTables } from './tables.ts';
import { startIdentityWorkers } from './workers.ts';

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
