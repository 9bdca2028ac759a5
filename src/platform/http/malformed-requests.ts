import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import * as errors from '../../../messages/en/errors.ts';
import type { ApiError } from '../errors/api-error.ts';

type Words = Pick<ApiError, 'code' | 'reason' | 'message'>;

const MALFORMED: Words = {
  code: 'BAD_REQUEST',
  reason: 'malformed_request',
  message: errors.malformedRequest,
};

// Hooks do not run for these requests, so the headers of every response are repeated here.
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Rejects a URL that the router cannot parse. The response does not echo the URL, which is unvalidated. */
export function refuseAddress(_error: Error, { id }: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(400)
    .headers(HEADERS)
    .send({ ...MALFORMED, requestId: id });
}

const REFUSALS: Readonly<Record<string, { status: number; words: Words }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    words: { code: 'TIMEOUT', reason: 'request_timeout', message: errors.requestTimeout },
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    words: {
      code: 'BAD_REQUEST',
      reason: 'headers_too_large',
      message: errors.headersTooLarge,
    },
  },
};

/**
 * Responds to input that is not HTTP, or arrives too slowly, or is too long for a request, and closes the connection.
 */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, words } = REFUSALS[error.code] ?? { status: 400, words: MALFORMED };
  const body = JSON.stringify({ ...words, requestId: randomUUID() });
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy(error);
}
