import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';

export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'payment_required'
  | 'unprocessable'
  | 'rate_limited'
  | 'unavailable';

/** Messages per field, keyed by the field's name (dots for nested ones). */
export type FieldErrors = Record<string, string[]>;

/** What an error may tell the caller besides its message. Features add the members that they throw. */
export interface ErrorDetails {
  fieldErrors?: FieldErrors;
  retryAfterSeconds?: number;
  /** The reason that the previous release used; to be removed in the next one. */
  formerReason?: string;
}

/**
 * An error that the caller can understand and act on. `reason` is a stable code for programs, `message` is for people
 * and is shown unchanged. Independent of HTTP.
 */
export class DomainError extends Error {
  readonly kind: DomainErrorKind;
  readonly reason: string;
  readonly details: ErrorDetails;

  constructor(kind: DomainErrorKind, reason: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'DomainError';
    this.kind = kind;
    this.reason = reason;
    this.details = details;
  }
}

/** The error for one invalid field of the input. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', 'invalid_input', message, {
    fieldErrors: { [field]: [message] },
  });
}

/**
 * The error for a missing entity, such as `notFound('theme', 'There is no such theme.')`: reason `theme_not_found`. All
 * errors with the same noun have the same reason.
 */
export const notFound = (noun: string, message: string, formerReason = `no_such_${noun}`) =>
  new DomainError('not_found', `${noun}_not_found`, message, { formerReason });

/** The error for an edit conflict: another user has changed the record since the caller read it. */
export const editedMeanwhile = (message: string, formerReason?: string) =>
  new DomainError('conflict', 'edited_meanwhile', message, formerReason ? { formerReason } : {});

/** Throws `edited_meanwhile` if a record has been saved since the caller read it; without `readAt`, any version will do. */
export function requireUnedited(
  { updatedAt }: { updatedAt: Date },
  readAt: Date | string | null | undefined,
  record: string,
): void {
  if (readAt && new Date(readAt).getTime() !== updatedAt.getTime())
    throw editedMeanwhile(`Somebody else has saved ${record} since you opened it.`);
}

/** Maps kinds of domain errors to tRPC codes; HTTP statuses follow from tRPC's own table. */
export const TRPC_CODE_OF_KIND = {
  invalid: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  conflict: 'CONFLICT',
  payment_required: 'PAYMENT_REQUIRED',
  unprocessable: 'UNPROCESSABLE_CONTENT',
  rate_limited: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<DomainErrorKind, TRPC_ERROR_CODE_KEY>;
