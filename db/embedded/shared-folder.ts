import { chmodSync, mkdirSync } from 'node:fs';

const SHARED_FOLDER = '/var/lib/lawfront';

/**
 * Makes and names the folder where root keeps what the unprivileged user must reach but cannot, because
 * the project or the data folder lies below a folder that is closed to others (a home directory, say).
 */
export function ensureSharedFolder(): string {
  mkdirSync(SHARED_FOLDER, { recursive: true });
  // Whatever the umask: passed through by all, listed by root alone.
  chmodSync(SHARED_FOLDER, 0o711);
  return SHARED_FOLDER;
}
