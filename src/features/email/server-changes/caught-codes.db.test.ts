import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { addHours, addMinutes, addSeconds } from '../../../platform/time/date-math.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { bearer, roleToken, STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { PASSWORD, poolClient } from '../../../testing/pool-client.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

/** The address of the account `admin`. */
const FIRM_ADDRESS = 'office@pacificharborlaw.example';
const NEW_PASSWORD = 'caught by another server';

let app: TestApp;
let now = TEST_NOW;
let owner: string;
let firmServer: SmtpPeer;
let otherServer: SmtpPeer;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  owner = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  for (const table of [
    'outboxEmails',
    'emailSettings',
    'mailServerChanges',
    'rateLimits',
  ] as const) {
    await deleteAll(app.deps.db, table);
  }
  [firmServer, otherServer] = await Promise.all([startSmtpPeer(), startSmtpPeer()]);
});
afterEach(() => Promise.all([firmServer.close(), otherServer.close()]));

const call = (token: string, method: string, path: string, body?: object) =>
  fetch(`${app.url}/api${path}`, {
    method,
    headers: { ...bearer(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Sends mail through this server from now on, if the caller may change that. */
const sendThrough = ({ host, port }: SmtpPeer, token = owner, fromName = 'Firm') =>
  call(token, 'POST', '/admin/email-settings', {
    provider: 'smtp',
    config: JSON.stringify({ host, port, from: 'mail@firm.example', fromName }),
  });

const removeServer = async () => {
  const { id } = await (await call(owner, 'GET', '/email-settings/active')).json();
  return call(owner, 'DELETE', `/admin/email-settings/${id}`);
};

const forgetPassword = (username: string) =>
  poolClient(app).asClient('ForgotPassword', { Username: username });

/** The code in a mail that a server received for an account. */
const codeAt = ({ mails }: SmtpPeer) =>
  mails.flatMap(({ source }) => /^(\d{6})\r?$/m.exec(source)?.[1] ?? [])[0];

const states = (kind: string) =>
  app.deps.db
    .selectFrom('outboxEmails')
    .select(['toEmail', 'state', 'skipReason', 'serverName', 'isCaught', 'textBody'])
    .where('kind', '=', kind)
    .orderBy('toEmail')
    .execute();

describe('a manager and a program with an API key', () => {
  it('cannot send mail through a server of their own, and so catch no code of an owner', async () => {
    const manager = await roleToken(app, 'manager');
    const key = `lf_${crypto.randomUUID()}`;
    await app.deps.db
      .insertInto('apiKeys')
      .values({
        ...{ name: 'Mail', keyHash: hashOfToken(key), lastCharacters: key.slice(-4) },
        ...{ scopes: ['mailServer:change'], addressRanges: [], createdBy: 'admin' },
        createdAt: TEST_NOW,
      })
      .execute();
    for (const token of [manager.token, key]) {
      const changed = await sendThrough(otherServer, token);
      // What the change was for: with it, the code of an owner arrives at the other server, and sets their password.
      await forgetPassword('admin');
      await app.deps.localPool?.background.settled();
      await expect
        .poll(async () => (await states('password_reset_code')).at(-1)?.state)
        .toBe('sent');
      const code = codeAt(otherServer);
      if (code) {
        await poolClient(app).asClient('ConfirmForgotPassword', {
          ...{ Username: 'admin', ConfirmationCode: code, Password: NEW_PASSWORD },
        });
      }
      expect((await poolClient(app).signIn('admin', PASSWORD)).status).toBe(200);
      expect([changed.status, (await changed.json()).reason]).toEqual([403, 'not_permitted']);
      expect(otherServer.mails).toEqual([]);
    }
  });
});

describe('an owner who changes the server', () => {
  it('needs a recent sign-in', async () => {
    now = addMinutes(TEST_NOW, 16);
    for (const changed of [
      await sendThrough(otherServer),
      await call(owner, 'DELETE', `/admin/email-settings/${crypto.randomUUID()}`),
    ]) {
      expect([changed.status, (await changed.json()).reason]).toEqual([403, 'step_up_required']);
    }
  });

  it('gets no codes through the new one for 24 hours', async () => {
    await sendThrough(firmServer);
    await forgetPassword('admin');
    await expect.poll(() => codeAt(firmServer)).toBeDefined();
    await sendThrough(otherServer);
    const held = await forgetPassword('admin');
    expect([held.status, held.body]).toEqual([
      400,
      {
        __type: 'CodeDeliveryFailureException',
        message:
          'No codes are sent at the moment, because the mail server of this website was changed. Please try again in 24 hours.',
      },
    ]);
    expect((await forgetPassword('nobody')).body).toEqual(held.body);
    const signedUp = await poolClient(app).signUp('newcomer');
    expect([signedUp.status, signedUp.body]).toEqual([400, held.body]);
    expect(await states('sign_up_code')).toEqual([]);
    now = addSeconds(addHours(TEST_NOW, 24), -1);
    expect((await forgetPassword('admin')).body.message).toMatch(/in an hour\.$/);
    expect(otherServer.mails).toEqual([]);
    now = addHours(TEST_NOW, 24);
    await forgetPassword('admin');
    await expect.poll(() => codeAt(otherServer)).toBeDefined();
  });

  it('gets no code that waited at the former one', async () => {
    firmServer.answer = () => ({ code: 450, words: 'Try again later' });
    await sendThrough(firmServer);
    await forgetPassword('admin');
    await expect.poll(async () => (await states('password_reset_code'))[0]?.state).toBe('failed');
    await sendThrough(otherServer);
    await expect
      .poll(async () => await states('password_reset_code'))
      .toMatchObject([{ state: 'skipped', skipReason: 'server_changed' }]);
    expect(otherServer.mails).toEqual([]);
  });

  it('gets none either after removing the former one first', async () => {
    await sendThrough(firmServer);
    expect((await removeServer()).status).toBe(204);
    await sendThrough(otherServer);
    expect((await forgetPassword('admin')).body).toMatchObject({
      __type: 'CodeDeliveryFailureException',
    });
  });

  it('is named to every owner in a mail through the former one, which is then forgotten', async () => {
    await roleToken(app, 'owner', { username: 'second' });
    await sendThrough(firmServer);
    // The first server of a site replaces none: this is only caught.
    await expect
      .poll(async () => (await states('mail_server_changed')).map(({ state }) => state))
      .toEqual(['sent', 'sent']);
    expect(firmServer.mails).toEqual([]);
    await sendThrough(otherServer);
    await expect
      .poll(() => firmServer.mails.map(({ to }) => to).sort())
      .toEqual([FIRM_ADDRESS, 'second@example.com']);
    expect(otherServer.mails).toEqual([]);
    await expect
      .poll(() => app.deps.db.selectFrom('emailSettings').select('isActive').execute())
      .toEqual([{ isActive: true }]);
    // All were queued at the same time, so their order is undefined.
    const texts = (await states('mail_server_changed')).map(({ textBody }) => textBody);
    const text = texts.find((each) => each?.includes(`New server: 127.0.0.1:${otherServer.port}`));
    expect(text).toContain(`Changed by: admin`);
    expect(text).toContain(`Former server: 127.0.0.1:${firmServer.port}`);
  });

  it('is named after a removal as well', async () => {
    await sendThrough(firmServer);
    await removeServer();
    await expect.poll(() => firmServer.mails.length).toBeGreaterThan(0);
    await expect
      .poll(() => app.deps.db.selectFrom('emailSettings').select('id').execute())
      .toEqual([]);
  });

  it('holds nothing back with another sender at the same server, nor with the first server', async () => {
    await sendThrough(firmServer);
    await sendThrough(firmServer, owner, 'Office');
    await forgetPassword('admin');
    await expect.poll(() => codeAt(firmServer)).toBeDefined();
    expect(firmServer.mails).toHaveLength(1);
    expect(await app.deps.db.selectFrom('emailSettings').select('id').execute()).toHaveLength(1);
  });
});
