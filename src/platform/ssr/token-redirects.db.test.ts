import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressInLanguage, LANGUAGES } from '../../../messages/messages.ts';
import { bookWithLink } from '../../features/appointments/testing/linked-appointment.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PRIVATE_PAGES } from '../private-pages/rules.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await bookWithLink(app));
});
afterAll(() => app.close());

it.each([
  '/appointment/:token//',
  '/appointment/:token/?month=never',
  '/appointment/:token?month=never',
  ...PRIVATE_PAGES.flatMap((page) =>
    LANGUAGES.map((language) => addressInLanguage(language, `${page.path}/:token/`)),
  ),
])('%s is no redirect that holds the token, and no cache stores it', async (path) => {
  const response = await fetch(app.url + path.replace(':token', token), { redirect: 'manual' });
  expect([response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    null,
    'no-store',
  ]);
});

it('shows the appointment at its address with a slash', async () => {
  const page = await (await fetch(`${app.url}/appointment/${token}/`)).text();
  expect(page).toContain('Cancel');
});

it('no cache stores where the form of a link leads', async () => {
  const response = await fetch(`${app.url}/appointment/${token}/confirm`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
});
