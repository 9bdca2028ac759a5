import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { animation, plain } from '../../testing/sample-pictures.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { MarkKind } from './marks/rules.ts';
import { base64Of, pngMark, squareMark, twoColours, wordmark } from './testing/sample-marks.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'firmMarks'));

const put = (kind: MarkKind | 'banner', file: string | Buffer) =>
  staff.call('PUT', `/api/admin/look/marks/${kind}`, { data: base64Of(file) });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers });
const page = async (path = '/') => (await get(path)).text();
const has = async (part: string, path = '/') => (await page(path)).includes(part);
const sizeOf = async (path: string) => {
  const { width, height } = await sharp(await (await get(path)).arrayBuffer()).metadata();
  return [width, height];
};

describe('an SVG', () => {
  it('is stored without what could run, measured, logged and served so that it cannot run', async () => {
    const hostile = wordmark().replace(
      '<path',
      '<script>alert(1)</script><foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject><image href="https://evil.example/x.png"/><path onclick="alert(1)"',
    );
    const { status, body } = await put('wordmark', hostile);
    expect(status).toBe(200);
    expect(body).toEqual({
      kind: 'wordmark',
      id: expect.stringMatching(/^[\w-]{43}$/),
      path: `/marks/${body.id}.svg`,
      pngPath: `/marks/${body.id}.png`,
      width: 960,
      height: 160,
      lightness: expect.any(Array),
      isOneColour: true,
      removed: ['script', 'foreignObject', 'image', 'onclick'],
    });
    expect(body.lightness.indexOf(Math.max(...body.lightness))).toBe(1);
    const file = await get(body.path);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await file.text()).not.toMatch(/script|foreign|evil|onclick|alert/i);
    expect(await sizeOf(body.pngPath)).toEqual([960, 160]);
    const again = await get(body.path, { 'if-none-match': file.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await staff.auditLog()).toEqual([
      {
        actor: 'admin',
        action: 'mark.add',
        entity: 'firm_marks',
        entityId: 'wordmark',
        before: null,
        after: expect.objectContaining({ id: body.id, type: 'image/svg+xml' }),
      },
    ]);
  });

  it('of which nothing is left is refused', async () => {
    const { status, body } = await put(
      'wordmark',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><foreignObject/></svg>',
    );
    expect([status, body.fieldErrors]).toEqual([400, { data: ['Nothing is drawn in this file'] }]);
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9"/>', 'declares entities'],
    ['a page', '<html></html>', 'Must be an SVG or a PNG'],
    [
      'too many bytes',
      `<svg viewBox="0 0 9 9"><path d="${'M0 0'.repeat(60_000)}"/></svg>`,
      '200 KB',
    ],
    ['a line', '<svg viewBox="0 0 900 1"><path d="M0 0h900"/></svg>', '100 times'],
  ])('with %s is refused', async (_, file, message) => {
    const { status, body } = await put('wordmark', file);
    expect([status, body.reason]).toEqual([400, 'invalid_input']);
    expect(body.fieldErrors.data[0]).toContain(message);
  });
});

describe('a PNG', () => {
  it('of 4,000 by 50 pixels is stored in a modest size and shown at most 240 pixels wide', async () => {
    const { status, body } = await put('wordmark', await pngMark({ width: 4_000, height: 50 }));
    expect([status, body.width, body.height]).toEqual([200, 960, 12]);
    expect(await sizeOf(body.path)).toEqual([960, 12]);
    expect(
      await has(
        `<img class="firm-mark main" src="${body.path}" alt="Pacific Harbor Law" width="240" height="40"/>`,
      ),
    ).toBe(true);
  });

  it.each([
    ['a JPEG', () => plain().jpeg().toBuffer(), 'Must be an SVG or a PNG'],
    ['an animation', animation, 'Must be an SVG or a PNG'],
    [
      'a PNG that ends early',
      async () => (await plain().png().toBuffer()).subarray(0, 300),
      'complete',
    ],
    ['a dot', () => pngMark({ width: 1, height: 1 }), '16 to 8,000'],
    [
      'a bomb',
      () => plain({ width: 7_999, height: 7_999 }).png({ palette: true }).toBuffer(),
      '50 million',
    ],
    ['nothing visible', () => pngMark({ width: 99, height: 99 }, '#0000'), 'Nothing is drawn'],
    ['noise', async () => randomBytes(900), 'Must be an SVG or a PNG'],
  ])('%s is refused', async (_, make, message) => {
    const { status, body } = await put('square', await make());
    expect(status).toBe(400);
    expect(body.fieldErrors.data[0]).toContain(message);
  });

  it('that is not square is no square mark', async () => {
    const { body } = await put('square', await pngMark({ width: 300, height: 200 }));
    expect(body.fieldErrors.data).toEqual(['A square mark must be about as wide as it is high']);
  });
});

it('an unknown kind is refused, and nobody without access may upload or remove', async () => {
  expect((await put('banner', squareMark)).body.fieldErrors).toHaveProperty('kind');
  const anonymous = await fetch(`${app.url}/api/admin/look/marks/square`, { method: 'DELETE' });
  expect(anonymous.status).toBe(401);
  expect((await staff.call('DELETE', '/api/admin/look/marks/square')).status).toBe(404);
});

describe('the pages', () => {
  it('show neither marks nor their styles until there is one', async () => {
    expect(await page()).not.toContain('firm-mark');
  });

  it('show a mark of one colour as it is on the page and in the colour of the text on the band', async () => {
    const { body } = await put('wordmark', wordmark());
    const html = await page();
    const inText = `padding:0;mask:url(${body.path}) 0/contain no-repeat;object-position:-99rem}`;
    expect(html).toContain(':root .firm-mark{background:none;padding:0;mask:none');
    expect(html).toContain(`html.dark .firm-mark{background:currentColor;${inText}`);
    expect(html).toContain(`:root .on-band .firm-mark{background:currentColor;${inText}`);
    expect(html).toContain(`html:root:root .firm-mark{background:CanvasText;${inText}`);
  });

  it('show a dark mark of two colours on a white plate on the band', async () => {
    await put('wordmark', twoColours);
    const html = await page();
    expect(html).toContain(':root .firm-mark{background:none;padding:0}');
    expect(html).toContain('html.dark .firm-mark{background:#fff;padding:.3125rem .625rem}');
    expect(html).toContain(':root .on-band .firm-mark{background:#fff;padding:.3125rem .625rem}');
  });

  it('take the light file where the mark cannot be seen', async () => {
    await put('wordmark', wordmark());
    const { body } = await put('light', wordmark('#f4efe0'));
    const html = await page();
    expect(html).toContain(`class="firm-mark light" src="${body.path}"`);
    expect(html).toContain(
      'html.dark .firm-mark{background:none;padding:0;mask:none;object-position:0}html.dark .firm-mark.light{display:block}html.dark .firm-mark.main{display:none}',
    );
  });

  it('set the name beside a square mark, and forget a mark that is removed', async () => {
    const { body } = await put('square', squareMark);
    expect(await page()).toMatch(
      new RegExp(`src="${body.path}" alt="" width="40" height="40"/><span[^>]*>Pacific Harbor Law`),
    );
    expect((await staff.call('DELETE', '/api/admin/look/marks/square')).status).toBe(204);
    expect(await page()).not.toContain('firm-mark');
    expect((await get(body.path)).status).toBe(404);
    expect(await staff.auditLog()).toMatchObject([{ action: 'mark.delete' }]);
  });

  it('show it where staff sign in and where others embed the site', async () => {
    const { body } = await put('wordmark', wordmark());
    expect(await page('/embed/booking')).toContain(`src="${body.path}"`);
    expect(await page('/login')).toContain(body.path);
  });
});
