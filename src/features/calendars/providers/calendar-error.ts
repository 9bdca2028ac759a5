/** Error of a failed call to a calendar provider, with a message for staff. */
export class CalendarError extends Error {
  /** Whether the same call may succeed later without any change to the settings. */
  readonly isTemporary: boolean;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    {
      isTemporary,
      status = null,
      retryAfterSeconds = null,
    }: { isTemporary: boolean; status?: number | null; retryAfterSeconds?: number | null },
  ) {
    super(message);
    this.name = 'CalendarError';
    this.isTemporary = isTemporary;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof CalendarError && error.status !== null && statuses.includes(error.status);
