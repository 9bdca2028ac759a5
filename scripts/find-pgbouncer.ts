import { canInstallPackages, findProgram, installPackage } from './find-program.ts';

/** Folders where distributions install it, not all on an ordinary user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of PgBouncer; undefined if it is not installed. */
export const findPgBouncer = (): string | undefined =>
  findProgram(['pgbouncer']) ?? findProgram(['pgbouncer'], FOLDERS);

/**
 * Installs PgBouncer if it is missing and this user can install packages. Returns why its tests are skipped, or
 * undefined if they are not.
 */
export function preparePgBouncer(): string | undefined {
  if (findPgBouncer()) return undefined;
  if (!canInstallPackages()) return 'PgBouncer is not installed: its tests are skipped.';
  try {
    installPackage('pgbouncer');
  } catch (error) {
    return `PgBouncer could not be installed, its tests are skipped: ${error instanceof Error ? error.message : error}`;
  }
  return findPgBouncer() ? undefined : 'PgBouncer was not found: its tests are skipped.';
}
