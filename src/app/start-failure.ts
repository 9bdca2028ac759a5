import { UnsuitableDatabaseError } from '../../db/check-database.ts';
import { DatabaseError, isDatabaseUnavailable } from '../../db/database-error.ts';
import { DataFolderInUseError } from '../../db/embedded/data-folder-in-use-error.ts';
import { DataFolderUnusableError } from '../../db/embedded/folder-failure.ts';
import { UnknownMigrationError } from '../../db/migrate.ts';
import { ListenAddressError } from '../platform/http/listen-address.ts';
import { KeyFileError } from '../platform/secrets/key-file-error.ts';
import { UnknownKeysError } from '../platform/secrets/unknown-keys-error.ts';
import { BundleMissingError } from '../platform/ssr/bundle-folder.ts';
import { ConfigError } from './config.ts';
import { StartTimeoutError } from './watch-start.ts';

const IN_PLAIN_WORDS = [
  ConfigError,
  DataFolderInUseError,
  DataFolderUnusableError,
  ListenAddressError,
  BundleMissingError,
  UnknownMigrationError,
  UnsuitableDatabaseError,
  UnknownKeysError,
  KeyFileError,
  StartTimeoutError,
];

/** Explains in plain words what to do about a failed start if the cause is known; otherwise returns the stack. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (IN_PLAIN_WORDS.some((kind) => error instanceof kind)) return error.message;
  return explainPort(error) ?? explainDatabase(error) ?? error.stack ?? error.message;
}

function explainPort(error: Error): string | undefined {
  if (!('code' in error && 'port' in error && 'syscall' in error)) return undefined;
  if (error.syscall !== 'listen') return undefined;
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is in use by another program. Set PORT to another one, such as PORT=3001 npm start.`;
  }
  if (error.code === 'EACCES') {
    return `This user may not listen on port ${error.port}. Set PORT to one above 1023.`;
  }
  return undefined;
}

/** By SQLSTATE: Postgres is reachable but rejects the connection. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'Postgres rejects the user in DATABASE_URL, or this machine (pg_hba.conf).',
  '28P01': 'Postgres rejects the password in DATABASE_URL.',
  '3D000': 'Postgres has no database with the name in DATABASE_URL. Create it first.',
  '42501':
    'The user in DATABASE_URL may not create tables. It must own the database: the process creates its tables itself.',
};

function explainDatabase(error: Error): string | undefined {
  if (error instanceof DatabaseError) {
    const refusal = REFUSALS[error.code ?? ''];
    return refusal && `${refusal} (${error.message})`;
  }
  const code = 'code' in error ? String(error.code) : '';
  if (isDatabaseUnavailable(error) || NO_TLS.test(error.message) || TLS_CODE.test(code)) {
    const cause = [code, error.message].filter(Boolean).join(': ');
    return `The database cannot be reached (${cause}). Check DATABASE_URL, and that Postgres runs there and is open to this machine.`;
  }
  return undefined;
}

const NO_TLS = /^The server does not support SSL connections/;
/** Error codes of TLS for a certificate that is not accepted. */
const TLS_CODE = /CERT|SELF_SIGNED|^ERR_(TLS|SSL)_/;
