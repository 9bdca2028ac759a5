import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJson } from '../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const FIELDS = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '',
  practiceArea: 'other',
  message: 'Hello <b>there</b>',
  website: '',
  consent: 'true',
};

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers,
  });

const rows = () => app.deps.db.selectFrom('contactSubmissions').select('message').execute();

it('a form submitted without scripts is stored, and redirects to the page', async () => {
  const response = await post(FIELDS);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?sent=true']);
  expect(await rows()).toEqual([{ message: 'Hello <b>there</b>' }]);
  const page = await (await fetch(`${app.url}/contact?sent=true`)).text();
  expect(page).toContain('Message Sent Successfully');
});

it.each([
  ['email', { email: '<script>alert(1)</script>' }],
  ['message', { message: ' ' }],
  ['consent', { consent: '' }],
  ['practiceArea', { practiceArea: '' }],
])(
  'with a bad %s is shown again with a message beside it, and keeps the rest',
  async (name, changes) => {
    const response = await post({ ...FIELDS, ...changes });
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).not.toContain('<script>alert');
    const page = load(html);
    const field = page(`main [name=${name}]`);
    expect(field.attr('aria-invalid')).toBe('true');
    expect(page(`#${field.attr('id')}-error`).text()).not.toBe('');
    expect(page('main [name=lastName]').val()).toBe('Whitfield');
    expect(page('main [role=alert]').text()).toContain('Your message was not sent.');
  },
);

it('all errors are shown at once, with the missing consent', async () => {
  const response = await post({ ...FIELDS, consent: '', email: 'dana@', message: '' });
  expect(response.status).toBe(400);
  const page = load(await response.text());
  const invalid = page('main [aria-invalid=true]')
    .toArray()
    .map(({ attribs }) => attribs.name);
  expect(invalid.sort()).toEqual(['consent', 'email', 'message']);
});

it('the same message within ten minutes, as after Back, is one message with one pair of mails', async () => {
  const { db } = app.deps;
  const message = { ...FIELDS, email: 'back@example.com' };
  const all = await Promise.all([post(message), post(message)]);
  const { consent: _, website: __, ...body } = message;
  const later = await postJson(`${app.url}/api/contact`, body);
  expect([...all, later].map(({ status }) => status)).toEqual([303, 303, 201]);
  await post({ ...message, message: 'Another one' });
  const stored = await db
    .selectFrom('contactSubmissions')
    .select(['id', 'message'])
    .where('email', '=', 'back@example.com')
    .orderBy('createdAt')
    .execute();
  expect(stored.map((row) => row.message).sort()).toEqual(['Another one', 'Hello <b>there</b>']);
  const mails = await db
    .selectFrom('outboxEmails')
    .select('kind')
    .where('toEmail', '=', 'back@example.com')
    .execute();
  expect(mails).toHaveLength(2);
});

it('a cross-site submission is rejected', async () => {
  const response = await post(FIELDS, { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
});

it('no other route accepts a form', async () => {
  const response = await fetch(`${app.url}/contact`, { method: 'POST', body: new FormData() });
  expect(response.status).toBe(415);
});
