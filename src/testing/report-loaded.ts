import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a process by NODE_OPTIONS=--import, it writes down which files that loads: the address of each as a
 * line of the file that LOADED_FILE names.
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
