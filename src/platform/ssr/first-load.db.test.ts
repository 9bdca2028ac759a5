import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOfPage, MAX_GZIP, sizesOf } from '../../../scripts/bench/pages/built-files.ts';
import { PAGES } from '../../../tests/e2e/pages.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bundleFolder } from './bundle-folder.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// What the home page actually fetches is measured in tests/e2e/home.test.ts.
it.each(PAGES.filter((page) => !/[?#]/.test(page)))(
  '%s names no more than its budget',
  async (page) => {
    const files = filesOfPage(await (await fetch(app.url + page)).text());
    for (const kind of ['pageScript', 'client', 'style'] as const) {
      expect(files[kind].length).toBeGreaterThan(0);
      expect((await sizesOf(files[kind])).gzip).toBeLessThanOrEqual(MAX_GZIP[kind]);
    }
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
