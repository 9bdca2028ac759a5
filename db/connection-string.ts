import pg from 'pg';

/** As node-postgres reads it: a malformed escape or a certificate file that is missing shows here, not later. */
export function canReadConnectionString(connectionString: string): boolean {
  try {
    return Boolean(new pg.Client({ connectionString }));
  } catch {
    return false;
  }
}
