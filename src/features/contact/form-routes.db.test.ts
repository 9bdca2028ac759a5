import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
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

it('a cross-site submission is rejected', async () => {
  const response = await post(FIELDS, { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
});

it('no other route accepts a form', async () => {
  const response = await fetch(`${app.url}/contact`, { method: 'POST', body: new FormData() });
  expect(response.status).toBe(415);
});
