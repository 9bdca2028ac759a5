/**
 * The environment of the Postgres programs: none of the application's secrets, which another user's
 * process could show, and no PG* variable that would change what they do.
 */
export const POSTGRES_ENV: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32'
    ? { SystemRoot: process.env.SystemRoot, PATH: process.env.PATH, TEMP: process.env.TEMP }
    : {}),
};
