import { DataFolderInUseError } from '../db/embedded/data-folder-in-use-error.ts';
import { DataFolderUnusableError } from '../db/embedded/folder-failure.ts';
import { StrangeSchemaError } from '../db/migrate.ts';
import { BundleMissingError } from './ssr/bundle-folder.ts';

const IN_PLAIN_WORDS = [
  DataFolderInUseError,
  DataFolderUnusableError,
  BundleMissingError,
  StrangeSchemaError,
];

/** What to do about a start that failed, in plain words where the cause is known. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (IN_PLAIN_WORDS.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use by another program. Set PORT to another one, such as PORT=3001 npm start.`;
  }
  if ('code' in error && error.code === 'EACCES' && 'port' in error) {
    return `This user may not listen on port ${error.port}. Set PORT to one above 1023.`;
  }
  return error.stack ?? error.message;
}
