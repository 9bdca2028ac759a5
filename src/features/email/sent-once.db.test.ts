import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONNECTION_WITHIN_MS } from '../../../db/client.ts';
import { DatabaseWire } from '../../testing/database-wire.ts';
import { enqueueReceipt, mailRecord, sendBySmtp } from '../../testing/mail-delivery.ts';
import { type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const AT_ONCE = 4;
const SECRET_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

let wire: DatabaseWire;
let peer: SmtpPeer;
let apps: TestApp[];
beforeEach(async () => {
  wire = new DatabaseWire();
  await wire.restore();
  peer = await startSmtpPeer();
  apps = [
    await startTestApp({
      wirePort: wire.port,
      env: { SECRET_KEYS },
      connectionWithinMs: CONNECTION_WITHIN_MS,
    }),
  ];
});
afterEach(async () => {
  for (const app of apps.reverse()) await app.close();
  await wire.cut();
  await peer.close();
});

/** Expires the leases, as if the outage had lasted longer than a lease. */
async function expireLeases(databaseUrl: string): Promise<void> {
  const direct = new pg.Client(databaseUrl);
  await direct.connect();
  await direct.query(`update outbox_emails set taken_until = now() where taken_until is not null`);
  await direct.end();
}

it('a mail sent while the database was unreachable is sent once, also by several processes', async () => {
  const [app] = apps as [TestApp];
  // Uses the same database, through the same interruptible connection as the first one.
  const url = new URL(app.databaseUrl);
  url.host = `127.0.0.1:${wire.port}`;
  url.searchParams.delete('host');
  const other = await startTestApp({
    env: { DATABASE_URL: url.href, SECRET_KEYS },
    connectionWithinMs: CONNECTION_WITHIN_MS,
  });
  apps.push(other);
  await sendBySmtp(app.deps, peer);
  const arrived = Promise.withResolvers<void>();
  const isCut = Promise.withResolvers<void>();
  peer.answer = async () => {
    if (peer.mails.length >= AT_ONCE) arrived.resolve();
    await isCut.promise;
    return 'take' as const;
  };
  const ids = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, place) =>
      enqueueReceipt(app.deps, `c${place}@example.com`),
    ),
  );
  await arrived.promise;
  const warnings = apps.map(({ deps }) => vi.spyOn(deps.log, 'warn'));
  await wire.cut();
  // Waits until the polls of each process have failed several times, so that the outage has been noticed.
  for (const warn of warnings) {
    const failures = () =>
      warn.mock.calls.filter(([, message]) => message === 'mails cannot be sent for now').length;
    await expect.poll(failures).toBeGreaterThan(AT_ONCE);
  }
  isCut.resolve();
  await expireLeases(app.databaseUrl);
  await wire.restore();

  const states = () => Promise.all(ids.map((id) => mailRecord(app.deps, id).catch(() => null)));
  await expect
    .poll(async () => (await states()).map((mail) => mail?.state))
    .toEqual(ids.map(() => 'sent'));
  expect((await states()).map((mail) => mail?.attempts)).toEqual(ids.map(() => 1));
  // A later mail shows that nobody has claimed these again meanwhile.
  const later = await enqueueReceipt(app.deps, 'later@example.com');
  await expect.poll(async () => (await mailRecord(app.deps, later)).state).toBe('sent');
  expect(peer.mails.map(({ messageId }) => messageId).toSorted()).toEqual(
    [...ids, later].map((id) => `<${id}@localhost>`).toSorted(),
  );
}, 90_000);
