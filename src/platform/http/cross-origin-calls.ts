import type { FastifyInstance } from 'fastify';

/** Paths of the API calls that pages make. */
const CALL = /^\/(trpc|api|local-cognito)\//;

/** Headers sent by the client and by the sign-in library; a wildcard does not apply to requests with credentials. */
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

const ANSWER_HEADERS = [
  'content-disposition',
  'deprecation',
  'idempotent-replayed',
  'link',
  'retry-after',
  'sunset',
  'x-amzn-errortype',
  'x-request-id',
].join(', ');

/** Two hours, the longest that Chromium caches a preflight. */
const PREFLIGHT_SECONDS = 7_200;

/** The origin of the calls if it differs from that of the pages; else null. */
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
 * Enables CORS for the site's pages at `publicUrl` and no other origin, for responses and errors alike, and responds to
 * preflights. Pages and files get no CORS headers, so that their cached responses are the same for everybody. Register
 * before any hook that may reject a call.
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
  // In onSend, because handlers set their own Vary.
  app.addHook('onSend', async ({ url }, reply) => {
    if (!CALL.test(url)) return;
    reply.header('vary', [reply.getHeader('vary') ?? [], 'origin'].flat().join(', '));
  });
}
