import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const SPANISH = {
  title: 'Su divorcio',
  excerpt: 'Lo que debe saber.',
  content: '<p>Los mejores abogados de San Diego.</p>',
};

async function createArticle(): Promise<string> {
  const { body } = await staff.call('POST', '/api/admin/blog-posts', {
    ...{ title: 'Your divorce', excerpt: 'What to know.', content: '<p>Ask us.</p>' },
    ...{ category: 'divorce', author: 'Maren Castellane', isPublished: true },
  });
  expect(body.id).toBeDefined();
  return `/api/admin/languages/es/translations/articles/${body.id}`;
}

it('asks for a reason before a translation with findings is published, not for a draft', async () => {
  const path = await createArticle();
  const save = (change: object) => staff.call('PUT', path, { texts: SPANISH, ...change });
  expect((await save({ isPublished: false })).status).toBeLessThan(300);

  const refused = await save({ isPublished: true });
  expect([refused.status, refused.body.reason]).toEqual([409, 'advertising_findings']);
  expect(refused.body.findings).toMatchObject([
    {
      ...{ rule: 'comparison', language: 'es', field: 'texts.content' },
      words: 'Los mejores abogados',
    },
  ]);

  const advertisingReason = 'A survey of 2030 says so.';
  expect((await save({ isPublished: true, advertisingReason })).status).toBeLessThan(300);
  expect(await staff.auditLog()).toMatchObject([
    {
      action: 'translation.save',
      after: { advertising: { reason: advertisingReason, findings: [{ rule: 'comparison' }] } },
    },
  ]);
  expect((await save({ isPublished: true })).status).toBeLessThan(300);
});
