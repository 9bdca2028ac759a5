import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = async (procedure: string) => {
  const response = await fetch(`${app.url}/trpc/${procedure}`);
  return { status: response.status, body: await response.json() };
};

it('site.frame returns the same as site.layout', async () => {
  const answer = await ask('site.layout');
  expect(answer).toMatchObject({
    status: 200,
    body: { result: { data: { firm: { name: expect.any(String) }, year: 2031 } } },
  });
  expect(await ask('site.frame')).toEqual(answer);
});
