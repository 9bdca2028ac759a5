import { apiKeysRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const apiKeysFeature = {
  routers: { apiKeys: apiKeysRouter },
  liveTables: ['api_keys'],
};
