import fs from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
const written = vi.spyOn(fs, 'writeSync');
const writtenLater = vi.spyOn(fs, 'write');
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, LOG_LEVEL: 'debug' } });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const CANARY = 'canary-sings-4f1b';
const PEM = `-----BEGIN PRIVATE KEY-----\n${CANARY}\n-----END PRIVATE KEY-----`;

const WRITES = [
  [
    '/api/admin/calendar-settings',
    'google',
    { calendarId: 'a', client_email: 'a@b.example', private_key: PEM },
  ],
  [
    '/api/admin/calendar-settings',
    'calendly',
    { token: CANARY, eventType: 'https://api.calendly.com/event_types/T' },
  ],
  [
    '/api/admin/calendar-settings',
    'custom',
    { signingSecret: CANARY, busyIcsUrl: `https://a.example/${CANARY}` },
  ],
  [
    '/api/admin/email-settings',
    'smtp',
    { host: 'a.example', port: 25, user: 'a', pass: CANARY, from: 'a@b.example' },
  ],
  [
    '/api/admin/email-settings',
    'smtp',
    {
      ...{ host: 'a.example', port: 25, user: 'a', from: 'a@b.example', signIn: 'google-key' },
      ...{ client_email: 'a@b.example', private_key: PEM },
    },
  ],
  ['/api/admin/email-settings', 'sendgrid', { apiKey: CANARY, from: 'a@b.example' }],
] as const;

it('secrets appear in no response, table or log in clear text', async () => {
  const answers: unknown[] = [];
  const call = async (...args: Parameters<StaffClient['call']>) => {
    const answer = await staff.call(...args);
    answers.push(answer.body);
    return answer;
  };
  for (const [path, provider, config] of WRITES) {
    const body = {
      provider,
      config: JSON.stringify(config),
      ...(path.includes('cal') && { apiKey: CANARY }),
    };
    const made = await call('POST', path, body);
    expect(made.status).toBe(201);
    await call('POST', path, { ...body, config: JSON.stringify({ ...config, more: CANARY }) });
    await call('POST', path, { ...body, config: `{"a": "${CANARY}"` });
    if (path.includes('email')) continue;
    await call('PUT', `${path}/${made.body.id}`, { ...body, ...made.body });
    await call('PUT', `${path}/${made.body.id}/activate`);
  }
  const source = { name: 'a', url: 'https://a.example', type: 'api' };
  const config = JSON.stringify({ apiKey: CANARY });
  const { body } = await call('POST', '/api/admin/blog-sources', { ...source, config });
  await call('PUT', `/api/admin/blog-sources/${body.id}`, { ...source, ...body });
  for (const path of [
    'admin/calendar-settings',
    'calendar-settings/active',
    'email-settings/active',
    'admin/blog-sources',
  ]) {
    expect((await call('GET', `/api/${path}`)).status).toBe(200);
  }
  await call('DELETE', `/api/admin/blog-sources/${body.id}`);

  expect(JSON.stringify(answers)).not.toContain(CANARY);
  const tables = await app.deps.db.introspection.getTables();
  expect(tables.length).toBeGreaterThan(15);
  for (const { schema, name } of tables) {
    const rows = await app.deps.db
      .withSchema(schema ?? 'public')
      .selectFrom(name as never)
      .selectAll()
      .execute();
    expect([name, JSON.stringify(rows).includes(CANARY)]).toEqual([name, false]);
  }
  const log = [...written.mock.calls, ...writtenLater.mock.calls]
    .map(([, text]) => String(text))
    .join('');
  expect(log).toContain('/api/admin/calendar-settings');
  expect(log).not.toContain(CANARY);
});
