/** A backup or restore that cannot run; the message says why and what to do. Nothing was changed. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}
