/** The key file in the data folder cannot be used. */
export class KeyFileError extends Error {
  constructor(file: string, problem: string, cause?: unknown) {
    super(
      `${file} ${problem}. Put back the copy that you kept of it. If it is lost, delete the file, start once with ` +
        'SECRET_KEYS_REPLACE=1, and enter the passwords and keys of mail, calendars and sources again.',
      { cause },
    );
    this.name = 'KeyFileError';
  }
}
