import pg from 'pg';

/**
 * Whether node-postgres can parse it, so that a malformed escape or a missing certificate file is reported at start.
 */
export function canReadConnectionString(connectionString: string): boolean {
  try {
    return Boolean(new pg.Client({ connectionString }));
  } catch {
    return false;
  }
}
