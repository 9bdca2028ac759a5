import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..');
const server = builtServer();
if (server) {
  enableCompileCache(path.join(root, 'node_modules/.cache/lawfront'));
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
