import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonBody } from '../../testing/json-body.ts';
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

async function originalsOf(entity: string): Promise<JsonBody[]> {
  const { body } = await staff.call('GET', '/api/admin/languages/es/translations');
  return (body as JsonBody[]).find((each) => each.entity === entity)?.originals as JsonBody[];
}

async function preview(
  entity: string,
  key: string,
  texts: Record<string, string>,
  language = 'es',
): Promise<JsonBody> {
  const input = { entity, key, language, texts };
  const { body } = await staff.call('POST', '/trpc/translations.preview', input);
  return body.result?.data ?? body.error.data;
}

const statusOf = async (address: string) => (await fetch(app.url + address)).status;

it('a page shows texts that nobody has saved, with the words and links of its language', async () => {
  const FAMILY = '/practice-areas/family-law';
  const key = (await originalsOf('pages')).find(({ path }) => path === FAMILY)?.key;
  const texts = {
    heading: 'Familia en {city}',
    'blocks.0.html': '<p><a href="/contact" onclick="x()">Aquí</a></p>',
  };
  const { address, shown } = await preview('pages', key, texts);
  expect(address).toMatch(/^\/es\/preview\/./);
  expect(await statusOf(address)).toBe(200);
  expect(shown.heading).toBe('Familia en San Diego');
  expect(shown.parts[0].html).toBe('<p><a href="/es/contacto">Aquí</a></p>');
  const original = await preview('pages', key, {}, 'en');
  expect(original.address).toMatch(/^\/preview\/./);
  expect(original.shown.heading).not.toContain('Familia');
  expect(await app.deps.db.selectFrom('translations').select('entity').execute()).toEqual([]);
});

it('an article shows its sanitized texts, and everything else as the original has it', async () => {
  const [article] = await originalsOf('articles');
  const texts = { title: 'Lo primero', content: '<p onclick="x()">Hola</p>', excerpt: ' ' };
  const { address, shown } = await preview('articles', article?.key, texts);
  expect(await statusOf(address)).toBe(200);
  const original = await preview('articles', article?.key, {}, 'en');
  expect(shown).toMatchObject({
    ...{ title: 'Lo primero', content: '<p>Hola</p>' },
    ...{ excerpt: original.shown.excerpt, author: original.shown.author },
  });
});

it('a person shows the texts of the profile, on a page that may be framed and is not indexed', async () => {
  const { address, shown } = await preview('attorneys', 'ines-halloran', { role: 'Abogada' });
  expect([address, shown.role]).toEqual(['/es/preview/attorneys/ines-halloran', 'Abogada']);
  const { status, headers } = await fetch(app.url + address);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
    'noindex',
    expect.stringContaining('no-store'),
  ]);
  await app.deps.db
    .updateTable('attorneys')
    .set({ isActive: false })
    .where('slug', '=', 'ines-halloran')
    .execute();
  expect(await preview('attorneys', 'ines-halloran', {})).toMatchObject({
    reason: 'preview_not_found',
  });
});

it('what has no page of its own has no preview', async () => {
  const [area] = await originalsOf('practiceAreas');
  expect(await preview('practiceAreas', area?.key, {})).toMatchObject({
    reason: 'preview_not_found',
  });
  const ES = '/api/admin/languages/es/translations';
  const hasPreview = async (entity: string) =>
    (await staff.call('GET', `${ES}/${entity}/${(await originalsOf(entity))[0]?.key}`)).body
      .hasPreview;
  expect(await hasPreview('practiceAreas')).toBe(false);
  expect(await hasPreview('articles')).toBe(true);
});

it('a text that cannot be published is refused by its place', async () => {
  const [article] = await originalsOf('articles');
  expect(await preview('articles', article?.key, { title: 'x'.repeat(201) })).toMatchObject({
    fieldErrors: { 'texts.title': [expect.any(String)] },
  });
});
