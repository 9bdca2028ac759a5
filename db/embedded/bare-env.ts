/**
 * The environment of child processes: without the application's secrets, which a process of another user could expose,
 * and without Postgres or AWS variables that would change its behaviour.
 */
export const BARE_ENV: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32'
    ? { SystemRoot: process.env.SystemRoot, PATH: process.env.PATH, TEMP: process.env.TEMP }
    : {}),
};
