import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { headersOf, logUnexpected } from '../platform/http/error-answers.ts';
import type { Context } from '../platform/trpc/context.ts';
import { appRouter } from './app-router.ts';
import { proceduresOf, STAFF_MUTATIONS } from './staff-calls.ts';

const MAX_BATCH = 10;

/** All methods except TRACE, which a web `Request` does not allow. tRPC rejects those that it does not support. */
const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The procedures that are authorized by the token of a link. */
const LINK_CALLS = new Set(
  proceduresOf(({ inputs }) => inputs.some(({ shape }) => shape && 'token' in shape)),
);

/** The procedures that send server-sent events. */
const SUBSCRIPTIONS = new Set(proceduresOf(({ type }) => type === 'subscription'));

type Options = { contextFor: (request: FastifyRequest, reply: FastifyReply) => Context };

/**
 * Registers the tRPC endpoint. Each mutation of the back office has a route of its own, so that it can have its own
 * limits.
 */
export async function trpcCalls(app: FastifyInstance, { contextFor }: Options) {
  const answer = (path: string) => (request: FastifyRequest, reply: FastifyReply) =>
    answerCall(request, reply, { path, contextFor });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.route<{ Params: { path: string } }>({
    method: METHODS,
    url: '/:path',
    handler: (request, reply) => answer(request.params.path)(request, reply),
  });
  for (const path of STAFF_MUTATIONS) app.post(`/${path}`, answer(path));
}

/**
 * Sends the response in one piece, except that of a subscription. tRPC's own adapter passes a web stream to Fastify,
 * which doubles the cost of the call and omits the Content-Length. The body is sent as bytes: decoding it to a string,
 * which Node encodes again, costs 5 % of the call for the free times of four weeks (19 KB).
 */
async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, contextFor }: Options & { path: string },
) {
  const isStream = isSubscription(path);
  const response = await resolveResponse({
    router: appRouter,
    path,
    req: asWebRequest(request, isStream ? untilClosed(reply) : undefined),
    error: null,
    maxBatchSize: MAX_BATCH,
    createContext: async () => contextFor(request, reply),
    onError: ({ error }) => logUnexpected(error, request.log),
    responseMeta: ({ errors }) => ({ headers: headersOf(errors) }),
  });
  // Set for streamed responses; this one is sent in one piece.
  response.headers.delete('transfer-encoding');
  // The request's URL contains the token of the link.
  if (path.split(',').some((call) => LINK_CALLS.has(call)))
    reply.header('referrer-policy', 'no-referrer');
  return reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .send(
      isStream && response.body
        ? Readable.fromWeb(response.body as ReadableStream)
        : Buffer.from(await response.arrayBuffer()),
    );
}

/** tRPC decodes the path again after the router has decoded it. */
function isSubscription(path: string): boolean {
  try {
    return SUBSCRIPTIONS.has(decodeURIComponent(path));
  } catch {
    // A malformed path: tRPC rejects it.
    return false;
  }
}

/** Aborted when the client disconnects. */
function untilClosed(reply: FastifyReply): AbortSignal {
  const closing = new AbortController();
  reply.raw.once('close', () => closing.abort());
  return closing.signal;
}

function asWebRequest(
  { raw, method, headers, body }: FastifyRequest,
  signal: AbortSignal | undefined,
): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) sent.append(name, each);
  }
  // Only the path and the query of the URL are read.
  return new Request(`http://localhost${raw.url}`, {
    method,
    headers: sent,
    body: typeof body === 'string' ? body : null,
    ...(signal && { signal }),
  });
}
