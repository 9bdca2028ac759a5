import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { bundleFolder } from '../src/platform/ssr/bundle-folder.ts';

/** Limits, because Node keeps the text of each module in memory, plus 20 KB per module. Both contain the texts of all languages. */
const MOST = { pageModules: 60, pageBytes: 890_000, serverBytes: 4_700_000 };

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

/** Whether evaluating the module waits for something. Functions and methods wait only when they are called. */
function waitsWhenLoaded(file: string, text: string): boolean {
  let depth = 0;
  let waits = false;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const note = () => {
    waits ||= depth === 0;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: note,
    ForOfStatement(loop) {
      if (loop.await) note();
    },
  }).visit(parseSync(file, text).program);
  return waits;
}

it('recognises a top-level await', () => {
  expect(waitsWhenLoaded('a.js', "const a = await import('./b.js');")).toBe(true);
  expect(waitsWhenLoaded('a.js', 'for await (const a of b) c(a);')).toBe(true);
  expect(waitsWhenLoaded('a.js', 'const a = async () => { await b; };')).toBe(false);
  expect(waitsWhenLoaded('a.js', 'class A { async b() { await c; } }')).toBe(false);
});

it('no module of the build has a top-level await', async () => {
  // In a cycle of modules it is a deadlock, which Node does not report, and chunking decides which cycles there are.
  const waiting: string[] = [];
  const folder = await bundleFolder();
  const files = glob('{server,app}/**/*.{js,mjs}', { cwd: folder });
  let count = 0;
  for await (const file of files) {
    count += 1;
    if (waitsWhenLoaded(file, await readFile(path.join(folder, file), 'utf8'))) waiting.push(file);
  }
  expect(count).toBeGreaterThan(100);
  expect(waiting).toEqual([]);
});
