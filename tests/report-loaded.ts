import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a process by NODE_OPTIONS=--import: records the modules that the process loads in the file LOADED_FILE,
 * one URL per line.
 */
const { LOADED_FILE } = process.env;

if (isMainThread && LOADED_FILE) {
  registerHooks({
    load(url, context, nextLoad) {
      appendFileSync(LOADED_FILE, `${url}\n`);
      return nextLoad(url, context);
    },
  });
}
