import type { OutsideAccessPart } from '../../staff/outside-access/outside-access.ts';
import { disableEndpoint } from '../deliveries/outcome-queries.ts';
import { noteEndpoint, requireEndpoint } from './edit-endpoints.ts';
import { listEndpointsOf } from './queries.ts';

/** The endpoints that somebody has added, whose receiver may be theirs. Disabled, so that the firm can resume them. */
export const webhooksOutsideAccess: OutsideAccessPart = {
  async list(db, { username }) {
    const endpoints = await listEndpointsOf(db, username);
    return endpoints.map(({ id, url }) => ({ kind: 'webhook', id, name: new URL(url).host }));
  },
  async end(tx, { username }, { user, now }) {
    for (const { id } of await listEndpointsOf(tx, username)) {
      const before = await requireEndpoint(tx, id);
      const because = `The access of ${username}, who added this webhook, was revoked.`;
      await disableEndpoint(tx, id, { because, at: now });
      await noteEndpoint(tx, user, 'disable', id, {
        before,
        after: { ...before, state: 'disabled' },
      });
    }
  },
};
