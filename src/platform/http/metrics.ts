import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Db } from '../../../db/client.ts';
import { orNullWithin } from '../background/with-timeout.ts';
import { type DatabaseGauge, readGauges } from '../metrics/database-gauge.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { DATABASE_ANSWERS_WITHIN_MS } from './health.ts';
import { isForwarded } from './is-forwarded.ts';
import { namesSite, siteHostsOf } from './origin-guard.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

type Options = {
  metrics: Metrics;
  gauges: readonly DatabaseGauge[];
  db: Db;
  now: () => Date;
  connections: Database['connections'];
  /** Whether the listener for content changes is connected. */
  isListening: () => boolean;
  /** Bearer token for reading the metrics; null: this machine only. */
  token: string | null;
  publicUrl: string;
};

/** Counts every request, and serves `/metrics` to authorized callers; for all others it does not exist. */
export function registerMetrics(app: FastifyInstance, options: Options): void {
  const { metrics, token, gauges, publicUrl } = options;
  const siteHosts = siteHostsOf([publicUrl]);

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    metrics.countRequest(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!(token === null ? isFromHere(request, siteHosts) : hasToken(request, token))) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    }
    const { waiting, ...connections } = options.connections();
    metrics.describe({
      readings: await orNullWithin(DATABASE_ANSWERS_WITHIN_MS, readGauges(gauges, options)),
      // Renamed for the metric label, which operators' alerts refer to.
      connections: { ...connections, waited_for: waiting },
      isListening: options.isListening(),
    });
    return reply
      .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .send(await metrics.print());
  });
}

const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/** Whether the caller connects directly from this machine, not through a proxy, and is no page of another site. */
const isFromHere = ({ headers, socket }: FastifyRequest, siteHosts: ReadonlySet<string>): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') &&
  !isForwarded(headers) &&
  namesSite(headers, siteHosts);

const digest = (text: string) => createHash('sha256').update(text).digest();
