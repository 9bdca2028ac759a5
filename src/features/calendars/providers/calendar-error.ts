/** What a calendar refused or did not answer, in words for staff. */
export class CalendarError extends Error {
  /** Whether the same call may do better later, without anybody changing anything. */
  readonly isTemporary: boolean;
  /** The HTTP status; null without an answer. */
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
