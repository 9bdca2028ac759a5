import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonBody } from '../../testing/json-body.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { publishDuePages } from './publish-due-pages.ts';
import { KEPT_PAGE_VERSIONS } from './rules.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const LIST = '/api/admin/pages';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const CONTENT = {
  ...{ name: 'Wills', title: 'Wills in {city}', description: 'What a will is for.' },
  ...{ heading: 'Wills', lead: 'Written down once.' },
  blocks: [{ type: 'text', heading: 'Why', html: '<p>So that nobody has to guess.</p>' }],
};

let numberOfPaths = 0;
const freshPath = () => `/wills-${++numberOfPaths}`;
const create = async (path = freshPath(), content: object = CONTENT) =>
  staff.call('POST', LIST, { path, content });
const created = async () => (await create()).body.page as JsonBody;
const save = (page: JsonBody, changes: object = {}) =>
  staff.call('PUT', `${LIST}/${page.id}`, { content: CONTENT, ...changes });
const publish = (page: JsonBody, body: object = {}) =>
  staff.call('PUT', `${LIST}/${page.id}/publish`, body);
const pageAt = async (path: string) => {
  const response = await fetch(app.url + path, { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
  };
};
const idOf = async (path: string) =>
  ((await staff.call('GET', LIST)).body as JsonBody[]).find((page) => page.path === path)?.id;

describe('a new page', () => {
  it('is shown once it is published, with the words of the firm', async () => {
    const page = await created();
    expect((await pageAt(page.path)).status).toBe(404);
    await publish(page);
    const { status, html } = await pageAt(page.path);
    expect(status).toBe(200);
    expect(html).toContain('<title>Wills in San Diego | Pacific Harbor Law</title>');
    expect(html).toContain('So that nobody has to guess.');
    expect((await pageAt('/sitemap.xml')).html).toContain(`${page.path}</loc><lastmod>`);
    expect((await pageAt('/sitemap')).html).toContain(`href="${page.path}"`);
  });

  it('answers 404 again once it is unpublished or deleted', async () => {
    const page = await created();
    await publish(page);
    await staff.call('PUT', `${LIST}/${page.id}/unpublish`, {});
    expect((await pageAt(page.path)).status).toBe(404);
    await publish(page);
    expect((await pageAt(page.path)).status).toBe(200);
    expect((await staff.call('DELETE', `${LIST}/${page.id}`)).status).toBe(204);
    expect((await pageAt(page.path)).status).toBe(404);
  });

  it.each([
    ['/Wills', 'Use lowercase words with hyphens, such as /practice-areas/wills'],
    ['wills', 'Use lowercase words with hyphens, such as /practice-areas/wills'],
    ['/wills/', 'Use lowercase words with hyphens, such as /practice-areas/wills'],
    ['/admin/wills', 'Paths below /admin are reserved'],
    ['/api', 'Paths below /api are reserved'],
  ])('cannot be at %s', async (path, message) => {
    expect(await create(path)).toMatchObject({
      status: 400,
      body: { fieldErrors: { path: [message] } },
    });
  });

  it('cannot be where another page is', async () => {
    expect(await create('/about')).toMatchObject({
      status: 409,
      body: { reason: 'path_taken', fieldErrors: { path: ['Another page has this path'] } },
    });
  });

  it('names the field of a block that is wrong', async () => {
    const blocks = [
      CONTENT.blocks[0],
      { type: 'list', items: [{ text: 'Fine' }, { text: ' ' }] },
      { type: 'dance' },
    ];
    const { status, body } = await create('/x', { ...CONTENT, blocks });
    expect(status).toBe(400);
    expect(Object.keys(body.fieldErrors)).toEqual([
      'content.blocks.1.items.1.text',
      'content.blocks.2.type',
    ]);
  });

  it('says what was removed from its HTML', async () => {
    const blocks = [{ type: 'text', html: '<p>a</p><video src="x"></video>' }];
    const { body } = await create(freshPath(), { ...CONTENT, blocks });
    expect(body.removed).toEqual(['<video>']);
    expect(body.page.draft.blocks[0].html).toBe('<p>a</p>');
  });
});

describe('saving', () => {
  it('changes what visitors read only when it is published', async () => {
    const page = await created();
    await publish(page);
    await save(page, { content: { ...CONTENT, heading: 'Wills, again' } });
    expect((await pageAt(page.path)).html).not.toContain('Wills, again');
    const { body } = await publish(page);
    expect(body).toMatchObject({ draft: null, content: { heading: 'Wills, again' } });
    expect((await pageAt(page.path)).html).toContain('<h1>Wills, again</h1>');
  });

  it('is refused if somebody else has saved the page since', async () => {
    const page = await created();
    const { body } = await save(page, { updatedAt: page.updatedAt });
    expect(await save(page, { updatedAt: page.updatedAt })).toMatchObject({
      status: 409,
      body: { reason: 'edited_meanwhile' },
    });
    expect((await save(page, { updatedAt: body.page.updatedAt })).status).toBe(200);
  });

  it('redirects the old path of a published page, and back again without a loop', async () => {
    const page = await created();
    await publish(page);
    const moved = freshPath();
    await save(page, { path: moved });
    expect(await pageAt(page.path)).toMatchObject({ status: 301, location: moved });
    expect((await pageAt(moved)).status).toBe(200);
    await save(page, { path: page.path });
    expect((await pageAt(page.path)).status).toBe(200);
    expect(await pageAt(moved)).toMatchObject({ status: 301, location: page.path });
  });

  it('writes an audit entry without the words', async () => {
    const page = await created();
    await save(page);
    expect((await staff.auditLog(1))[0]).toEqual({
      ...{ actor: 'admin', action: 'page.save', entity: 'pages', entityId: page.id },
      before: {
        path: page.path,
        name: 'Wills',
        isPublished: false,
        publishAt: null,
        hasDraft: true,
      },
      after: {
        path: page.path,
        name: 'Wills',
        isPublished: false,
        publishAt: null,
        hasDraft: true,
      },
    });
  });
});

describe('a page with a function', () => {
  it('keeps its address and stays on the site, but its words can change', async () => {
    const id = await idOf('/contact');
    const { body: page } = await staff.call('GET', `${LIST}/${id}`);
    expect(await save(page, { content: page.content, path: '/write-to-us' })).toMatchObject({
      status: 400,
      body: { fieldErrors: { path: [expect.stringContaining('keeps its address')] } },
    });
    const refused = { status: 409, body: { reason: 'page_is_application' } };
    expect(await staff.call('DELETE', `${LIST}/${id}`)).toMatchObject(refused);
    expect(await staff.call('PUT', `${LIST}/${id}/unpublish`, {})).toMatchObject(refused);
    await save(page, { content: { ...page.content, heading: 'Write to {firm}' } });
    await publish(page);
    expect((await pageAt('/contact')).html).toContain('<h1>Write to Pacific Harbor Law</h1>');
  });
});

describe('a schedule', () => {
  it('publishes the draft when its time has come, and can be cancelled', async () => {
    const later = new Date(TEST_NOW.getTime() + 60_000);
    const [kept, cancelled] = [await created(), await created()];
    for (const page of [kept, cancelled]) {
      const { body } = await publish(page, { publishAt: later.toISOString() });
      expect(body).toMatchObject({ isPublished: false, publishAt: later.toISOString() });
    }
    await staff.call('PUT', `${LIST}/${cancelled.id}/unpublish`, {});
    const { db } = app.deps;
    await publishDuePages({ db, now: () => TEST_NOW });
    await publishDuePages({ db, now: () => later });
    await expect.poll(async () => (await pageAt(kept.path)).status).toBe(200);
    expect((await staff.auditLog(1))[0]).toMatchObject({ actor: 'schedule', entityId: kept.id });
    expect((await pageAt(cancelled.path)).status).toBe(404);
  });
});

describe('versions', () => {
  it('keep each text with who saved it; restoring one makes it the draft', async () => {
    const page = await created();
    await save(page, { content: { ...CONTENT, heading: 'Second' } });
    const versions = `${LIST}/${page.id}/versions`;
    expect((await staff.call('GET', versions)).body).toMatchObject([
      { number: 2, heading: 'Second', savedBy: 'admin' },
      { number: 1, heading: 'Wills', savedBy: 'admin' },
    ]);
    const { body } = await staff.call('POST', `${versions}/1/restore`, {});
    expect(body.draft.heading).toBe('Wills');
    expect((await staff.call('GET', versions)).body[0]).toMatchObject({ number: 3 });
  });

  it('include the words of the installation', async () => {
    const id = await idOf('/terms');
    const { body: page } = await staff.call('GET', `${LIST}/${id}`);
    await save(page, { content: { ...page.content, heading: 'Our terms' } });
    expect((await staff.call('GET', `${LIST}/${id}/versions`)).body).toMatchObject([
      { heading: 'Our terms', savedBy: 'admin' },
      { heading: 'Terms of Service', savedBy: null },
    ]);
  });

  it('are the newest only', async () => {
    const page = await created();
    await app.deps.db
      .insertInto('pageVersions')
      .values(
        Array.from({ length: KEPT_PAGE_VERSIONS }, (_, index) => ({
          ...{ pageId: page.id, number: index + 2, content: '{}', savedAt: new Date(index) },
        })),
      )
      .execute();
    await save(page, { content: { ...CONTENT, heading: 'Newest' } });
    const kept = await app.deps.db
      .selectFrom('pageVersions')
      .select('number')
      .where('pageId', '=', page.id)
      .execute();
    expect(kept).toHaveLength(KEPT_PAGE_VERSIONS);
    expect(await staff.call('GET', `${LIST}/${page.id}/versions/1`)).toMatchObject({
      status: 404,
      body: { reason: 'version_not_found' },
    });
  });
});

describe('menus', () => {
  it('are the documented ones at first, and what staff make of them then', async () => {
    const { body: menus } = await staff.call('GET', '/api/admin/menus');
    expect(menus.navigation.map(({ text }: JsonBody) => text)).toEqual([
      ...['Home', 'About', 'Attorneys', 'Practice Areas', 'Calculator', 'News', 'Contact'],
    ]);
    const page = await created();
    const link = { path: page.path, fragment: 'why', text: 'Wills' };
    const changed = { ...menus, navigation: [...menus.navigation, link] };
    expect((await staff.call('PUT', '/api/admin/menus', changed)).status).toBe(200);
    const shown = `<a href="${page.path}#why">Wills</a>`;
    expect((await pageAt('/about')).html).not.toContain(shown);
    await publish(page);
    expect((await pageAt('/about')).html).toContain(shown);
    await staff.call('DELETE', `${LIST}/${page.id}`);
    expect((await staff.call('GET', '/api/admin/menus')).body).toEqual(menus);
  });

  it('refuse a link to a page that does not exist', async () => {
    const { body: menus } = await staff.call('GET', '/api/admin/menus');
    const legal = [{ path: '/nowhere', fragment: null, text: 'Nowhere' }];
    expect(await staff.call('PUT', '/api/admin/menus', { ...menus, legal })).toMatchObject({
      status: 400,
      body: { fieldErrors: { 'legal.0.path': ['There is no page at this path'] } },
    });
  });
});

describe('previews', () => {
  it('show the draft without signing in, to nobody with another link', async () => {
    const page = await created();
    const answer = await fetch(`${app.url}/trpc/pages.previewLink`, {
      method: 'POST',
      headers: { ...bearer(await staffToken(app)), 'content-type': 'application/json' },
      body: JSON.stringify({ id: page.id }),
    });
    const { path } = (await answer.json()).result.data;
    const { status, html } = await pageAt(path);
    expect(status).toBe(200);
    expect(html).toContain('So that nobody has to guess.');
    expect(html).toContain('noindex');
    expect((await pageAt(`${path.slice(0, -4)}AAAA`)).status).toBe(404);
  });
});

it('the page of a practice area links to the newest articles of its category', async () => {
  const related = async () => {
    const { html } = await pageAt('/practice-areas/family-law');
    const [, section = ''] = html.split('Related articles</h2>');
    return [...section.matchAll(/<a href="\/blog\/([^"]+)"><strong>([^<]+)/g)].map(
      ([, slug, title]) => ({ slug, title }),
    );
  };
  const before = await related();
  expect(before).not.toEqual([]);
  const article = {
    ...{
      title: 'Parenting plans & holidays',
      excerpt: 'Who decides what.',
      category: 'family-law',
    },
    ...{ content: '<p>Write it down.</p>', isPublished: true },
  };
  const { body } = await staff.call('POST', '/api/admin/blog-posts', article);
  await staff.call('POST', '/api/admin/blog-posts', {
    ...article,
    ...{ title: 'Probate in brief', category: 'probate' },
  });
  expect(await related()).toEqual(
    [{ slug: body.slug, title: 'Parenting plans &amp; holidays' }, ...before].slice(0, 3),
  );
  const articlesAre = '/api/admin/component-visibility/blog_articles';
  expect((await staff.call('PUT', articlesAre, { isVisible: false })).status).toBe(200);
  expect(await related()).toEqual([]);
  await staff.call('PUT', articlesAre, { isVisible: true });
});

it('a page that does not exist is not found', async () => {
  for (const call of [
    () => staff.call('GET', `${LIST}/${NOBODY}`),
    () => save({ id: NOBODY }),
    () => publish({ id: NOBODY }),
    () => staff.call('DELETE', `${LIST}/${NOBODY}`),
    () => staff.call('GET', `${LIST}/${NOBODY}/versions`),
  ]) {
    expect(await call()).toMatchObject({ status: 404, body: { reason: 'page_not_found' } });
  }
});
