/**
 * The environment of child processes: without the application's secrets, which another user's process could expose, and
 * without Postgres or AWS variables that would change what they do.
 */
export const BARE_ENV: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32'
    ? { SystemRoot: process.env.SystemRoot, PATH: process.env.PATH, TEMP: process.env.TEMP }
    : {}),
};
