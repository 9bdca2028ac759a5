import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { headersOf, logUnexpected } from '../platform/http/error-answers.ts';
import type { Context } from '../platform/trpc/context.ts';
import { appRouter } from './app-router.ts';
import { STAFF_MUTATIONS } from './staff-calls.ts';

const MAX_BATCH = 10;

/** All but TRACE, of which there is no web request. What it does not call by, tRPC refuses. */
const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A call about an appointment by its client's link, alone or in a batch. */
const LINK_CALL = /(^|,)appointmentLinks\./;

type Options = { contextFor: (request: FastifyRequest) => Context };

/** The calls by tRPC. The writes of the back office have an address each, so that each has limits of its own. */
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
 * In one piece: tRPC's own adapter hands Fastify a web stream, which costs as much again as the call, and an
 * answer without a length.
 */
async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, contextFor }: Options & { path: string },
) {
  const response = await resolveResponse({
    router: appRouter,
    path,
    req: asWebRequest(request),
    error: null,
    maxBatchSize: MAX_BATCH,
    createContext: async () => contextFor(request),
    onError: ({ error }) => logUnexpected(error, request.log),
    responseMeta: ({ errors }) => ({ headers: headersOf(errors) }),
  });
  // Of answers that were to come in parts.
  response.headers.delete('transfer-encoding');
  // Its address holds the token of the link.
  if (LINK_CALL.test(path)) reply.header('referrer-policy', 'no-referrer');
  return reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .send(await response.text());
}

function asWebRequest({ raw, method, headers, body }: FastifyRequest): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) sent.append(name, each);
  }
  // Of the address only the path and the query are read.
  return new Request(`http://localhost${raw.url}`, {
    method,
    headers: sent,
    body: typeof body === 'string' ? body : null,
  });
}
