import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makePage } from './make-page.ts';

const TEXT = '<!doctype html><title>Firm</title>';
const LOOK = {
  https: true,
  strict: true,
  connectTo: [],
  frames: false,
  isPreview: false,
  embeddedBy: undefined,
  isAnswer: false,
};

const madeOf = (text: string, headers = new Headers()) =>
  makePage({ status: 200, headers, html: text, failures: [], marker: 'marker' }, LOOK);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page is compressed once as %s for all visitors', async (encoding, decompress) => {
  const page = madeOf(TEXT);
  const first = page.compressed(encoding);
  expect(page.compressed(encoding)).toBe(first);
  const form = await first;
  expect(decompress(form).toString()).toBe(TEXT);
  expect(page.compressed(encoding)).toBe(form);
});

test('a page retains no more memory than its bytes', async () => {
  const page = madeOf(TEXT);
  const forms = [page.identity, await page.compressed('br'), await page.compressed('gzip')];
  expect(forms.map((form) => form.buffer.byteLength)).toEqual(forms.map(({ length }) => length));
});

test('a recompressed page is the same in fewer bytes', async () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `<p>${at * at} ${at}</p>`).join('');
  const page = madeOf(text);
  const first = await page.compressed('br');
  await page.recompress();
  const smaller = await page.compressed('br');
  expect(smaller.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(smaller).toString()).toBe(text);
});

test.each([
  ['/blog/a-will', 'public, max-age=0, must-revalidate', true],
  [`/newsletter/${'t'.repeat(43)}`, 'no-store', false],
  ['/appointment/short?month=2031-03', 'no-store', false],
])('a redirect to %s has the cache-control %s', (location, cacheControl, isCached) => {
  const { headers, ttlSeconds } = madeOf('', new Headers({ location }));
  expect([headers['cache-control'], ttlSeconds > 0]).toEqual([cacheControl, isCached]);
});
