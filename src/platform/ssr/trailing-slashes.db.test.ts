import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const redirectOf = async (path: string) => {
  const response = await fetch(app.url + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
};

it.each([
  '/about',
  '/blog',
  '/contact',
  '/schedule',
  '/probate-calculator',
  '/practice-areas',
  '/login',
  '/admin',
  '/admin/contact-submissions',
  '/embed/booking',
])('%s with slashes at its end redirects to the page', async (path) => {
  expect(await redirectOf(`${path}/`)).toEqual([301, path]);
  expect(await redirectOf(`${path}//?q=a%20b`)).toEqual([301, `${path}?q=a%20b`]);
  expect((await fetch(`${app.url}${path}/`)).status).toBe(200);
});

it.each([
  ['/no-such-page/', [404, null]],
  ['/', [200, null]],
  ['//evil.example/', [404, null]],
])('%s does not redirect', async (path, expected) => {
  expect(await redirectOf(path)).toEqual(expected);
});
