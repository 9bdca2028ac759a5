import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { readWaitingWork } from '../metrics/read-waiting-work.ts';
import { within } from '../within.ts';
import { isForwarded } from './is-forwarded.ts';

const DATABASE_ANSWERS_WITHIN_MS = 1_500;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Counts every request, and answers `/metrics` to whoever may see it: as if there were none to all others. */
export function registerMetrics(app: FastifyInstance, deps: Deps): void {
  const { metrics } = deps;

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    metrics.countRequest(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!maySee(request, deps.config.server.metricsToken)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    }
    metrics.describe({
      work: await soon(readWaitingWork(deps)),
      connections: deps.connections(),
      isListening: deps.content.current() !== null,
    });
    return reply
      .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .send(await metrics.print());
  });
}

/** Whoever has the token; where there is none, this machine itself, past any proxy. */
function maySee({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  }
  return LOOPBACK.has(socket.remoteAddress ?? '') && !isForwarded(headers);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Null if it fails or takes longer than whoever watches waits. */
function soon<T>(work: Promise<T>): Promise<T | null> {
  return within(
    DATABASE_ANSWERS_WITHIN_MS,
    work.catch(() => null),
    () => null,
  );
}
