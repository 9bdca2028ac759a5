const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not change it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's share of the disk is used up",
  EIO: 'the disk reports an error',
  ENOENT: 'a file or folder is missing there and cannot be made',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  EISDIR: 'a folder is where a file should be',
  ENOTEMPTY: 'another folder is in the way',
  ELOOP: 'a link leads back to itself',
};

/** The advice for a database that can no longer be opened. */
export const RESTORE_OR_START_EMPTY =
  'Restore the folder from a copy, or move it away and start with an empty database, into which ' +
  '`npm run restore` loads a backup.';

/** A data folder that cannot be used in its current state. The message is one or two sentences: why, and what to do. */
export class DataFolderUnusableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataFolderUnusableError';
  }
}

/** The error to show for a file system error in the data folder; other errors are returned unchanged. */
export function explainFolderFailure(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const reason = REASONS[String(error.code)];
  if (!reason) return error;
  return new DataFolderUnusableError(
    `The data folder ${dataDir} cannot be used: ${reason} (${error.message}). ` +
      'Put that right, or set DATA_DIR to another folder.',
    { cause: error },
  );
}
