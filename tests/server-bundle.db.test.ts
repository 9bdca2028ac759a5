import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleFolder } from '../src/platform/ssr/bundle-folder.ts';

/** Limits, because Node keeps the text of each module in memory, plus 20 KB per module. */
const MOST = { pageModules: 60, pageBytes: 640_000, serverBytes: 4_000_000 };

const STATIC_IMPORT = /(?:^|[;}])(?:import|export)(?:[^'"()]*?from)?['"](\.[^'"]+)['"]/g;

/** The modules that a start loads together with this one, with their texts. */
async function loadedWith(file: string, found = new Map<string, string>()) {
  if (found.has(file)) return found;
  const text = await readFile(file, 'utf8');
  found.set(file, text);
  for (const [, to = ''] of text.matchAll(STATIC_IMPORT)) {
    await loadedWith(path.resolve(path.dirname(file), to), found);
  }
  return found;
}

const bytesOf = (modules: ReadonlyMap<string, string>) =>
  [...modules.values()].reduce((sum, { length }) => sum + length, 0);

it('the server of the build is small, and made of few modules', async () => {
  const bundle = await bundleFolder();
  const pages = await loadedWith(path.join(bundle, 'server/entry-server.js'));
  expect(pages.size).toBeGreaterThan(1);
  expect(pages.size).toBeLessThanOrEqual(MOST.pageModules);
  expect(bytesOf(pages)).toBeLessThanOrEqual(MOST.pageBytes);
  const server = await loadedWith(path.join(bundle, 'app/serve.mjs'));
  expect(bytesOf(server)).toBeGreaterThan(1_000_000);
  expect(bytesOf(server)).toBeLessThanOrEqual(MOST.serverBytes);
});
