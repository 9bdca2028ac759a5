import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
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
  await deleteAll(app.deps.db, 'testimonials');
  await app.deps.content.settle();
});

const LIST = '/api/admin/testimonials';
const WORDS = {
  clientName: 'Dana W.',
  rating: 4,
  content: 'They called back the same day.',
  practiceArea: 'divorce',
  isPublished: true,
};
const REVIEW = {
  source: 'yelp',
  reviewedOn: '2031-02-03',
  sourceUrl: 'https://reviews.example/dana',
  hasConsent: true,
};
const DOCUMENTED = [...Object.keys(WORDS), 'id', 'createdAt', 'updatedAt'].sort();

const add = (fields: object) => staff.call('POST', LIST, { ...WORDS, ...fields });
const one = async (id: string) => {
  const input = encodeURIComponent(JSON.stringify({ id }));
  return (await staff.call('GET', `/trpc/testimonials.one?input=${input}`)).body.result.data;
};
const page = async (path = '/reviews') => (await fetch(app.url + path)).text();

describe('a testimonial received elsewhere', () => {
  it('is stored with source, date, link and consent, and audited with them', async () => {
    const { status, body } = await add(REVIEW);
    expect(status).toBe(201);
    expect(await one(body.id)).toMatchObject({ ...WORDS, ...REVIEW });
    expect((await staff.auditLog())[0]).toMatchObject({ after: REVIEW });
  });

  it('is answered by the documented calls with the documented fields only', async () => {
    const { body: added } = await add(REVIEW);
    const { body: changed } = await staff.call('PUT', `${LIST}/${added.id}`, { rating: 5 });
    const { body: all } = await staff.call('GET', LIST);
    const published = await (await fetch(`${app.url}/api/testimonials`)).json();
    for (const answer of [added, changed, all[0], published[0]]) {
      expect(Object.keys(answer).sort()).toEqual(DOCUMENTED);
    }
    const { body: description } = await staff.call('GET', '/api/openapi.json');
    const { schema } =
      description.paths[LIST].get.responses['200'].content['application/json'] ?? {};
    expect(JSON.stringify(schema)).toContain('isPublished');
    expect(JSON.stringify(schema)).not.toMatch(/hasConsent|sourceUrl|isSample/);
  });

  it('keeps its origin when other fields change, and loses date and link with the source', async () => {
    const { body } = await add(REVIEW);
    await staff.call('PUT', `${LIST}/${body.id}`, { isPublished: false });
    expect(await one(body.id)).toMatchObject(REVIEW);
    await staff.call('PUT', `${LIST}/${body.id}`, { source: '' });
    expect(await one(body.id)).toMatchObject({
      ...{ source: null, reviewedOn: null, sourceUrl: null, hasConsent: true },
    });
  });

  it.each([
    ['source', { source: 'facebook' }],
    ['reviewedOn', { source: 'yelp' }],
    ['reviewedOn', { ...REVIEW, reviewedOn: '' }],
    ['reviewedOn', { ...REVIEW, reviewedOn: '2031-02-30' }],
    ['reviewedOn', { ...REVIEW, reviewedOn: '2031-12-01' }],
    ['sourceUrl', { ...REVIEW, sourceUrl: 'http://reviews.example/dana' }],
    ['sourceUrl', { ...REVIEW, sourceUrl: 'javascript:alert(1)' }],
    ['sourceUrl', { ...REVIEW, sourceUrl: 'https://me@reviews.example/' }],
    ['sourceUrl', { ...REVIEW, sourceUrl: `https://reviews.example/${'é'.repeat(200)}` }],
    ['hasConsent', { hasConsent: 'yes' }],
  ])('is refused with 400 that names a wrong %s: %j', async (field, fields) => {
    const { status, body } = await add(fields);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('is exported with its origin', async () => {
    await add(REVIEW);
    const response = await fetch(`${app.url}${LIST}/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(await staffToken(app)) },
      body: '{}',
    });
    const csv = await response.text();
    expect(csv).toContain('Source,Date of the review,Link,Agreed to be quoted');
    expect(csv).toContain('Yelp,2031-02-03,https://reviews.example/dana,Yes');
  });
});

describe('the page of reviews', () => {
  it('shows source, date and a link that says where it leads, and the disclosure', async () => {
    await add(REVIEW);
    await add({ clientName: 'Own O.', content: 'Said at the desk.' });
    const html = await page();
    expect(html).toMatch(/<a href="https:\/\/reviews\.example\/dana"[^>]*rel="[^"]*nofollow"/);
    expect(html).toMatch(/Yelp.{0,400}\(opens another site\).{0,200}Feb 03, 2031/s);
    expect(html).toContain('Said at the desk.');
    for (const path of ['/reviews', '/']) {
      expect(await page(path)).toContain('Testimonials do not guarantee or predict your outcome.');
    }
    await expect.poll(() => page('/')).toContain('Yelp, Feb 03, 2031');
  });

  it('filters by the documented sources', async () => {
    await add({ ...REVIEW, content: 'From Yelp.' });
    await add({ ...REVIEW, source: 'avvo', content: 'From Avvo.' });
    await add({ ...REVIEW, source: 'other', content: 'From elsewhere.' });
    await add({ content: 'From nowhere.' });
    const found = async (path: string) => {
      const html = await page(path);
      return ['Yelp', 'Avvo', 'elsewhere', 'nowhere'].filter((place) =>
        html.includes(`From ${place}.`),
      );
    };
    expect(await found('/reviews')).toEqual(['Yelp', 'Avvo', 'elsewhere', 'nowhere']);
    expect(await found('/reviews?source=yelp')).toEqual(['Yelp']);
    expect(await found('/reviews?source=google')).toEqual([]);
  });

  it('leads to all published testimonials, thirty on a page', async () => {
    const rows = Array.from({ length: 65 }, (_, index) => ({
      ...WORDS,
      content: `Number ${index}.`,
      createdAt: new Date(Date.UTC(2031, 0, 1, 0, index)),
      isPublished: index !== 7,
    }));
    await app.deps.db.insertInto('testimonials').values(rows).execute();
    await app.deps.content.settle();
    const found: string[] = [];
    let path: string | undefined = '/reviews';
    for (let pages = 0; path && pages < 5; pages += 1) {
      const html: string = await page(path);
      found.push(...(html.match(/“(?:<!-- -->)?Number \d+\./g) ?? []));
      path = /href="(\/reviews\?[^"]*cursor=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(new Set(found).size).toBe(64);
    expect(found).toHaveLength(64);
  });

  it('shows invented reviews only while sample testimonials are published', async () => {
    await app.deps.db
      .insertInto('testimonials')
      .values({ ...WORDS, isSample: true })
      .execute();
    await expect.poll(() => page()).toContain('Oriana P.');
    await staff.call('POST', '/trpc/testimonials.hideSamples', {});
    await expect.poll(() => page()).not.toContain('Oriana P.');
  });
});
