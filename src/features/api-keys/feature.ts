import type { ActionSentences } from '../../platform/audit/sentences.ts';
import type { OutsideAccessPart } from '../staff/outside-access/outside-access.ts';
import { revokeInTransaction } from './edit-keys.ts';
import { listValidKeysOf } from './queries.ts';
import { apiKeysRouter } from './router.ts';

/** The keys that somebody has created, and may have stored. */
const apiKeysOutsideAccess: OutsideAccessPart = {
  async list(db, { username }) {
    const keys = await listValidKeysOf(db, username);
    return keys.map((key) => ({ kind: 'apiKey', ...key }));
  },
  async end(tx, { username }, by) {
    for (const { id } of await listValidKeysOf(tx, username)) await revokeInTransaction(tx, by, id);
  },
};

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
