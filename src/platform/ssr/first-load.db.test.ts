import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOfPage, sizesOf } from '../../../scripts/bench/pages/built-files.ts';
import { PAGES } from '../../../tests/e2e/pages.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bundleFolder } from './bundle-folder.ts';

// Design §7, for every public page; what the home page really fetches is measured in tests/e2e/home.test.ts.
const MAX_SCRIPT_BYTES = 140 * 1024;
/** Of the small script that every page loads, React apart. */
const MAX_PAGE_SCRIPT_BYTES = 15 * 1024;
const PAGE_SCRIPT = /\/(?:entry-page|page-script)-/;
const MAX_STYLE_BYTES = 10 * 1024;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each(PAGES.filter((page) => !/[?#]/.test(page)))(
  '%s names no more than its budget',
  async (page) => {
    const { scripts, styles } = filesOfPage(await (await fetch(app.url + page)).text());
    expect(scripts.length).toBeGreaterThan(0);
    const small = scripts.filter((file) => PAGE_SCRIPT.test(file));
    const client = scripts.filter((file) => !PAGE_SCRIPT.test(file));
    expect(small.length).toBeGreaterThan(0);
    expect((await sizesOf(small)).gzip).toBeLessThanOrEqual(MAX_PAGE_SCRIPT_BYTES);
    expect((await sizesOf(client)).gzip).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect((await sizesOf(styles)).gzip).toBeLessThanOrEqual(MAX_STYLE_BYTES);
  },
);

it('no script that a public page can load contains Mantine', async () => {
  const assets = path.join(await bundleFolder(), 'client', 'assets');
  const isAdmin = (file: string) => /^(admin|login)[.-]/.test(file);
  const loadable = new Set(
    (await readdir(assets)).filter((file) => /^entry-client-.*\.js$/.test(file)),
  );
  const withMantine: string[] = [];
  for (const file of loadable) {
    const script = await readFile(path.join(assets, file), 'utf8');
    if (script.includes('MantineProvider')) withMantine.push(file);
    // Static and dynamic imports: `from"./x.js"`, `import("./x.js")`.
    for (const [, imported = ''] of script.matchAll(/["'`]\.\/([\w.$-]+\.js)["'`]/g)) {
      if (!isAdmin(imported)) loadable.add(imported);
    }
  }
  expect(loadable.size).toBeGreaterThan(20);
  expect(withMantine).toEqual([]);
});
