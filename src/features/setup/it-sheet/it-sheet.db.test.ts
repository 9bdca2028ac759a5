import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { enqueueReceipt, mailRecord } from '../../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { ItSheet } from './schema.ts';

const PASSWORD = 'password-of-mail-h4rb';

let app: TestApp;
let staff: StaffClient;
let peer: SmtpPeer;
beforeAll(async () => {
  const key = Buffer.alloc(32, 5).toString('base64');
  app = await startTestApp({ env: { ...STAFF_ENV, SECRET_KEYS: `k1:${key}` } });
  staff = await staffClient(app);
  peer = await startSmtpPeer({ account: { user: 'office', pass: PASSWORD } });
});
afterAll(async () => {
  await app.close();
  await peer.close();
});
beforeEach(() => deleteAll(app.deps.db, 'emailSettings'));

const sheet = async (): Promise<ItSheet> =>
  (await staff.call('GET', '/trpc/setup.itSheet')).body.result.data;

const line = (found: ItSheet, label: string) =>
  found.parts.flatMap(({ lines }) => lines).find((each) => each.label.startsWith(label));

const connect = () =>
  staff.call('POST', '/api/admin/email-settings', {
    provider: 'smtp',
    config: JSON.stringify({
      ...{ host: peer.host, port: peer.port, user: 'office', pass: PASSWORD },
      from: 'mail@firm.example',
    }),
  });

it('says what is right now, read from the process and the database', async () => {
  const found = await sheet();
  expect(found.parts.map(({ title }) => title)).toEqual([
    ...['Domain', 'https and the proxy in front', 'Keys and accounts', 'Mail'],
    'Database and backups',
  ]);
  expect(line(found, 'Address of the site')).toMatchObject({
    ...{ now: app.deps.config.server.publicUrl, state: 'open' },
  });
  expect(line(found, 'Encryption keys')).toMatchObject({ state: 'good' });
  expect(line(found, 'Database')?.now).toMatch(/^A Postgres of your own, version \d+/);
  expect(line(found, 'Mail server')).toMatchObject({
    ...{ now: 'None: mails are only kept on this installation.', state: 'open' },
  });
  expect(line(found, 'Backups')?.now).toMatch(/^No file/);
  const folder = path.join(app.deps.config.dataDir, 'backups');
  await mkdir(folder);
  for (const day of ['09', '10', '08']) {
    await writeFile(path.join(folder, `lawfront-2031-03-${day}.gz`), '');
  }
  expect(line(await sheet(), 'Backups')?.now).toContain('lawfront-2031-03-10.gz');
});

it('tells the last real outcome of mail, and never a secret', async () => {
  await connect();
  expect(line(await sheet(), 'Test of the settings')).toMatchObject({ state: 'open' });
  const id = await enqueueReceipt(app.deps);
  await expect
    .poll(async () => (await mailRecord(app.deps, id)).state, { timeout: 20_000 })
    .toBe('sent');
  await staff.call('POST', '/api/admin/email-settings/test', { to: 'it@firm.example' });
  const found = await sheet();
  expect(line(found, 'Mail server')?.now).toBe(
    `${peer.host}:${peer.port}, signed in as office by password; mails come from mail@firm.example.`,
  );
  expect(line(found, 'Test of the settings')?.now).toMatch(/^A test mail was accepted on Mar 10/);
  expect(line(found, 'Last mail that a server accepted')?.now).toMatch(/127\.0\.0\.1: 250 /);
  const keys = app.deps.config.secretKeys.map(({ key }) => key.toString('base64'));
  const text = JSON.stringify(found);
  for (const secret of [PASSWORD, ...keys, app.databaseUrl]) expect(text).not.toContain(secret);
});

it('is sent by the outbox as it was when somebody sent it, and audited', async () => {
  await connect();
  peer.mails.length = 0;
  const { status } = await staff.call('POST', '/trpc/setup.sendItSheet', { to: 'it@host.example' });
  expect(status).toBe(200);
  await expect.poll(() => peer.mails.length, { timeout: 20_000 }).toBe(1);
  expect(peer.mails[0]).toMatchObject({ to: 'it@host.example' });
  expect(peer.mails[0]?.source).toMatch(/^Subject: The website of .*for your IT/m);
  expect(peer.mails[0]?.source).not.toContain(PASSWORD);
  expect((await staff.auditLog())[0]).toMatchObject({
    ...{ action: 'setup.it-sheet', after: { to: 'it@host.example' } },
  });
});

it('is not sent to something that is no address', async () => {
  const { status, body } = await staff.call('POST', '/trpc/setup.sendItSheet', { to: 'it@' });
  expect([status, Object.keys(body.error.data.fieldErrors)]).toEqual([400, ['to']]);
});
