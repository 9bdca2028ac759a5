import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { animation, phonePhoto, plain } from '../../testing/sample-pictures.ts';
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
  await deleteAll(app.deps.db, 'blogPosts');
  await deleteAll(app.deps.db, 'pictures');
});

const PICTURES = '/api/admin/pictures';
const POSTS = '/api/admin/blog-posts';
const base64 = async (bytes: Buffer | Promise<Buffer>) => (await bytes).toString('base64');

async function add(words: object = {}, bytes: Buffer | Promise<Buffer> = phonePhoto()) {
  return staff.call('POST', PICTURES, { data: await base64(bytes), alt: 'Keys', ...words });
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers });

/** Inserts a picture without files, because processing files takes long. */
async function insertRow(id: string) {
  const size = { width: 400, height: 640, widths: [400], storedBytes: 0 };
  await app.deps.db
    .insertInto('pictures')
    .values({ id, alt: 'Keys', ...size })
    .execute();
  return { id };
}

const post = (content: string, changes: object = {}) => ({
  title: 'Who keeps the house',
  slug: 'house',
  excerpt: 'The home in a divorce.',
  category: 'divorce',
  isPublished: true,
  content,
  ...changes,
});
const figure = (id: string, rest = '') =>
  `<p>Text</p><figure><img src="/pictures/${id}" />${rest}</figure>`;

describe('an upload', () => {
  it('is stored with what is written about it, and logged', async () => {
    const { status, body } = await add({ caption: ' Two keys ', credit: 'Photo: L. Ortiz' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      path: `/pictures/${body.id}`,
      alt: 'Keys',
      isDecorative: false,
      caption: 'Two keys',
      credit: 'Photo: L. Ortiz',
      width: 400,
      height: 640,
      widths: [400],
      storedBytes: expect.any(Number),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      isNew: true,
    });
    expect(await staff.auditLog()).toMatchObject([
      { actor: 'admin', action: 'picture.add', entity: 'pictures', entityId: body.id },
    ]);
  });

  it('of a picture that is there already changes nothing', async () => {
    const { body: first } = await add();
    const { body: second } = await add({ alt: 'Other words' });
    expect(second).toEqual({ ...first, isNew: false });
  });

  it.each([
    ['without words', {}, { alt: '' }, 'alt'],
    ['that is decorative and described', {}, { isDecorative: true }, 'isDecorative'],
    ['with a caption of two lines', {}, { caption: 'a\nb' }, 'caption'],
    ['of no base64', {}, { data: '?' }, 'data'],
    ['of nothing', {}, { data: '' }, 'data'],
    ['of a page', {}, { data: Buffer.from('<html>').toString('base64') }, 'data'],
  ])('%s is refused by its field', async (_, __, words, field) => {
    const { status, body } = await add(words);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('of an animation is refused with the reason', async () => {
    const { status, body } = await add({}, animation());
    expect([status, body.fieldErrors]).toEqual([
      400,
      { data: ['Animated pictures are not supported: choose a still one'] },
    ]);
  });

  it('above the limit is refused, for strangers before it is read', async () => {
    const data = 'A'.repeat(11_300_000);
    expect((await staff.call('POST', PICTURES, { data, alt: 'Keys' })).status).toBe(413);
    const stranger = await fetch(app.url + PICTURES, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: data.slice(0, 1_000_000), alt: 'Keys' }),
    });
    expect(stranger.status).toBe(401);
  });

  it('of several megabytes is taken', async () => {
    const noise = sharp({
      create: {
        ...{ width: 1_400, height: 1_400, channels: 3 as const, background: '#888' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const bytes = await noise.png({ compressionLevel: 0 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(5_000_000);
    expect((await add({}, bytes)).status).toBe(201);
  });
});

describe('a picture', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['image/*', 'image/jpeg'],
  ])('for a client that accepts %s is sent as %s', async (accept, type) => {
    const { body } = await add({}, phonePhoto({ width: 1_000, height: 1_000 }));
    const answer = await get(`/pictures/${body.id}/480`, { accept });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toContain('Accept');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(480);
    const etag = answer.headers.get('etag') ?? '';
    const again = await get(`/pictures/${body.id}/480`, { accept, 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  it('is a JPEG at its address for mails, and 404 in any other width', async () => {
    const { body } = await add();
    const jpeg = await get(`/pictures/${body.id}/400.jpg`, { accept: 'image/avif' });
    expect([jpeg.status, jpeg.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const path of ['/401', '/400.png', '/0', '/..%2f', '/99999999']) {
      expect((await get(`/pictures/${body.id}${path}`)).status).toBe(404);
    }
    expect((await get(`/pictures/${'A'.repeat(43)}`)).status).toBe(404);
    expect((await get('/pictures/x')).status).toBe(404);
  });
});

describe('in an article, a picture', () => {
  it('is stored with what the gallery says, and shown in sizes without a shift', async () => {
    const { body: one } = await add({ alt: `Keys & "locks" <b>`, credit: 'L. Ortiz' });
    const { body: two } = await add({ isDecorative: true, alt: null }, plain().png().toBuffer());
    const content =
      figure(one.id, '<small>typed</small><figcaption>Two <em>keys</em></figcaption>') +
      figure(two.id);
    const saved = await staff.call('POST', POSTS, post(content));
    expect([saved.status, saved.body.removed]).toEqual([201, undefined]);
    const alt = 'Keys &amp; &quot;locks&quot; &lt;b&gt;';
    expect(saved.body.content).toBe(
      `<p>Text</p><figure><img src="/pictures/${one.id}" alt="${alt}" width="400" height="640" />` +
        '<small>L. Ortiz</small><figcaption>Two <em>keys</em></figcaption></figure>' +
        `<p>Text</p><figure><img src="/pictures/${two.id}" alt="" width="640" height="400" /></figure>`,
    );
    const shown = (await (await get('/api/blog-posts/house')).json()).content;
    expect(shown).toContain(
      `alt="${alt}" width="400" height="640" srcset="/pictures/${one.id}/400 400w" sizes="`,
    );
    expect(shown.match(/ loading="lazy"/g)).toHaveLength(1);
    expect(shown.indexOf(' loading="lazy"')).toBeGreaterThan(shown.indexOf(two.id));
    // A response of the API can be sent back unchanged as input.
    const again = await staff.call('PUT', `${POSTS}/${saved.body.id}`, post(shown));
    expect([again.body.removed, again.body.content]).toEqual([undefined, saved.body.content]);
  });

  it('follows the gallery everywhere when its words change', async () => {
    const { body } = await add();
    await staff.call('POST', POSTS, post(figure(body.id)));
    const page = async () => (await get('/blog/house')).text();
    expect(await page()).toContain('alt="Keys"');
    const words = { alt: 'Two keys on a ring', credit: 'L. Ortiz', updatedAt: body.updatedAt };
    expect((await staff.call('PUT', `${PICTURES}/${body.id}`, words)).status).toBe(200);
    await expect.poll(page, { timeout: 20_000 }).toContain('alt="Two keys on a ring"');
    expect(await page()).toContain('<small>L. Ortiz</small>');
    const late = await staff.call('PUT', `${PICTURES}/${body.id}`, words);
    expect([late.status, late.body.reason]).toEqual([409, 'edited_meanwhile']);
  });

  it('is in the preview by other sites, the structured data and the feeds', async () => {
    const { body } = await add();
    await staff.call('POST', POSTS, post(figure(body.id)));
    const page = await (await get('/blog/house')).text();
    const jpeg = `/pictures/${body.id}/400.jpg`;
    expect(page).toMatch(new RegExp(`property="og:image" content="http[^"]+${jpeg}"`));
    expect(page).toContain('property="og:image:width" content="400"');
    expect(page).toMatch(new RegExp(`"@type":"ImageObject","url":"http[^"]+${jpeg}"`));
    const feed = await (await get('/blog/feed.json')).json();
    expect(feed.items[0].content_html).toMatch(
      new RegExp(`<img src="http[^"]+${jpeg}" alt="Keys"`),
    );
    expect(feed.items[0].content_html).not.toContain('srcset');
  });

  it.each([
    ['of another site', '<img src="https://evil.example/x.png" alt="x" />'],
    ['of another place on this site', '<img src="/photos/x" onerror="alert(1)" />'],
    ['in the file itself', '<img src="data:image/png;base64,AAAA" />'],
  ])('%s is removed and reported', async (_, image) => {
    const { status, body } = await staff.call('POST', POSTS, post(`<p>Text${image}</p>`));
    expect([status, body.content, body.removed]).toEqual([201, '<p>Text</p>', ['<img>']]);
  });

  it('that the gallery does not have is refused', async () => {
    const { status, body } = await staff.call('POST', POSTS, post(figure('A'.repeat(43))));
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['content']]);
  });
});

describe('in a page, a picture', () => {
  const page = (blocks: object[]) => ({
    content: {
      ...{ name: 'Our office', title: 'T', description: 'D', heading: 'H', lead: 'L' },
      blocks,
    },
  });
  const pictureFigure = (pictureId: string) => ({
    ...{ type: 'figure', pictureId, source: 'Family album', isWide: true },
  });

  it('is shown in figures and in texts, with its caption, and counts as used', async () => {
    const { body: one } = await add({
      alt: 'Our house',
      caption: 'Since 1998',
      credit: 'L. Ortiz',
    });
    const { body: two } = await add({ alt: 'A key' }, plain().png().toBuffer());
    const blocks = [pictureFigure(one.id), { type: 'text', html: figure(two.id) }];
    const { body } = await staff.call('POST', '/api/admin/pages', {
      path: '/our-office',
      ...page(blocks),
    });
    expect((await staff.call('PUT', `/api/admin/pages/${body.page.id}/publish`)).status).toBe(200);
    const shown = await (await get('/our-office')).text();
    expect(shown).toContain('<figure class="wide"><img src="/pictures/');
    expect(shown).toContain(
      `alt="Our house" width="400" height="640" srcset="/pictures/${one.id}/400`,
    );
    expect(shown).toContain(
      '<small>L. Ortiz</small><figcaption>Since 1998 · Family album</figcaption>',
    );
    expect(shown).toContain(`srcset="/pictures/${two.id}`);
    const uses = [{ kind: 'Page', title: 'Our office', adminPath: `/admin/pages/${body.page.id}` }];
    for (const { id } of [one, two])
      expect((await staff.call('GET', `${PICTURES}/${id}`)).body.uses).toEqual(uses);
    expect((await staff.call('DELETE', `${PICTURES}/${one.id}`)).body.reason).toBe(
      'picture_in_use',
    );
    expect((await staff.call('DELETE', `${PICTURES}/${one.id}`, { uses: 1 })).status).toBe(204);
    expect(await (await get('/our-office')).text()).not.toContain('<figure class="wide">');
    expect((await staff.call('DELETE', `/api/admin/pages/${body.page.id}`)).status).toBe(204);
  });

  it.each([
    ['figure', pictureFigure('x'.repeat(43)), 'content.blocks.0.pictureId'],
    ['text', { type: 'text', html: figure('x'.repeat(43)) }, 'content.blocks.0.html'],
  ])('that the gallery does not have is refused in a %s', async (_, block, field) => {
    const { status, body } = await staff.call('POST', '/api/admin/pages', {
      path: '/our-office',
      ...page([block]),
    });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });
});

describe('the gallery', () => {
  it('lists and searches pictures with where each is used', async () => {
    const { body: used } = await add({ alt: 'A courthouse' });
    await add({ alt: 'Two keys', caption: 'Zebra' }, plain().png().toBuffer());
    const { body: article } = await staff.call('POST', POSTS, post(figure(used.id)));
    const { body: all } = await staff.call('GET', PICTURES);
    const uses = [
      {
        kind: 'Blog post',
        title: 'Who keeps the house',
        adminPath: `/admin/blog-posts/${article.id}`,
      },
    ];
    expect(all.map((each: { alt: string; uses: unknown }) => [each.alt, each.uses])).toEqual([
      ['Two keys', []],
      ['A courthouse', uses],
    ]);
    const { body: found } = await staff.call('GET', `${PICTURES}?q=zeb`);
    expect(found.map(({ alt }: { alt: string }) => alt)).toEqual(['Two keys']);
    const { body: sorted } = await staff.call('GET', `${PICTURES}?sort=alt&limit=1`);
    expect(sorted[0].alt).toBe('A courthouse');
    expect((await staff.call('GET', `${PICTURES}/${used.id}`)).body.uses).toEqual(uses);
  });

  it('keeps a picture that is used, until the uses are accepted', async () => {
    const { body } = await add();
    await staff.call('POST', POSTS, post(figure(body.id, '<figcaption>Gone</figcaption>')));
    const refused = await staff.call('DELETE', `${PICTURES}/${body.id}`);
    expect([refused.status, refused.body.reason]).toEqual([409, 'picture_in_use']);
    expect(refused.body.message).toContain('Blog post “Who keeps the house”');
    expect((await staff.call('DELETE', `${PICTURES}/${body.id}`, { uses: 1 })).status).toBe(204);
    expect((await get(body.path)).status).toBe(404);
    const shown = (await (await get('/api/blog-posts/house')).json()).content;
    expect(shown).toBe('<p>Text</p>');
    expect((await staff.call('DELETE', `${PICTURES}/${body.id}`)).status).toBe(404);
    expect((await staff.call('GET', `${PICTURES}/${body.id}`)).status).toBe(404);
    expect((await staff.call('PUT', `${PICTURES}/${body.id}`, { alt: 'x' })).status).toBe(404);
  });

  it('never loses a picture to a deletion while an article with it is saved', async () => {
    for (let round = 0; round < 8; round += 1) {
      await deleteAll(app.deps.db, 'blogPosts');
      const body = await insertRow(`${round}`.repeat(43));
      const [saved, deleted] = await Promise.all([
        staff.call('POST', POSTS, post(figure(body.id))),
        staff.call('DELETE', `${PICTURES}/${body.id}`),
      ]);
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([saved.status, deleted.status]);
      await staff.call('DELETE', `${PICTURES}/${body.id}`, { uses: 1 });
    }
  });
});
