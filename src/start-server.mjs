import { readFileSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * When to flush the compile cache. Until then, what was read from it stays in memory (4 MB). By then, the code of the
 * start, of the first requests and of the archive's first pass has been compiled.
 */
const FLUSH_AFTER_MS = 60_000;

const root = path.join(import.meta.dirname, '..');
const server = builtServer();
if (server) {
  enableCompileCache(path.join(root, 'node_modules/.cache/lawfront'));
  setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();
  await import(pathToFileURL(server).href);
} else {
  await import('./app/main.ts');
}

/** The path of the built server, which uses less memory than running from source; undefined if there is no build. */
function builtServer() {
  const dist = path.join(root, 'dist');
  try {
    return path.join(dist, readFileSync(path.join(dist, 'current'), 'utf8'), 'app/serve.mjs');
  } catch {
    return undefined;
  }
}
