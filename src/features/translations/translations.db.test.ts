import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
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
beforeEach(async () => {
  await deleteAll(app.deps.db, 'translations');
  await deleteAll(app.deps.db, 'siteLanguages');
});

const LANGUAGES = '/api/admin/languages';
const ES = `${LANGUAGES}/es/translations`;
const CONTENT = {
  ...{ name: 'Wills', title: 'Wills in {city}', description: 'What a will is for.' },
  ...{ heading: 'Wills', lead: 'Written down once.' },
  blocks: [{ type: 'text', heading: 'Why', html: '<p>So that nobody has to guess.</p>' }],
};
const SPANISH: Record<string, string> = {
  ...{ name: 'Testamentos', title: 'Testamentos en {city}', description: 'Para qué sirve.' },
  ...{ heading: 'Testamentos', lead: 'Se escribe una vez.' },
  ...{ 'blocks.0.heading': 'Por qué', 'blocks.0.html': '<p>Para que nadie tenga dudas.</p>' },
};

let number = 0;
async function createPage(): Promise<{ id: string; at: string }> {
  number += 1;
  const path = `/translated-${number}`;
  const { body } = await staff.call('POST', '/api/admin/pages', { path, content: CONTENT });
  const { id } = body.page as JsonBody;
  return { id, at: `${ES}/pages/${id}` };
}
const save = (at: string, change: object = {}) =>
  staff.call('PUT', at, { texts: SPANISH, isPublished: false, ...change });
const counts = async () => (await staff.call('GET', LANGUAGES)).body[0].counts;
const listed = async (id: string) =>
  (await staff.call('GET', ES)).body
    .find(({ entity }: JsonBody) => entity === 'pages')
    .originals.find(({ key }: JsonBody) => key === id);
const rewrite = async (id: string, blocks: object[]) => {
  await staff.call('PUT', `/api/admin/pages/${id}`, { content: { ...CONTENT, blocks } });
  await staff.call('PUT', `/api/admin/pages/${id}/publish`, {});
};

describe('the languages', () => {
  it('are unpublished and have counts of what is translated', async () => {
    const before = await counts();
    expect(before).toMatchObject({ outdated: 0, unconfirmed: 0, draft: 0, published: 0 });
    const { at } = await createPage();
    await save(at);
    expect(await counts()).toEqual({ ...before, draft: 1 });
    const { body } = await staff.call('GET', LANGUAGES);
    expect(body).toMatchObject([
      { language: 'es', name: 'Español', isPublished: false, untranslated: 'original' },
    ]);
  });

  it('are published and withdrawn, in the audit log', async () => {
    const change = { isPublished: true, untranslated: 'hidden' };
    expect((await staff.call('PUT', `${LANGUAGES}/es`, change)).status).toBe(204);
    expect((await staff.call('GET', LANGUAGES)).body).toMatchObject([change]);
    expect(await staff.auditLog()).toMatchObject([
      {
        ...{ action: 'language.change', entity: 'site_languages', entityId: 'es' },
        before: { isPublished: false, untranslated: 'original' },
        after: change,
      },
    ]);
  });

  it.each([
    ['en', { isPublished: false, untranslated: 'original' }, 'language'],
    ['xx', { isPublished: false, untranslated: 'original' }, 'language'],
    ['es', { untranslated: 'original' }, 'isPublished'],
    ['es', { isPublished: true, untranslated: 'gone' }, 'untranslated'],
  ])('refuse %s with %j', async (language, change, field) => {
    expect(await staff.call('PUT', `${LANGUAGES}/${language}`, change)).toMatchObject({
      status: 400,
      body: { fieldErrors: { [field]: [expect.any(String)] } },
    });
  });
});

describe('a translation', () => {
  it('is saved as a draft with the texts it has, and published once it has all', async () => {
    const { id, at } = await createPage();
    expect((await staff.call('GET', at)).body).toMatchObject({
      ...{ name: 'Wills', state: 'missing', updatedAt: null, hasPath: true, savedBy: null },
    });
    const { heading: _, ...others } = SPANISH;
    const first = await save(at, { texts: others, updatedAt: null });
    expect(first).toMatchObject({ status: 200, body: { state: 'draft', savedBy: 'admin' } });
    expect(first.body.texts).toContainEqual({
      ...{ path: 'heading', original: 'Wills', translation: '', before: null },
      ...{ kind: null, isHtml: false },
    });
    expect(first.body.texts).toContainEqual(
      expect.objectContaining({ path: 'blocks.0.html', kind: 'text', isHtml: true }),
    );
    expect(await listed(id)).toMatchObject({ textCount: 7, translatedCount: 6 });

    expect(await save(at, { texts: others, isPublished: true })).toMatchObject({
      status: 400,
      body: { fieldErrors: { 'texts.heading': ['Translate it before you publish'] } },
    });
    expect((await save(at, { texts: {}, isPublished: true })).body.fieldErrors).toHaveProperty([
      'texts.blocks.0.html',
    ]);
    const second = await save(at, { isPublished: true, updatedAt: first.body.updatedAt });
    expect(second.body).toMatchObject({ state: 'published', isPublished: true });
    expect(await staff.auditLog()).toMatchObject([
      { action: 'translation.save', entity: 'translations', entityId: `pages ${id} es` },
    ]);
  });

  it('is out of date once its original says something else, or something more', async () => {
    const { id, at } = await createPage();
    await save(at, { isPublished: true });
    await rewrite(id, [{ type: 'text', heading: 'Why', html: '<p>So that all is clear.</p>' }]);
    const { body } = await staff.call('GET', at);
    expect(body.state).toBe('outdated');
    expect(body.texts).toContainEqual(
      expect.objectContaining({
        before: '<p>So that nobody has to guess.</p>',
        translation: '<p>Para que nadie tenga dudas.</p>',
      }),
    );
    expect((await staff.call('GET', `/api/admin/translations/pages/${id}`)).body).toEqual([
      {
        ...{ language: 'es', name: 'Español', isLanguagePublished: false },
        ...{ state: 'outdated', isPublished: true },
      },
    ]);

    await rewrite(id, [{ type: 'text', heading: 'First', html: '<p>New.</p>' }, ...CONTENT.blocks]);
    const moved = (await staff.call('GET', at)).body;
    expect(moved.state).toBe('outdated');
    const texts = moved.texts as JsonBody[];
    expect(texts.find(({ path }) => path === 'blocks.0.html')).toMatchObject({ translation: '' });
    expect(texts.find(({ path }) => path === 'blocks.1.html')).toMatchObject({
      ...{ translation: '<p>Para que nadie tenga dudas.</p>', before: null },
    });
  });

  it('is unconfirmed if it came with the product, until somebody of the firm saves it', async () => {
    const { id, at } = await createPage();
    const { body } = await save(at, { isPublished: true });
    await app.deps.db
      .updateTable('translations')
      .set({ savedBy: null })
      .where('entityKey', '=', id)
      .execute();
    expect((await staff.call('GET', at)).body).toMatchObject({
      ...{ state: 'unconfirmed', isPublished: true, savedBy: null },
    });
    expect(await counts()).toMatchObject({ unconfirmed: 1, published: 0 });
    const { updatedAt } = (await staff.call('GET', at)).body;
    expect(body.state).toBe('published');
    expect((await save(at, { isPublished: true, updatedAt })).body.state).toBe('published');
  });

  it('is not overwritten by somebody who has read another version, or none', async () => {
    const { at } = await createPage();
    const { body } = await save(at);
    await save(at, { isPublished: true });
    for (const updatedAt of [body.updatedAt, null]) {
      expect(await save(at, { updatedAt })).toMatchObject({
        status: 409,
        body: { reason: 'edited_meanwhile' },
      });
    }
    expect((await staff.call('GET', at)).body.isPublished).toBe(true);
  });

  it('has an address of its own, which no other page has', async () => {
    const [one, other] = [await createPage(), await createPage()];
    const path = `/testamentos-${number}`;
    expect((await save(one.at, { path })).body).toMatchObject({ translatedPath: path });
    for (const wrong of ['Testamentos', '/Testamentos', '/año', '/a?b']) {
      expect(await save(other.at, { path: wrong }), wrong).toMatchObject({
        status: 400,
        body: { fieldErrors: { path: [expect.any(String)] } },
      });
    }
    expect(await save(other.at, { path })).toMatchObject({
      status: 400,
      body: { fieldErrors: { path: ['Another one has this address'] } },
    });
  });

  it('of a page whose address the product translates has none', async () => {
    const pages = (await staff.call('GET', '/api/admin/pages')).body as JsonBody[];
    const id = pages.find(({ path }) => path === '/contact')?.id;
    const { body } = await staff.call('GET', `${ES}/pages/${id}`);
    expect(body).toMatchObject({ path: '/contact', usualPath: '/contacto', hasPath: false });
    expect(await save(`${ES}/pages/${id}`, { texts: {}, path: '/otro' })).toMatchObject({
      status: 400,
      body: { fieldErrors: { path: [expect.any(String)] } },
    });
  });

  it('is removed once, and again without an error', async () => {
    const { id, at } = await createPage();
    await save(at);
    expect((await staff.call('DELETE', at)).status).toBe(204);
    expect((await staff.call('DELETE', at)).status).toBe(204);
    expect(await listed(id)).toMatchObject({ state: 'missing', translatedCount: 0 });
    expect(await staff.auditLog()).toMatchObject([{ action: 'translation.remove' }]);
  });

  it.each([
    `${ES}/pages/00000000-0000-4000-8000-000000000000`,
    `${ES}/nothing/x`,
    '/api/admin/translations/pages/x',
  ])('does not exist at %s', async (at) => {
    expect((await staff.call('GET', at)).status).toBe(404);
  });

  it('refuses text that cannot be stored', async () => {
    const { at } = await createPage();
    const texts = { ...SPANISH, heading: 'A\u0000' };
    expect(await save(at, { texts })).toMatchObject({
      status: 400,
      body: { fieldErrors: { 'texts.heading': [expect.any(String)] } },
    });
  });

  it('refuses texts that the original does not have', async () => {
    const { at } = await createPage();
    expect(await save(at, { texts: { 'blocks.9.html': 'x' } })).toMatchObject({
      status: 400,
      body: { fieldErrors: { 'texts.blocks.9.html': ['The original has no such text'] } },
    });
  });
});

describe('a deleted original', () => {
  it('takes its translations with it, so that their address is free', async () => {
    const { id, at } = await createPage();
    expect((await save(at, { path: '/testamentos' })).status).toBe(200);
    expect((await staff.call('DELETE', `/api/admin/pages/${id}`)).status).toBe(204);
    expect(await app.deps.db.selectFrom('translations').select('path').execute()).toEqual([]);
  });

  it('keeps them if a transaction writes it again', async () => {
    const { id, at } = await createPage();
    await save(at);
    await app.deps.db.transaction().execute(async (tx) => {
      const row = await tx
        .deleteFrom('pages')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      const again = { ...row, content: JSON.stringify(row?.content), draft: null };
      await tx
        .insertInto('pages')
        .values(again as never)
        .execute();
    });
    expect(await listed(id)).toMatchObject({ state: 'draft' });
  });
});
