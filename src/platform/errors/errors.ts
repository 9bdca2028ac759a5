import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';

export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'unavailable';

/** Messages per field, keyed by the field's name (dots for nested ones). */
export type FieldErrors = Record<string, string[]>;

/** What an error may tell the caller besides its message. */
export type ErrorDetails = {
  fieldErrors?: FieldErrors;
  /** Free starts near the one asked for; only with reason `slot_taken`. */
  alternatives?: { start: string; date: string; label: string }[];
  /** Colours of a theme that are too close to be read, the worst first; only with reason `low_contrast`. */
  lowContrast?: {
    front: string;
    back: string;
    mode: 'light' | 'dark' | 'warm';
    ratio: number;
    needed: number;
  }[];
  retryAfterSeconds?: number;
};

/**
 * A refusal that the caller can understand and act on. `reason` is a stable word for programs,
 * `message` is for people and is shown as it is. Knows nothing of HTTP.
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

/** A refusal of one field of the input. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', 'invalid_input', message, {
    fieldErrors: { [field]: [message] },
  });
}

/** The one table from a domain error to tRPC's code; HTTP statuses follow from tRPC's own table. */
export const TRPC_CODE_OF_KIND = {
  invalid: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  conflict: 'CONFLICT',
  rate_limited: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<DomainErrorKind, TRPC_ERROR_CODE_KEY>;
