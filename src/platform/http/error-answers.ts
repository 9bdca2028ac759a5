import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import * as errors from '../../../messages/en/errors.ts';
import { presentError, toTrpcError } from '../errors/api-error.ts';
import { DomainError, type FieldErrors, notFound } from '../errors/errors.ts';
import { translateError } from '../errors/translate-error.ts';
import { languageOf } from './request-language.ts';

/** Sends every error outside /trpc in the common error format, with the matching status. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | TRPCError | DomainError, request, reply) => {
    const refusal = refusalOfFastify(error);
    if (refusal) {
      const shown = translateError(refusal.body, languageOf(request));
      return reply.code(refusal.status).send({ ...shown, requestId: request.id });
    }
    const trpcError =
      error instanceof TRPCError
        ? error
        : toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }));
    logUnexpected(trpcError, request.log);
    return sendTrpcError(request, reply, trpcError);
  });
  app.setNotFoundHandler((request, reply) => {
    const error = notFound('call', errors.callNotFound);
    const trpcError = toTrpcError(new TRPCError({ code: 'NOT_FOUND', cause: error }));
    return sendTrpcError(request, reply, trpcError);
  });
}

function sendTrpcError(request: FastifyRequest, reply: FastifyReply, error: TRPCError) {
  return reply
    .code(getHTTPStatusCodeFromError(error))
    .headers(headersOf([error]))
    .send(translateError(presentError(error, request.id), languageOf(request)));
}

/** Logs unexpected failures and outages with their cause; expected errors are not logged. */
export function logUnexpected(error: TRPCError, log: FastifyBaseLogger): void {
  const isOutage = error.cause instanceof DomainError && error.cause.kind === 'unavailable';
  if (error.code !== 'INTERNAL_SERVER_ERROR' && !isOutage) return;
  log.error({ err: error.cause?.cause ?? error.cause ?? error }, 'call failed');
}

/** Headers of an error response: when to retry, or how to authenticate. */
export function headersOf(errors: readonly TRPCError[]): Record<string, string> {
  if (errors.some(({ code }) => code === 'UNAUTHORIZED')) return { 'www-authenticate': 'Bearer' };
  for (const { cause } of errors) {
    if (cause instanceof DomainError && cause.details.retryAfterSeconds !== undefined) {
      return { 'retry-after': String(cause.details.retryAfterSeconds) };
    }
  }
  return {};
}

type Refusal = {
  status: number;
  body: { code: TRPC_ERROR_CODE_KEY; reason: string; message: string; fieldErrors?: FieldErrors };
};

const body = (message: string) => ({ message, fieldErrors: { body: [message] } });

// Requests that Fastify rejects before any procedure runs.
const REFUSALS: Readonly<Record<string, Refusal['body']>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'BAD_REQUEST',
    reason: 'malformed_json',
    ...body(errors.malformedJson),
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    code: 'BAD_REQUEST',
    reason: 'malformed_json',
    ...body(errors.emptyBody),
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    reason: 'unsupported_media_type',
    ...body(errors.unsupportedMediaType),
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'PAYLOAD_TOO_LARGE',
    reason: 'body_too_large',
    ...body(errors.bodyTooLarge),
  },
};

function refusalOfFastify(error: FastifyError | TRPCError | DomainError): Refusal | undefined {
  if (!('statusCode' in error) || !error.statusCode || error.statusCode >= 500) return undefined;
  const known = REFUSALS[error.code];
  return {
    status: error.statusCode,
    body: known ?? { code: 'BAD_REQUEST', reason: 'bad_request', message: error.message },
  };
}
