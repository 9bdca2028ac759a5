import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGES } from '../../../tests/e2e/pages.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bundleFolder } from './bundle-folder.ts';

// Issue 22 and design §7: the first round trip of a connection carries ten segments of 1,460 bytes.
const ROUND_TRIP_BYTES = 14_600;
const MAX_FONT_BYTES = 30_000;
const MAX_VISIT_BYTES = 80_000;

/**
 * Pages that are larger than one round trip because of data for scripts, which comes after the visible content. The same
 * page differs by up to 80 bytes, because random ids and times compress differently: each limit leaves 200.
 */
const LONGER: Readonly<Record<string, number>> = {
  '/': 17_300,
  // What exceeds the round trip is the end of the state, after all that is shown.
  '/contact': 14_700,
  '/contact?service=estate-planning': 14_700,
  '/schedule': 14_800,
  '/attorneys/maren-castellane': 15_400,
  '/practice-areas/family-law': 16_200,
  '/practice-areas/estate-planning': 15_700,
  '/blog/living-trust-or-will': 16_300,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each(PAGES.filter((page) => !page.includes('#')))(
  '%s shows all of its content after one round trip, in less than 80 KB',
  async (page) => {
    const html = await sentFor(page, 'identity');
    const smallest = brotliCompressSync(html).length;
    let sent: Buffer = Buffer.alloc(0);
    await expect
      .poll(async () => {
        sent = await sentFor(page, 'br');
        return sent.length;
      })
      .toBe(smallest);
    expect(sent.length).toBeLessThanOrEqual(LONGER[page] ?? ROUND_TRIP_BYTES);

    const first = beginningOf(sent.subarray(0, ROUND_TRIP_BYTES));
    expect(first).toContain('</footer>');
    // The first paint needs no other files, except the fonts.
    expect(html.toString()).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/);

    const [, style = ''] =
      /<style data-built-style="">([\s\S]*?)<\/style>/.exec(html.toString()) ?? [];
    const styled = modulesIn(style);
    const used = Array.from(html.toString().matchAll(/ class="([^"]*)"/g), ([, names]) => names);
    expect([...modulesIn(used.join(' '))].filter((module) => !styled.has(module))).toEqual([]);

    const fonts = await sizeOf(filesIn(html, /<link rel="preload" href="([^"]+\.woff2)"/g));
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(MAX_FONT_BYTES);
    const drawings = await sizeOf(filesIn(html, /<use href="([^"#]+)#/g), '.br');
    expect(sent.length + fonts + drawings).toBeLessThanOrEqual(MAX_VISIT_BYTES);
  },
);

/** The body of a page as it is sent in this encoding. */
function sentFor(page: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(app.url + page, { headers: { 'accept-encoding': encoding } }, (response) =>
      buffer(response).then(resolve, reject),
    )
      .on('error', reject)
      .end();
  });
}

/** The HTML that a browser can decode from the first bytes of a page. */
function beginningOf(bytes: Buffer): string {
  return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** The hashes at the end of class names, one for each CSS module. */
const modulesIn = (text: string) =>
  new Set(Array.from(text.matchAll(/_([a-zA-Z0-9]{3})(?![\w-])/g), ([, module]) => module));

const filesIn = (html: Buffer, pattern: RegExp) =>
  new Set(Array.from(html.toString().matchAll(pattern), ([, file = '']) => file));

async function sizeOf(files: ReadonlySet<string>, form = ''): Promise<number> {
  let bytes = 0;
  for (const file of files) {
    bytes += (await readFile(path.join(await bundleFolder(), 'client', file + form))).length;
  }
  return bytes;
}
