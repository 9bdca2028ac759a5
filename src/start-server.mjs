import { readFileSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What was read of the compile cache stays in memory until the cache is written: 4 MB. By then the code of the start, of the
 * first requests and of the archive's first pass has been compiled.
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

/** The server of the current build, which takes less memory than its sources; undefined if there is no build. */
function builtServer() {
  const dist = path.join(root, 'dist');
  try {
    return path.join(dist, readFileSync(path.join(dist, 'current'), 'utf8'), 'app/serve.mjs');
  } catch {
    return undefined;
  }
}
