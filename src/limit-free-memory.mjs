import process from 'node:process';

/**
 * By default the C library keeps up to 64 MB of free memory in each of its arenas once a large block has been freed.
 * With a fixed threshold, in bytes, it gives memory back at the end of an arena; blocks from the other threshold on have
 * mappings of their own and leave no gaps.
 */
const SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/** Set in the environment of the process that has the settings. */
const MARK = 'LAWFRONT_LIMITS_FREE_MEMORY';

let hasSettings = false;

/**
 * Starts this program again, in this process, so that the C library reads its settings, which it does only once.
 * Does nothing where the settings are made already, or where they or the call do not exist: outside of Linux, or in Node
 * before 22.15. Call it before anything else; what is printed or opened before is kept or closed as by `execve`.
 */
export function limitFreeMemory() {
  const { env, execPath, execArgv, argv } = process;
  if (hasSettings) return;
  if (env[MARK]) {
    hasSettings = true;
    // Not for Postgres and other programs that this one starts.
    for (const name of [MARK, ...Object.keys(SETTINGS)]) delete env[name];
    return;
  }
  const isMade = Object.keys(env).some((name) => /^MALLOC_|^GLIBC_TUNABLES$/.test(name));
  if (process.platform !== 'linux' || !process.execve || isMade) return;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    ...SETTINGS,
    [MARK]: '1',
  });
}
