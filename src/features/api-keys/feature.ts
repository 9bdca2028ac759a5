import { apiKeysOutsideAccess } from './outside-access.ts';
import { apiKeysRouter } from './router.ts';

/** The API keys feature as registered in `src/app/features.ts`. */
export const apiKeysFeature = {
  routers: { apiKeys: apiKeysRouter },
  outsideAccess: apiKeysOutsideAccess,
  tables: { apiKeys: { live: 'api-keys' } },
};
