import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postJson } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startHttpPeer } from '../testing/http-peer.ts';

const TEST = '/api/admin/email-settings/test';
const SETTINGS = '/api/admin/email-settings';
const ACCOUNT = { user: 'office', pass: 'password-of-mail-h4rb' };
const TO = 'maren@firm.example';

let app: TestApp;
let staff: StaffClient;
let peer: SmtpPeer;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'emailSettings');
  peer = await startSmtpPeer({ account: ACCOUNT });
});
afterEach(() => peer.close());

const smtp = (changes: object = {}) => ({
  host: peer.host,
  port: peer.port,
  ...ACCOUNT,
  from: 'mail@firm.example',
  ...changes,
});
const setting = (config: object, provider = 'smtp') => ({
  provider,
  config: JSON.stringify(config),
});
const problem = async () =>
  (await app.deps.db.selectFrom('emailSettings').select('problem').executeTakeFirstOrThrow())
    .problem;

describe('a test mail', () => {
  it('is sent with the typed, unsaved settings, and returns the server’s response', async () => {
    const { status, body } = await staff.call('POST', TEST, { to: TO, setting: setting(smtp()) });
    expect([status, body]).toEqual([
      200,
      { isSent: true, to: TO, answer: expect.stringMatching(/^250 /), explanation: null },
    ]);
    expect(peer.mails).toHaveLength(1);
    expect(peer.mails[0]).toMatchObject({ from: 'mail@firm.example', to: TO });
    expect(await app.deps.db.selectFrom('emailSettings').select('id').execute()).toEqual([]);
    expect((await staff.auditLog())[0]).toEqual({
      actor: 'admin',
      action: 'email_settings.test',
      entity: 'email_settings',
      entityId: null,
      before: null,
      after: { provider: 'smtp', host: `${peer.host}:${peer.port}`, to: TO, isSent: true },
    });
  });

  it('that is rejected returns the server’s message and an explanation', async () => {
    const config = smtp({ pass: 'wrong' });
    const { status, body } = await staff.call('POST', TEST, { to: TO, setting: setting(config) });
    expect([status, body]).toEqual([
      200,
      {
        isSent: false,
        to: TO,
        answer: '535 5.7.8 Error: authentication failed: wrong password',
        explanation: expect.stringContaining('refused our sign-in'),
      },
    ]);
    expect((await staff.auditLog())[0]?.after).toMatchObject({ isSent: false });
    expect(JSON.stringify(await staff.auditLog(5))).not.toMatch(/wrong password|h4rb/);
  });

  it('uses the stored secret for its mask', async () => {
    await staff.call('POST', SETTINGS, setting(smtp()));
    const masked = setting(smtp({ pass: '••••h4rb' }));
    const { body } = await staff.call('POST', TEST, { to: TO, setting: masked });
    expect(body.isSent).toBe(true);
    const other = setting(smtp({ pass: '••••abcd' }));
    const refused = await staff.call('POST', TEST, { to: TO, setting: other });
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['config']]);
  });

  it('does not send the stored password to a host that was typed', async () => {
    await staff.call('POST', SETTINGS, setting(smtp()));
    const thief = await startSmtpPeer({ account: ACCOUNT });
    try {
      const typed = setting(smtp({ host: thief.host, port: thief.port, pass: '••••h4rb' }));
      const refused = await staff.call('POST', TEST, { to: TO, setting: typed });
      expect([refused.status, refused.body.fieldErrors]).toEqual([
        400,
        { config: [expect.stringMatching(/^pass: .* you have changed .*port$/)] },
      ]);
      expect(thief.mails).toEqual([]);
    } finally {
      await thief.close();
    }
  });

  it('with the active settings updates their status as a mail would', async () => {
    expect((await staff.call('POST', TEST, { to: TO })).body.reason).toBe(
      'email_settings_not_found',
    );
    await staff.call('POST', SETTINGS, setting(smtp({ pass: 'wrong' })));
    expect((await staff.call('POST', TEST, { to: TO })).body.isSent).toBe(false);
    expect(await problem()).toMatch(/^535 /);
    await staff.call('POST', SETTINGS, setting(smtp()));
    expect((await staff.call('POST', TEST, { to: TO })).body.isSent).toBe(true);
    expect(await problem()).toBeNull();
  });

  it('proves the settings in use only if it is accepted, until they are changed', async () => {
    const isTested = async () =>
      (await staff.call('GET', '/trpc/mailSettings.find')).body.result.data.testedAt !== null;
    await staff.call('POST', SETTINGS, setting(smtp({ pass: 'wrong' })));
    await staff.call('POST', TEST, { to: TO });
    expect(await isTested()).toBe(false);
    await staff.call('POST', TEST, { to: TO, setting: setting(smtp()) });
    expect(await isTested()).toBe(false);
    await staff.call('POST', SETTINGS, setting(smtp()));
    expect(await isTested()).toBe(false);
    await staff.call('POST', TEST, { to: TO });
    expect(await isTested()).toBe(true);
    await staff.call('POST', SETTINGS, setting(smtp({ fromName: 'Office' })));
    expect(await isTested()).toBe(false);
  });

  it('is sent to the requesting user if their address is known', async () => {
    await app.deps.db.updateTable('users').set({ email: null }).execute();
    const unknown = await staff.call('POST', TEST, { setting: setting(smtp()) });
    expect([unknown.status, Object.keys(unknown.body.fieldErrors ?? {})]).toEqual([400, ['to']]);
    await app.deps.db.updateTable('users').set({ email: TO }).execute();
    expect((await staff.call('POST', TEST, { setting: setting(smtp()) })).body).toMatchObject({
      isSent: true,
      to: TO,
    });
    expect(peer.mails.map(({ to }) => to)).toEqual([TO]);
  });

  it.each([
    ['to', { to: 'a@b.example\r\nBcc: c@d.example' }],
    ['setting.config', { to: TO, setting: { provider: 'smtp', config: '{' } }],
    ['setting.config', { to: TO, setting: setting({ host: 'a.example' }) }],
    ['setting.provider', { to: TO, setting: setting({}, 'pigeon') }],
  ])('with a bad `%s` is not sent', async (field, body) => {
    const { status, body: answer } = await staff.call('POST', TEST, body);
    expect([status, Object.keys(answer.fieldErrors)]).toEqual([400, [field]]);
    expect(peer.mails).toEqual([]);
  });
});

it('by SendGrid returns its message', async () => {
  const sendGrid = await startHttpPeer(() => ({
    status: 401,
    body: { errors: [{ message: 'The provided authorization grant is invalid' }] },
  }));
  const other = await startTestApp({ env: { ...STAFF_ENV, SENDGRID_URL: sendGrid.url } });
  const someone = await staffClient(other);
  const config = { apiKey: 'SG.abcdefghijkl-9xyz', from: 'mail@firm.example' };
  const { body } = await someone.call('POST', TEST, {
    to: TO,
    setting: setting(config, 'sendgrid'),
  });
  expect(body).toMatchObject({
    isSent: false,
    answer: '401 Unauthorized The provided authorization grant is invalid',
  });
  expect(sendGrid.requests[0]?.headers.authorization).toBe(`Bearer ${config.apiKey}`);
  await other.close();
  await sendGrid.close();
});

it('requires staff and is rate-limited', async () => {
  expect((await postJson(app.url + TEST, {})).status).toBe(401);
  const strict = await startTestApp({ env: { ...STAFF_ENV, RATE_LIMIT_FACTOR: '1' } });
  const client = await staffClient(strict);
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await client.call('POST', TEST, {})).status);
  expect(statuses).toEqual([...Array(10).fill(404), 429]);
  await strict.close();
});
