import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { openCalendar } from './present-calendar.ts';
import type { StoredCalendar } from './queries.ts';
import {
  API_KEY_DESTINATION,
  CALENDAR_PROVIDERS,
  CALENDAR_SECRET_DESTINATIONS,
  CALENDAR_SECRETS,
  CALENDAR_TEMPLATES,
} from './rules.ts';
import { CALENDAR_CONFIGS } from './schema.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'calendarSettings'));

const LIST = '/api/admin/calendar-settings';
const ACTIVE = '/api/calendar-settings/active';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const OUTLOOK = {
  tenantId: 'firm.example',
  clientId: '3b0c8d52-6a3c-4c55-9d3f-0a4b7b1e9f11',
  clientSecret: 'a-secret-of-outlook-7Qx2',
  mailbox: 'office@firm.example',
};
const GOOGLE = {
  calendarId: 'primary',
  client_email: 'bot@project.iam.gserviceaccount.com',
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIEvQ\n-----END PRIVATE KEY-----\n',
};
const CALENDLY = {
  token: 'pat-of-calendly',
  eventType: 'https://api.calendly.com/event_types/T',
};

const bodyOf = (provider: string, config: object | string, more: object = {}) => ({
  provider,
  isActive: true,
  config: typeof config === 'string' ? config : JSON.stringify(config),
  webhookUrl: null,
  apiKey: null,
  ...more,
});
const BUSY_FILE = { busyIcsUrl: 'https://calendar.example/private-abc/basic.ics' };
const create = (body: object) => staff.call('POST', LIST, body);
const created = async (provider: string, config: object, more: object = {}) =>
  (await create(bodyOf(provider, config, more))).body;

it('takes the key file of a service account as Google gives it', async () => {
  const keyFile = {
    type: 'service_account',
    project_id: 'project',
    private_key_id: '0123456789abcdef',
    private_key: GOOGLE.private_key,
    client_email: GOOGLE.client_email,
    client_id: '100000000000000000001',
    auth_uri: 'https://accounts.google.com/o/oauth2/auth',
    token_uri: 'https://oauth2.googleapis.com/token',
    auth_provider_x509_cert_url: 'https://www.googleapis.com/oauth2/v1/certs',
    client_x509_cert_url: 'https://www.googleapis.com/robot/v1/metadata/x509/bot',
    universe_domain: 'googleapis.com',
  };
  const stored = { ...GOOGLE, private_key: GOOGLE.private_key.trim() };
  expect((await opened((await created('google', keyFile)).id)).config).toEqual(stored);
  const office = { ...keyFile, calendarId: 'office@firm.example' };
  expect((await opened((await created('google', office)).id)).config).toEqual({
    ...stored,
    calendarId: 'office@firm.example',
  });
});

async function opened(id: string) {
  const row = await app.deps.db
    .selectFrom('calendarSettings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openCalendar(app.deps.secrets, row as StoredCalendar);
}

it.each(CALENDAR_PROVIDERS)(
  '$text: its template and its secrets are settings of it',
  ({ value }) => {
    const names = Object.keys(CALENDAR_CONFIGS[value].shape);
    expect(names).toEqual(expect.arrayContaining(Object.keys(CALENDAR_TEMPLATES[value])));
    expect(names).toEqual(expect.arrayContaining([...CALENDAR_SECRETS[value]]));
    const destinations = Object.values(CALENDAR_SECRET_DESTINATIONS[value]).flat();
    expect([...names, ...API_KEY_DESTINATION]).toEqual(expect.arrayContaining(destinations));
  },
);

describe('connecting a calendar', () => {
  it('stores it inactive, seals its secrets, returns masks, and audits it without secrets', async () => {
    const { status, body } = await create(
      bodyOf('outlook', OUTLOOK, {
        webhookUrl: 'https://hooks.example/secret/path',
        apiKey: 'key-1234567890',
      }),
    );
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        provider: 'outlook',
        isActive: false,
        config: JSON.stringify({ ...OUTLOOK, clientSecret: '••••7Qx2' }, null, 2),
        webhookUrl: 'https://hooks.example/secret/path',
        apiKey: '••••7890',
        createdAt: TEST_NOW.toISOString(),
      },
    ]);
    expect(await opened(body.id)).toMatchObject({ config: OUTLOOK, apiKey: 'key-1234567890' });
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({
      action: 'calendar.create',
      entity: 'calendar_settings',
      entityId: body.id,
      before: null,
      after: {
        provider: 'outlook',
        config: { ...OUTLOOK, clientSecret: '••••••' },
        webhook: 'https://hooks.example',
        hasApiKey: true,
      },
    });
    expect((await staff.call('GET', LIST)).body).toEqual([body]);
  });

  it.each([
    ['google', GOOGLE],
    ['calendly', CALENDLY],
    ['custom', BUSY_FILE],
  ])('takes %s', async (provider, config) => {
    const { status, body } = await create(bodyOf(provider, config));
    expect(status).toBe(201);
    expect(body.config).not.toMatch(/MIIEvQ|pat-of|private-abc/);
  });

  it('takes a template with its optional settings left empty', async () => {
    const config = { ...CALENDAR_TEMPLATES.calendly, ...CALENDLY };
    expect((await create(bodyOf('calendly', config))).status).toBe(201);
  });

  it.each([
    ['provider', 'Choose one', bodyOf('icloud', {})],
    ['config', 'Required', { provider: 'google' }],
    ['config', 'Line 2, column 1: ', bodyOf('google', '{"calendarId": "a",\n}')],
    ['config', 'Must be an object in braces', bodyOf('google', '[]')],
    ['config', 'Must be an object in braces', bodyOf('google', 'null')],
    ['config', 'client_email: Required', bodyOf('google', { ...GOOGLE, client_email: undefined })],
    ['config', 'private_key: Must be a private', bodyOf('google', { ...GOOGLE, private_key: 'x' })],
    ['config', 'baseUrl: is not a setting of Google', bodyOf('google', { ...GOOGLE, baseUrl: '' })],
    ['config', '__proto__: is not a', bodyOf('google', '{"__proto__": {}}')],
    ['config', 'clientSecret: Required', bodyOf('outlook', { ...OUTLOOK, clientSecret: '' })],
    ['config', 'mailbox: Please enter', bodyOf('outlook', { ...OUTLOOK, mailbox: 'x' })],
    ['config', 'tenantId: Must be', bodyOf('outlook', { ...OUTLOOK, tenantId: 'https://evil' })],
    ['config', 'clientId: Must be text', bodyOf('outlook', { ...OUTLOOK, clientId: 5 })],
    [
      'config',
      'Enter the whole value',
      bodyOf('outlook', { ...OUTLOOK, clientSecret: '••••7Qx2' }),
    ],
    [
      'config',
      'eventType: Must begin',
      bodyOf('calendly', { ...CALENDLY, eventType: 'https://evil.example/event_types/T' }),
    ],
    ['config', 'busyIcsUrl: Must be', bodyOf('custom', { busyIcsUrl: 'http://calendar.example' })],
    ['config', 'busyIcsUrl: Must be', bodyOf('custom', { busyIcsUrl: 'https://a:b@c.example' })],
    ['config', 'at most', bodyOf('custom', `{"a": "${'x'.repeat(20_000)}"}`)],
    ['webhookUrl', 'https://', bodyOf('custom', BUSY_FILE, { webhookUrl: 'http://127.0.0.1/' })],
    ['webhookUrl', 'https://', bodyOf('custom', BUSY_FILE, { webhookUrl: 'javascript:alert(1)' })],
    [
      'webhookUrl',
      'password',
      bodyOf('custom', BUSY_FILE, { webhookUrl: 'https://a:b@c.example/' }),
    ],
    ['apiKey', 'whole value', bodyOf('custom', BUSY_FILE, { apiKey: '••••1234' })],
    ['apiKey', 'text', bodyOf('custom', BUSY_FILE, { apiKey: 5 })],
    ['isActive', 'true or false', bodyOf('custom', BUSY_FILE, { isActive: 'yes' })],
  ])('refuses a bad %s: %s', async (field, words, body) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
    expect(answer.body.fieldErrors[field].join(' ')).toContain(words);
    expect((await staff.call('GET', LIST)).body).toEqual([]);
  });

  it('reports all validation errors at once', async () => {
    const { body } = await create(
      bodyOf('outlook', { tenantId: 'x y', url: 'z' }, { webhookUrl: 'ftp://x' }),
    );
    expect(Object.keys(body.fieldErrors).sort()).toEqual(['config', 'webhookUrl']);
    expect(body.fieldErrors.config).toHaveLength(5);
  });
});

describe('changing a calendar', () => {
  it('keeps the secrets whose masks are sent back', async () => {
    const before = await created('outlook', OUTLOOK, { apiKey: 'key-1234567890' });
    const typed = { ...JSON.parse(before.config), mailbox: 'new@firm.example' };
    const { status, body } = await staff.call('PUT', `${LIST}/${before.id}`, {
      ...before,
      config: JSON.stringify(typed),
    });
    expect(status).toBe(200);
    expect(JSON.parse(body.config)).toEqual(typed);
    expect(await opened(before.id)).toEqual({
      config: { ...OUTLOOK, mailbox: 'new@firm.example' },
      apiKey: 'key-1234567890',
      webhookUrl: null,
    });
    expect((await staff.auditLog())[0]).toMatchObject({ action: 'calendar.update' });
  });

  it('replaces secrets and deletes omitted ones', async () => {
    const { id } = await created('outlook', OUTLOOK, { apiKey: 'key-1234567890' });
    const config = { ...OUTLOOK, clientSecret: 'another-secret-abcd' };
    const { body } = await staff.call('PUT', `${LIST}/${id}`, bodyOf('outlook', config));
    expect([JSON.parse(body.config).clientSecret, body.apiKey]).toEqual(['••••abcd', null]);
    expect(await opened(id)).toMatchObject({ config, apiKey: null });
  });

  it.each([
    ['the mask of something else', 'outlook', { ...OUTLOOK, clientSecret: '••••0000' }],
    ['a mask under another provider', 'calendly', { ...CALENDLY, token: '••••7Qx2' }],
  ])('refuses %s', async (_what, provider, config) => {
    const { id } = await created('outlook', OUTLOOK);
    const { status, body } = await staff.call('PUT', `${LIST}/${id}`, bodyOf(provider, config));
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['config']]);
    expect((await opened(id)).config).toEqual(OUTLOOK);
  });
});

it.each([
  ['no address', {}, null, 'Enter the address of busy times, a webhook URL, or both'],
  [
    'a webhook without a signing secret',
    {},
    'https://hooks.example/lawfront',
    'signingSecret: Is needed to sign the messages to the webhook',
  ],
])('a custom calendar with %s is rejected', async (_what, config, webhookUrl, message) => {
  const { status, body } = await create(bodyOf('custom', config, { webhookUrl }));
  expect([status, body.fieldErrors]).toEqual([400, { config: [message] }]);
});

describe('a calendar that is sent elsewhere', () => {
  const SECRETS = { signingSecret: 'whsec_of-the-webhook-9Kp1' };
  const webhookUrl = 'https://hooks.example/lawfront';
  const maskedKey = {
    config: JSON.stringify({ signingSecret: 'whsec_of-another' }),
    apiKey: '••••7890',
  };
  const maskedConfig = {
    config: JSON.stringify({ signingSecret: '••••9Kp1' }),
    apiKey: null,
  };
  const refused = 'Enter the whole value again, because you have changed ';

  it.each([
    ['host', 'https://evil.example/lawfront'],
    ['port', 'https://hooks.example:8443/lawfront'],
    ['path', 'https://hooks.example/somebody'],
  ])('keeps no secret for a webhook with another %s', async (_what, other) => {
    const before = await created('custom', SECRETS, { webhookUrl, apiKey: 'key-1234567890' });
    for (const [path, method] of [
      [`${LIST}/${before.id}`, 'PUT'],
      [`${LIST}/test`, 'POST'],
    ] as const) {
      const send = async (changes: object) => {
        const typed = { id: before.id, provider: 'custom', webhookUrl: other, ...changes };
        return (await staff.call(method, path, typed)).body.fieldErrors;
      };
      expect(await send(maskedKey)).toEqual({ apiKey: [`${refused}webhookUrl`] });
      expect(await send(maskedConfig)).toEqual({
        config: [`signingSecret: ${refused}webhookUrl`],
      });
    }
    const whole = { ...SECRETS, signingSecret: 'whsec_of-the-webhook-9Kp1' };
    const moved = bodyOf('custom', whole, { webhookUrl: other, apiKey: 'key-1234567890' });
    expect((await staff.call('PUT', `${LIST}/${before.id}`, moved)).status).toBe(200);
  });

  it('keeps no secret for another account of the provider', async () => {
    const { id } = await created('outlook', OUTLOOK);
    const config = { ...OUTLOOK, tenantId: 'evil.example', clientSecret: '••••7Qx2' };
    const { body } = await staff.call('PUT', `${LIST}/${id}`, bodyOf('outlook', config));
    expect(body.fieldErrors).toEqual({ config: [`clientSecret: ${refused}tenantId`] });
  });
});

it('a secret whose encryption key is lost must be entered again', async () => {
  const { id } = await created('outlook', OUTLOOK, { apiKey: 'key-1234567890' });
  await app.deps.db
    .updateTable('calendarSettings')
    .set({
      config: JSON.stringify({ ...OUTLOOK, clientSecret: 'v1.gone.AAAA.BBBB' }),
      apiKey: 'v1.gone.AAAA.BBBB',
    })
    .execute();
  const [row] = (await staff.call('GET', LIST)).body;
  expect([JSON.parse(row.config).clientSecret, row.apiKey]).toEqual(['', '']);
  const again = await staff.call('PUT', `${LIST}/${id}`, row);
  expect(again.body.fieldErrors).toEqual({ config: ['clientSecret: Required'] });
  await staff.call('PUT', `${LIST}/${id}`, bodyOf('outlook', OUTLOOK));
  expect((await opened(id)).config).toEqual(OUTLOOK);
});

describe('activating', () => {
  const activate = (id: string) => staff.call('PUT', `${LIST}/${id}/activate`);

  it('replaces the active calendar', async () => {
    const none = await staff.call('GET', ACTIVE);
    expect([none.status, none.body.reason]).toEqual([404, 'calendar_not_found']);
    const [one, two] = [await created('outlook', OUTLOOK), await created('google', GOOGLE)];
    expect((await activate(one.id)).body).toEqual({ ...one, isActive: true });
    expect((await activate(two.id)).status).toBe(200);
    expect((await staff.call('GET', ACTIVE)).body).toEqual({ ...two, isActive: true });
    const [entry, ...older] = await staff.auditLog(2);
    expect(entry).toMatchObject({ action: 'calendar.activate', before: { active: one.id } });
    await activate(two.id);
    expect(await staff.auditLog(2)).toEqual([entry, ...older]);
  });

  it.each([
    [
      'without an address',
      { provider: 'custom', config: '{}', webhookUrl: null },
      { config: ['Enter the address of busy times, a webhook URL, or both'] },
    ],
    [
      'with a webhook but no signing secret',
      { provider: 'custom', config: '{}', webhookUrl: 'https://hooks.example/lawfront' },
      { config: ['signingSecret: Is needed to sign the messages to the webhook'] },
    ],
    [
      'whose secret can no longer be read',
      {
        provider: 'outlook',
        config: JSON.stringify({ ...OUTLOOK, clientSecret: 'v1.gone.AAAA.BBBB' }),
        webhookUrl: null,
      },
      { config: ['clientSecret: Required'], secrets: ['Enter again: clientSecret'] },
    ],
  ])(
    'a stored calendar %s is rejected, and the active one stays',
    async (_what, stored, errors) => {
      const working = await created('google', GOOGLE);
      await activate(working.id);
      const { id } = await app.deps.db
        .insertInto('calendarSettings')
        .values(stored)
        .returning('id')
        .executeTakeFirstOrThrow();
      const { status, body } = await activate(id);
      expect([status, body.reason, body.fieldErrors]).toEqual([409, 'settings_incomplete', errors]);
      expect((await staff.call('GET', ACTIVE)).body.id).toBe(working.id);
    },
  );

  it('two calendars concurrently leaves one of them active without an error', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = [await created('outlook', OUTLOOK), await created('google', GOOGLE)];
      const answers = await Promise.all([one, two, one, two].map(({ id }) => activate(id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { body } = await staff.call('GET', LIST);
      expect(body.filter(({ isActive }: { isActive: boolean }) => isActive)).toHaveLength(1);
    }
  });
});

it('deleting removes it, also while it is active', async () => {
  const { id } = await created('outlook', OUTLOOK);
  await staff.call('PUT', `${LIST}/${id}/activate`);
  const { status, body } = await staff.call('DELETE', `${LIST}/${id}`);
  expect([status, body]).toEqual([204, undefined]);
  expect((await staff.call('GET', ACTIVE)).status).toBe(404);
  expect((await staff.auditLog())[0]).toMatchObject({ action: 'calendar.delete', after: null });
});

it.each([
  ['PUT', '', bodyOf('custom', BUSY_FILE)],
  ['PUT', '/activate', undefined],
  ['DELETE', '', undefined],
] as const)(
  '%s %s returns 404 for an unknown id and 400 for a malformed one',
  async (method, path, body) => {
    const missing = await staff.call(method, `${LIST}/${NOBODY}${path}`, body);
    expect([missing.status, missing.body.reason]).toEqual([404, 'calendar_not_found']);
    const nonsense = await staff.call(method, `${LIST}/x${path}`, body);
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['id']]);
  },
);
