import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers });

/** Width and height from the header of a PNG file. */
async function sizeOf(response: Response): Promise<[number, number]> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it.each(['/', '/about', '/blog/living-trust-or-will', '/practice-areas/family-law'])(
  '%s names its picture, and there is one',
  async (path) => {
    const html = await (await get(path)).text();
    const [, picture = ''] = /og:image" content="http:\/\/localhost:0([^"]+)"/.exec(html) ?? [];
    const response = await get(picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sizeOf(response)).toEqual([1200, 630]);
    const again = await get(picture, { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  },
);

it('pages have pictures of their own', async () => {
  const tags = await Promise.all(
    ['/share/index.png', '/share/about.png', '/share/contact.png'].map(async (path) =>
      (await get(path)).headers.get('etag'),
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

it.each(['/share/nothing.png', '/share/blog/nothing.png', '/share/about', '/share/..%2fabout.png'])(
  '%s is a 404',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('shows whatever a title is made of', async () => {
  await app.deps.db
    .insertInto('blogPosts')
    .values({
      title: `Fees & <costs> "of" ${'Donaudampfschifffahrt'.repeat(9)} \u0001 🏛 ]]>`,
      slug: 'odd',
      excerpt: 'x',
      content: 'x',
      category: 'probate',
      author: 'x',
      isPublished: true,
      publishedAt: new Date('2030-01-01T00:00:00Z'),
    })
    .execute();
  await expect.poll(async () => (await get('/blog/odd')).status).toBe(200);
  expect(await sizeOf(await get('/share/blog/odd.png'))).toEqual([1200, 630]);
});
