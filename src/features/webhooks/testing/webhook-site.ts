import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { WEBHOOK_EVENT_TYPES } from '../rules.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export type WebhookSite = {
  app: TestApp;
  staff: StaffClient;
  receiver: Receiver;
  /** The clock of the site, which a test may set. */
  clock: { now: Date };
  /** Adds an endpoint at the receiver, for all events unless given. */
  addEndpoint(changes?: object): Promise<{ id: string; secret: string }>;
  /** Resets the site: no endpoints, the initial clock, and a receiver that accepts everything. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** A site, and a receiver on this machine that it may reach. */
export async function startWebhookSite(): Promise<WebhookSite> {
  const receiver = await startReceiver();
  const clock = { now: TEST_NOW };
  const env = { ...STAFF_ENV, OUTGOING_ALLOW: receiver.peer };
  const app = await startTestApp({ env, now: () => clock.now });
  const staff = await staffClient(app);
  return {
    app,
    staff,
    receiver,
    clock,
    async addEndpoint(changes = {}) {
      const body = { url: receiver.url, events: WEBHOOK_EVENT_TYPES, ...changes };
      const answer = await staff.call('POST', '/api/admin/webhooks', body);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    async reset() {
      await app.deps.db.deleteFrom('webhookEndpoints').execute();
      await app.deps.db.deleteFrom('webhookEvents').execute();
      clock.now = TEST_NOW;
      receiver.answer = () => ({ status: 204 });
      receiver.taken.splice(0);
      receiver.requests = 0;
    },
    async close() {
      await app.close();
      await receiver.close();
    },
  };
}
