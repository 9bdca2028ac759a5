import process from 'node:process';

/**
 * glibc malloc settings. By default, once a large block has been freed, glibc keeps up to 64 MB of free memory in each
 * of its arenas. With a fixed trim threshold, in bytes, it returns free memory at the end of an arena to the system.
 * Blocks above the mmap threshold get mappings of their own and leave no gaps in an arena.
 */
const SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/** Marks the environment of a process that was started with these settings. */
const MARK = 'LAWFRONT_LIMITS_FREE_MEMORY';

let hasSettings = false;

/**
 * Restarts this program in the same process (`execve`) with the settings, which glibc reads only at start. Does nothing
 * if malloc settings are present already, or where `process.execve` does not exist: outside Linux, or in Node before
 * 22.15. Call it before anything else: open files and sockets stay open or are closed as with any `execve`.
 */
export function limitFreeMemory() {
  const { env, execPath, execArgv, argv } = process;
  if (hasSettings) return;
  if (env[MARK]) {
    hasSettings = true;
    // Postgres and other child processes must not inherit them.
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
