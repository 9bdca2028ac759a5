/**
 * The environment of programs that this one starts: none of the application's secrets, which another user's
 * process could show, and no variable of Postgres or AWS that would change what they do.
 */
export const BARE_ENV: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32'
    ? { SystemRoot: process.env.SystemRoot, PATH: process.env.PATH, TEMP: process.env.TEMP }
    : {}),
};
