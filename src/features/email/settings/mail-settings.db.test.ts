import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { MAIL_PROVIDERS, MAIL_SECRET_DESTINATIONS, MAIL_SECRETS, MAIL_TEMPLATES } from './rules.ts';
import { MAIL_CONFIGS } from './schema.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'emailSettings'));

const SETTINGS = '/api/admin/email-settings';
const ACTIVE = '/api/email-settings/active';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const SMTP = {
  host: 'mail.firm.example',
  port: 587,
  user: 'office',
  pass: 'password-of-mail-h4rb',
  from: 'office@firm.example',
};
const APP = {
  host: 'smtp.office365.com',
  port: 587,
  signIn: 'microsoft-app',
  user: 'office@firm.example',
  tenantId: 'firm.example',
  clientId: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f',
  clientSecret: 'secret~of.the~app-wxyz',
  from: 'office@firm.example',
};
const SENDGRID = { apiKey: 'SG.abcdefghijkl-9xyz', from: 'office@firm.example' };

const save = (provider: string, config: object | string) =>
  staff.call('POST', SETTINGS, {
    provider,
    isActive: false,
    config: typeof config === 'string' ? config : JSON.stringify(config),
  });

/** The settings in use. */
async function stored() {
  const rows = await app.deps.db
    .selectFrom('emailSettings')
    .selectAll()
    .where('isActive', '=', true)
    .execute();
  return rows.map(({ id, config }) => {
    const { pass, ...others } = JSON.parse(config);
    return {
      ...others,
      ...(pass && { pass: app.deps.secrets.open(pass, `email_settings.pass:${id}`) }),
    };
  });
}

it.each(MAIL_PROVIDERS)('$text: its template and its secrets are settings of it', ({ value }) => {
  const names = Object.keys(MAIL_CONFIGS[value].shape);
  expect(names).toEqual(expect.arrayContaining(Object.keys(MAIL_TEMPLATES[value])));
  expect(names).toEqual(expect.arrayContaining([...MAIL_SECRETS[value]]));
  const destinations = Object.values(MAIL_SECRET_DESTINATIONS[value]).flat();
  expect(names).toEqual(expect.arrayContaining(destinations));
});

describe('saving', () => {
  it('makes the settings active at once, sealed and masked', async () => {
    const none = await staff.call('GET', ACTIVE);
    expect([none.status, none.body.reason]).toEqual([404, 'email_settings_not_found']);
    const { status, body } = await save('smtp', SMTP);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        provider: 'smtp',
        isActive: true,
        config: JSON.stringify({ ...SMTP, pass: '••••h4rb' }, null, 2),
        createdAt: TEST_NOW.toISOString(),
      },
    ]);
    expect((await staff.call('GET', ACTIVE)).body).toEqual(body);
    expect(await stored()).toEqual([SMTP]);
  });

  it('replaces the active settings, keeps a masked secret, and is audited without it', async () => {
    const first = (await save('smtp', SMTP)).body;
    const typed = { ...JSON.parse(first.config), fromName: 'Firm' };
    const second = (await save('smtp', typed)).body;
    expect(JSON.parse(second.config)).toEqual(typed);
    expect(await stored()).toEqual([{ ...SMTP, fromName: 'Firm' }]);
    const masked = { ...SMTP, pass: '••••••' };
    expect((await staff.auditLog())[0]).toEqual({
      actor: 'admin',
      action: 'email_settings.replace',
      entity: 'email_settings',
      entityId: second.id,
      before: { provider: 'smtp', config: masked },
      after: { provider: 'smtp', config: { ...masked, fromName: 'Firm' } },
    });
  });

  it.each([
    ['host', { host: 'mail.evil.example' }],
    ['port', { port: 2525 }],
    ['user', { user: 'somebody' }],
    ['secure', { secure: undefined }],
  ])('refuses the mask of the password with another %s', async (field, changes) => {
    await save('smtp', { ...SMTP, secure: true });
    const masked = { ...SMTP, secure: true, pass: '••••h4rb' };
    const { status, body } = await save('smtp', { ...masked, ...changes });
    expect([status, body.fieldErrors]).toEqual([
      400,
      {
        config: [`pass: Enter the whole value again, because you have changed ${field}`],
      },
    ]);
    expect(await stored()).toEqual([{ ...SMTP, secure: true }]);
    expect((await save('smtp', masked)).status).toBe(201);
  });

  it('keeps the masked password when encryption is turned on', async () => {
    await save('smtp', SMTP);
    expect((await save('smtp', { ...SMTP, secure: true, pass: '••••h4rb' })).status).toBe(201);
  });

  it('seals and masks the secret of an app, and keeps it by its mask', async () => {
    const first = (await save('smtp', APP)).body;
    expect(JSON.parse(first.config)).toEqual({ ...APP, clientSecret: '••••wxyz' });
    const row = await app.deps.db.selectFrom('emailSettings').selectAll().executeTakeFirstOrThrow();
    expect(row.config).not.toContain(APP.clientSecret);
    const again = await save('smtp', { ...JSON.parse(first.config), fromName: 'Firm' });
    const kept = JSON.parse(
      (await app.deps.db.selectFrom('emailSettings').selectAll().executeTakeFirstOrThrow()).config,
    );
    const place = `email_settings.clientSecret:${again.body.id}`;
    expect(app.deps.secrets.open(kept.clientSecret, place)).toBe(APP.clientSecret);
    // The access token that it is exchanged for would go to the other server.
    const moved = await save('smtp', { ...JSON.parse(first.config), host: 'mail.evil.example' });
    expect([moved.status, moved.body.fieldErrors.config[0]]).toEqual([
      400,
      'clientSecret: Enter the whole value again, because you have changed host',
    ]);
  });

  it('another way to sign in to the same mailbox is no change of the server', async () => {
    const { user, host, port } = APP;
    await save('smtp', { ...SMTP, user, host, port });
    await deleteAll(app.deps.db, 'mailServerChanges');
    expect((await save('smtp', APP)).status).toBe(201);
    expect(await app.deps.db.selectFrom('mailServerChanges').select('id').execute()).toEqual([]);
  });

  it('eight times concurrently leaves one setting without an error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        i % 2 ? save('smtp', { ...SMTP, port: i + 1 }) : save('sendgrid', SENDGRID),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['provider', 'Choose one', 'pigeon', {}],
    ['config', 'Required', 'smtp', ' '],
    ['config', 'Line 1, column 2: ', 'smtp', '{'],
    ['config', 'host: Required', 'smtp', { ...SMTP, host: undefined }],
    ['config', 'host: Must be the name', 'smtp', { ...SMTP, host: 'smtp://mail.example:25' }],
    ['config', 'port: Must be a whole', 'smtp', { ...SMTP, port: 0 }],
    ['config', 'port: Must be a whole', 'smtp', { ...SMTP, port: '587' }],
    ['config', 'secure: Must be true', 'smtp', { ...SMTP, secure: 'no' }],
    ['config', 'pass: Give both', 'smtp', { ...SMTP, pass: '' }],
    [
      'config',
      'from: Must be a single',
      'smtp',
      { ...SMTP, from: 'a@b.example\r\nBcc: c@d.example' },
    ],
    ['config', 'fromName: Must be a single', 'sendgrid', { ...SENDGRID, fromName: 'a\nb' }],
    ['config', 'signIn: Choose one of the ways', 'smtp', { ...APP, signIn: 'magic' }],
    ['config', 'clientSecret: Required', 'smtp', { ...APP, clientSecret: '' }],
    ['config', 'clientId: Must be the id of an app', 'smtp', { ...APP, clientId: 'x' }],
    ['config', 'tenantId: Must be the id or', 'smtp', { ...APP, tenantId: 'a/b' }],
    ['config', 'user: Required', 'smtp', { ...APP, user: undefined }],
    ['config', 'pass: Belongs to another way', 'smtp', { ...APP, pass: 'secret' }],
    ['config', 'refreshToken: Belongs to another', 'smtp', { ...SMTP, refreshToken: 'r' }],
    ['config', 'apiKey: Required', 'sendgrid', { ...SENDGRID, apiKey: '' }],
    ['config', 'url: is not a setting of SendGrid', 'sendgrid', { ...SENDGRID, url: 'https://x' }],
    ['config', 'apiKey: Enter the whole', 'sendgrid', { ...SENDGRID, apiKey: '••••9xyz' }],
  ])('refuses a bad %s (%s), and keeps what is in use', async (field, words, provider, config) => {
    await save('smtp', SMTP);
    const { status, body } = await save(provider, config);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
    expect(body.fieldErrors[field].join(' ')).toContain(words);
    expect(await stored()).toEqual([SMTP]);
  });
});

it('a secret whose encryption key is lost must be entered again', async () => {
  await save('smtp', SMTP);
  const config = JSON.stringify({ ...SMTP, pass: 'v1.gone.AAAA.BBBB' });
  await app.deps.db.updateTable('emailSettings').set({ config }).execute();
  const { status, body } = await staff.call('GET', ACTIVE);
  expect([status, JSON.parse(body.config).pass]).toEqual([200, '']);
});

it('deleting removes them; an unknown id is a 404, a malformed one a 400', async () => {
  const { id } = (await save('smtp', SMTP)).body;
  const missing = await staff.call('DELETE', `${SETTINGS}/${NOBODY}`);
  expect([missing.status, missing.body.reason]).toEqual([404, 'email_settings_not_found']);
  const nonsense = await staff.call('DELETE', `${SETTINGS}/x`);
  expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['id']]);
  expect((await staff.call('DELETE', `${SETTINGS}/${id}`)).status).toBe(204);
  expect(await stored()).toEqual([]);
  expect((await staff.auditLog())[0]).toMatchObject({ action: 'email_settings.delete' });
});
