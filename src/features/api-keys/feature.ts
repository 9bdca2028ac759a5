import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { apiKeysOutsideAccess } from './outside-access.ts';
import { apiKeysRouter } from './router.ts';

/** The API keys feature as registered in `src/app/features.ts`. */
export const apiKeysFeature = {
  routers: { apiKeys: apiKeysRouter },
  outsideAccess: apiKeysOutsideAccess,
  tables: { apiKeys: { live: 'api-keys' } },
  actions: {
    'api-key.call': (_name, { call }) => `called ${call}`,
    'api-key.create': (name) => `created the API key ${name}`,
    'api-key.revoke': (name) => `revoked the API key ${name}`,
  } satisfies ActionSentences,
};
