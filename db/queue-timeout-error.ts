/**
 * All connections were in use for as long as a call may wait, although the database responds. The message is that of
 * pg's own pool.
 */
export class QueueTimeoutError extends Error {
  constructor() {
    super('timeout exceeded when trying to connect');
    this.name = 'QueueTimeoutError';
  }
}
