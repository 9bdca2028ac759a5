import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { JsonBody } from '../../testing/json-body.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { publishLanguage } from '../../testing/publish-language.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const API = '/api/admin/languages/es';
const FAMILY = '/practice-areas/family-law';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL: 'https://law.example' } });
  staff = await staffClient(app);
  await publishLanguage(app.deps.db, 'es');
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.deps.db.deleteFrom('translations').execute();
  await untranslatedIs('original');
});

const untranslatedIs = (untranslated: 'original' | 'hidden') =>
  staff.call('PUT', API, { isPublished: true, untranslated });

async function originalsOf(entity: string): Promise<JsonBody[]> {
  const { body } = await staff.call('GET', `${API}/translations`);
  return (body as JsonBody[]).find((each) => each.entity === entity)?.originals as JsonBody[];
}

const keyOf = async (entity: string, name: string) =>
  (await originalsOf(entity)).find((each) => each.path === name || each.name === name)
    ?.key as string;

/** Translates each text by a mark in front of it, within the first element of HTML. */
async function translate(entity: string, name: string, more: object = {}) {
  const address = `${API}/translations/${entity}/${await keyOf(entity, name)}`;
  const { texts } = (await staff.call('GET', address)).body as { texts: JsonBody[] };
  return staff.call('PUT', address, {
    texts: Object.fromEntries(texts.map(({ path, original }) => [path, marked(original)])),
    isPublished: true,
    ...more,
  });
}

const marked = (text: string) =>
  text.startsWith('<') ? text.replace(/^(<[^>]*>)/, '$1Hola ') : `Hola ${text}`;

const pageAt = async (path: string) => {
  const response = await fetch(app.url + path, { redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, location: response.headers.get('location'), html };
};
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

it('a page is shown in its language once its translation is published', async () => {
  const { html: before } = await pageAt(`/es${FAMILY}`);
  expect(mainOf(before)).toContain('Esta página todavía no está en español');
  expect(mainOf(before)).toContain('<h1 lang="en">');
  await translate('pages', FAMILY, { isPublished: false });
  expect((await pageAt(`/es${FAMILY}`)).html).not.toContain('Hola');
  await translate('pages', FAMILY);
  const { html } = await pageAt(`/es${FAMILY}`);
  expect(mainOf(html)).toMatch(/<h1>Hola /);
  expect(mainOf(html)).not.toContain('Esta página todavía no está en español');
  expect(html).toContain('<title>Hola ');
  expect((await pageAt(FAMILY)).html).not.toContain('Hola');
});

it('a translation that is out of date is not shown', async () => {
  await translate('pages', FAMILY);
  const id = await keyOf('pages', FAMILY);
  const { body } = await staff.call('GET', `/api/admin/pages/${id}`);
  const { content } = body.page ?? body;
  const changed = { ...content, lead: 'It now costs more.' };
  await staff.call('PUT', `/api/admin/pages/${id}`, { content: changed });
  await staff.call('PUT', `/api/admin/pages/${id}/publish`, { content: changed });
  const { html } = await pageAt(`/es${FAMILY}`);
  expect(mainOf(html)).toContain('It now costs more.');
  expect(mainOf(html)).not.toContain('Hola');
  await staff.call('PUT', `/api/admin/pages/${id}`, { content });
  await staff.call('PUT', `/api/admin/pages/${id}/publish`, { content });
  expect((await pageAt(`/es${FAMILY}`)).html).toContain('Hola');
});

it('what has no translation is left out where the firm wants so, and its address leads to the original', async () => {
  await translate('pages', FAMILY);
  await untranslatedIs('hidden');
  const WAGES = (await originalsOf('pages')).find(
    ({ path }) => path.startsWith('/practice-areas/') && path !== FAMILY,
  )?.path as string;
  const missing = await pageAt(`/es${WAGES}`);
  expect(missing.status).toBe(404);
  expect(mainOf(missing.html)).toContain(`<a href="${WAGES}" hrefLang="en">Leerla en inglés</a>`);
  expect((await pageAt(`/es${FAMILY}`)).status).toBe(200);
  const home = (await pageAt('/es')).html;
  expect(home).toContain(`href="/es/areas-de-practica/family-law"`);
  expect(home).not.toContain(
    `href="/es/areas-de-practica${WAGES.slice('/practice-areas'.length)}"`,
  );
  const sitemap = (await pageAt('/sitemap.xml')).html;
  expect(sitemap).toContain('/es/areas-de-practica/family-law<');
  expect(sitemap).not.toContain(`/es/areas-de-practica${WAGES.slice('/practice-areas'.length)}<`);
  expect((await pageAt('/es/contacto')).status).toBe(200);
  expect((await pageAt(WAGES)).html).not.toContain('hrefLang="es" href="https');
});

it('an article is shown, found in lists and feeds, and left out, in its language', async () => {
  const [first, second] = await originalsOf('articles');
  if (!first || !second) throw new Error('The sample has two articles');
  const before = await (
    await fetch(`${app.url}/es/trpc/articles.latest?input={"limit":12}`)
  ).json();
  expect(before.result.data[0].originalLanguage).toBe('en');
  await translate('articles', first.name, { path: '/blog/lo-primero' });
  const page = await pageAt('/es/blog/lo-primero');
  expect(mainOf(page.html)).toMatch(/<h1>Hola /);
  const moved = await pageAt(`/es${first.path}`);
  expect([moved.status, moved.location]).toEqual([301, '/es/blog/lo-primero']);
  const back = await pageAt('/blog/lo-primero');
  expect([back.status, back.location]).toEqual([301, first.path]);
  expect((await pageAt('/es/blog')).html).toContain('href="/es/blog/lo-primero"');
  const inFeed = (await pageAt('/es/blog/rss.xml')).html;
  expect(inFeed).toContain('https://law.example/es/blog/lo-primero');
  expect(inFeed).toContain(second.path);
  await untranslatedIs('hidden');
  expect((await pageAt('/es/blog/rss.xml')).html).not.toContain(second.path);
  const missing = await pageAt(`/es${second.path}`);
  expect(missing.status).toBe(404);
  expect(missing.html).toContain(`href="${second.path}" hrefLang="en"`);
  expect((await pageAt('/blog/rss.xml')).html).not.toContain('Hola');
});

it('areas, people and consultations are named in the language, or marked as originals', async () => {
  const [area] = await originalsOf('practiceAreas');
  const [person] = await originalsOf('attorneys');
  const [type] = await originalsOf('consultationTypes');
  const contact = (await pageAt('/es/contacto')).html;
  expect(contact).toContain(`lang="en">${area?.name}</option>`);
  await translate('practiceAreas', area?.name);
  await translate('attorneys', person?.name);
  await translate('consultationTypes', type?.name);
  expect((await pageAt('/es/contacto')).html).toContain(`>Hola ${area?.name}</option>`);
  expect((await pageAt(`/es${person?.path}`)).html).toContain('Hola ');
  const { result } = await (await fetch(`${app.url}/es/trpc/appointments.choices`)).json();
  expect(result.data.types[0].label).toBe(`Hola ${type?.name}`);
  const english = await (await fetch(`${app.url}/trpc/appointments.choices`)).json();
  expect(english.result.data.types[0]).not.toHaveProperty('originalLanguage');
  expect(english.result.data.types[0].label).toBe(type?.name);
});

it('the categories of articles are named in the language, or marked as originals', async () => {
  const [category] = await originalsOf('articleCategories');
  const [first] = await originalsOf('articles');
  const name = category?.name as string;
  await app.deps.db.updateTable('blogPosts').set({ category: category?.key }).execute();
  expect((await pageAt('/es/blog')).html).toContain(`<b><span lang="en">${name}</span></b>`);
  expect((await pageAt('/es/blog')).html).toMatch(new RegExp(`<a [^>]*lang="en">${name}</a>`));
  await translate('articleCategories', name);
  const list = mainOf((await pageAt('/es/blog')).html);
  expect(list).toContain(`<b>Hola ${name}</b>`);
  expect(list).toMatch(
    new RegExp(`<a href="/es/blog\\?category=${category?.key}">Hola ${name}</a>`),
  );
  expect(mainOf((await pageAt(`/es${first?.path}`)).html)).toContain(`<b>Hola ${name}</b>`);
  expect((await pageAt('/blog')).html).not.toContain('Hola');
  await staff.call('PUT', `/api/admin/article-categories/${category?.key}`, {
    ...(await categoryOf(category?.key)),
    isActive: false,
  });
  expect(mainOf((await pageAt(`/es${first?.path}`)).html)).toContain(`<b>Hola ${name}</b>`);
});

const categoryOf = async (key: string) => {
  const { body } = await staff.call('GET', '/api/admin/article-categories');
  return (body as JsonBody[]).find((each) => each.key === key);
};

it('a page has an address of its own in its language, and both lead to each other', async () => {
  await translate('pages', FAMILY, { path: '/areas-de-practica/derecho-de-familia' });
  const SPANISH = '/es/areas-de-practica/derecho-de-familia';
  const moved = await pageAt(`/es${FAMILY}`);
  expect([moved.status, moved.location]).toEqual([301, SPANISH]);
  const { html } = await pageAt(SPANISH);
  expect(html).toContain(`<link rel="canonical" href="https://law.example${SPANISH}"`);
  expect(html).toContain(`hrefLang="en" href="https://law.example${FAMILY}"`);
  expect(html).toMatch(new RegExp(`<a [^>]*href="${FAMILY}"[^>]*data-language`));
  expect((await pageAt(FAMILY)).html).toMatch(
    new RegExp(`<a [^>]*href="${SPANISH}"[^>]*data-language`),
  );
  expect((await pageAt('/es')).html).toContain(`href="${SPANISH}"`);
  const stray = await pageAt('/practice-areas/derecho-de-familia');
  expect([stray.status, stray.location]).toEqual([301, FAMILY]);
  expect((await fetch(`${app.url}/es/share/practice-areas/derecho-de-familia.png`)).status).toBe(
    200,
  );
});

it('a former address in a language leads to the present one, until it belongs to something else', async () => {
  const [first, second] = ['/areas-de-practica/familia', '/areas-de-practica/de-familia'];
  const leadsTo = async (path: string) => (await pageAt(path)).location;
  const FORMER = `/es${first}`;
  await translate('pages', FAMILY, { path: '/nunca-publicada', isPublished: false });
  await translate('pages', FAMILY, { path: first });
  await translate('pages', FAMILY, { path: second });
  expect((await pageAt(FORMER)).status).toBe(301);
  expect(await leadsTo(FORMER)).toBe(`/es${second}`);
  expect(await leadsTo('/practice-areas/familia')).toBe(FAMILY);
  expect((await pageAt('/es/nunca-publicada')).status).toBe(404);
  await translate('pages', FAMILY, { path: null });
  expect(await leadsTo(FORMER)).toBe('/es/areas-de-practica/family-law');
  await translate('pages', FAMILY, { path: first });
  expect((await pageAt(FORMER)).status).toBe(200);
  await translate('pages', FAMILY, { path: second });
  await translate('pages', '/about', { path: first });
  expect((await pageAt(FORMER)).status).toBe(200);

  const [article] = await originalsOf('articles');
  for (const path of ['/blog/antes', '/blog/ahora']) {
    await translate('articles', article?.name as string, { path });
  }
  expect(await leadsTo('/es/blog/antes')).toBe('/es/blog/ahora');
  expect(await leadsTo('/blog/antes')).toBe(article?.path);
});

it.each([
  ['areas-de-practica/x', 'Use a slash'],
  ['/Áreas/x', 'Use a slash'],
  ['/contacto/x', 'another part'],
  ['/api/x', 'another part'],
  ['/es/x', 'another part'],
  ['/practice-areas/estate-planning', 'Another page'],
])('refuses the address %s', async (path, problem) => {
  const { status, body } = await translate('pages', FAMILY, { path });
  expect([status, body.fieldErrors.path[0]]).toEqual([400, expect.stringContaining(problem)]);
});

it('refuses an address that another translation has, and one for what keeps its own', async () => {
  await translate('pages', FAMILY, { path: '/derecho-de-familia' });
  const other = (await originalsOf('pages')).find(
    ({ path }) => path.startsWith('/practice-areas/') && path !== FAMILY,
  );
  for (const [entity, name, path] of [
    ['pages', other?.path, '/derecho-de-familia'],
    ['pages', '/contact', '/contacto-nuevo'],
    ['practiceAreas', (await originalsOf('practiceAreas'))[0]?.name, '/familia'],
  ] as const) {
    const { status, body } = await translate(entity, name, { path });
    expect([status, body.fieldErrors.path?.length], name).toEqual([400, 1]);
  }
});

it('every address of the sitemap names the same addresses as the pages that it names', async () => {
  await translate('pages', FAMILY, { path: '/derecho-de-familia' });
  await untranslatedIs('hidden');
  const { html: sitemap } = await pageAt('/sitemap.xml');
  const entries = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>.*?<\/url>/g)].map(
    ([entry, address = '']) => ({ address, alternates: hrefs(entry) }),
  );
  expect(entries.length).toBeGreaterThan(10);
  for (const { address, alternates } of entries) {
    const { status, html } = await pageAt(new URL(address).pathname);
    expect([address, status]).toEqual([address, 200]);
    const links = html.match(/<link [^>]*hrefLang[^>]*>/gi)?.join('') ?? '';
    expect([address, hrefs(links)]).toEqual([address, alternates]);
    expect(alternates).toContain(address);
  }
});

const hrefs = (text: string) =>
  [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace('&amp;', '&'));
