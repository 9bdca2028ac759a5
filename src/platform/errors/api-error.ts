import { TRPCError } from '@trpc/server';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { ZodError } from 'zod';
import { isDatabaseUnavailable, isOverload } from '../../../db/database-error.ts';
import * as errors from '../../../messages/en/errors.ts';
import * as validation from '../../../messages/en/validation.ts';
import { DomainError, type ErrorDetails, type FieldErrors, TRPC_CODE_OF_KIND } from './errors.ts';
import { tooBusy } from './too-busy.ts';
import { messageOf } from './translate-error.ts';

/** The error response, the same over tRPC and REST. */
export type ApiError = {
  code: TRPC_ERROR_CODE_KEY;
  reason: string;
  message: string;
  requestId: string;
} & ErrorDetails;

const RETRY_AFTER_OUTAGE_SECONDS = 2;

/** Converts every failure inside a procedure to a TRPCError with its code; unknown errors remain a 500. */
export function toTrpcError(error: TRPCError): TRPCError {
  const { cause } = error;
  if (cause instanceof DomainError) {
    return new TRPCError({ code: TRPC_CODE_OF_KIND[cause.kind], message: cause.message, cause });
  }
  if (isOverload(cause)) return unavailable(tooBusy(), cause);
  if (isDatabaseUnavailable(cause)) {
    const outage = new DomainError(
      'unavailable',
      'database_unavailable',
      errors.databaseUnavailable,
      { retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS },
    );
    return unavailable(outage, cause);
  }
  return error;
}

function unavailable(error: DomainError, cause: unknown): TRPCError {
  error.cause = cause;
  return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: error.message, cause: error });
}

/** Keeps the response short: a long list may have an issue in each of its rows. */
const MOST_ISSUES = 100;

/** `{ "email": ["Required"] }` from zod's issues; an issue of the whole input is listed under `body`. */
export function fieldErrorsOf(error: ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues.slice(0, MOST_ISSUES)) {
    const field = issue.path.map(String).join('.') || 'body';
    const message = wordsOf(issue);
    fields[field] ??= [];
    if (!fields[field].includes(message)) fields[field].push(message);
  }
  return fields;
}

/** Zod's default message for a value of the wrong type. */
const WRONG_TYPE = /^Invalid input: expected \w+, received (\w+)$/;

function wordsOf({ message, path }: ZodError['issues'][number]): string {
  const received = WRONG_TYPE.exec(message)?.[1];
  if (received === undefined) return message;
  if (path.length === 0) return validation.sendObject;
  return received === 'undefined' || received === 'null'
    ? validation.required
    : validation.wrongType;
}

/** The part of an error that the caller may see; for an unexpected one, only its request id. */
export function presentError(error: TRPCError, requestId: string): ApiError {
  const { code, cause } = error;
  if (cause instanceof DomainError) {
    return { code, reason: cause.reason, message: cause.message, requestId, ...cause.details };
  }
  if (code === 'BAD_REQUEST' && cause instanceof ZodError) {
    const fieldErrors = fieldErrorsOf(cause);
    const message = messageOf(fieldErrors);
    return { code, reason: 'invalid_input', message, requestId, fieldErrors };
  }
  if (code === 'INTERNAL_SERVER_ERROR') {
    return { code, reason: 'internal', message: errors.internal, requestId };
  }
  if (code === 'PARSE_ERROR') {
    const message = errors.malformedJson;
    return { code, reason: 'malformed_json', message, requestId, fieldErrors: { body: [message] } };
  }
  return { code, reason: code.toLowerCase(), message: error.message, requestId };
}
