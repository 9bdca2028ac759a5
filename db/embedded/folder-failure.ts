const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not change it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's share of the disk is used up",
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  ENOTEMPTY: 'another folder is in the way',
};

/** A data folder in which nothing can be kept as things are; the message says why. */
export class DataFolderUnusableError extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options);
    this.name = 'DataFolderUnusableError';
  }
}

/** The error to show for one that the file system gave while working in the data folder. */
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
