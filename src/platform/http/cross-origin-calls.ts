import type { FastifyInstance } from 'fastify';

/** Where the calls of pages go. */
const CALL = /^\/(trpc|api|local-cognito)\//;

/** What the client and the library that signs staff in send; a wildcard does not count with credentials. */
const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'cache-control',
  'x-amz-target',
  'x-amz-user-agent',
  'amz-sdk-invocation-id',
  'amz-sdk-request',
].join(', ');

const ANSWER_HEADERS = 'content-disposition, retry-after, x-amzn-errortype, x-request-id';

/** Two hours, the longest that Chromium remembers a preflight. */
const PREFLIGHT_SECONDS = 7_200;

/** The origin of the calls where it is not that of the pages; else null. */
export function callsOriginOf({
  publicUrl,
  apiBaseUrl,
}: {
  publicUrl: string;
  apiBaseUrl: string;
}): string | null {
  if (apiBaseUrl === '') return null;
  const { origin } = new URL(apiBaseUrl);
  return origin === publicUrl ? null : origin;
}

/**
 * Lets the site's pages at `publicUrl`, and no other origin, make calls and read the answers, refusals included
 * (CORS). Preflights are answered here. Pages and files say nothing of origins, so that what is cached of them is the
 * same for everybody. Register before whatever may refuse a call.
 */
export function registerCrossOriginCalls(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async ({ url, method, headers }, reply) => {
    if (!CALL.test(url) || headers.origin !== publicUrl) return;
    reply.headers({
      'access-control-allow-origin': publicUrl,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': ANSWER_HEADERS,
    });
    if (method !== 'OPTIONS' || !headers['access-control-request-method']) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .send();
  });
  // At the end: handlers set a Vary of their own.
  app.addHook('onSend', async ({ url }, reply) => {
    if (!CALL.test(url)) return;
    reply.header('vary', [reply.getHeader('vary') ?? [], 'origin'].flat().join(', '));
  });
}
