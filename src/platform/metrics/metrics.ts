import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseGauge, GaugeReadings } from './database-gauge.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Where a page came from: the cache, a new render, or an older version because rendering failed. */
export type PageOrigin = 'cache' | 'render' | 'older';

export type Metrics = ReturnType<typeof createMetrics>;

type MakeGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

/**
 * The metrics of one process, by Prometheus conventions (durations in seconds, sizes in bytes), and the gauges of
 * `databaseGauges`.
 */
export function createMetrics(databaseGauges: readonly DatabaseGauge[]) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were answered, by route and status, except cached pages.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'lawfront_call_duration_seconds',
    help: 'Calls of procedures, over tRPC, REST and from pages, by outcome.',
    labelNames: ['procedure', 'code'],
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'lawfront_pages_total',
    help: 'Pages served: cached, rendered, or an older version in place of a new one.',
    labelNames: ['origin'],
    registers,
  });
  const gauge: MakeGauge = (name, help, labelNames = []) =>
    new Gauge({ name: `lawfront_${name}`, help, labelNames, registers });
  const connections = gauge('database_connections', 'Connections of the pool.', ['state']);
  const databaseUp = gauge('database_up', 'Whether the database answered this scrape.');
  const listening = gauge(
    'content_listening',
    'Whether this process receives notifications of content changes.',
  );
  const fromDatabase = databaseGauges.map(({ name, help, label }) => ({
    name,
    figure: gauge(name, help, label === undefined ? [] : [label]),
    label,
  }));

  // Counted here, because looking up a label takes longer than sending a cached page.
  const counted: Record<PageOrigin, number> = { cache: 0, render: 0, older: 0 };

  return {
    /** `route` is the registered pattern: made-up URLs would create labels without limit. */
    countRequest(of: { method: string; route: string; status: number }, seconds: number): void {
      requests.observe(of, seconds);
    },
    countCall(of: { procedure: string; code: string }, seconds: number): void {
      calls.observe(of, seconds);
    },
    countPage(origin: PageOrigin): void {
      counted[origin] += 1;
    },
    /** Updates the gauges; those from the database are omitted while it is unavailable (`readings` is null). */
    describe(now: {
      readings: GaugeReadings | null;
      connections: Readonly<Record<string, number>>;
      isListening: boolean;
    }): void {
      for (const [state, count] of Object.entries(now.connections)) {
        connections.set({ state }, count);
      }
      for (const origin of Object.keys(counted) as PageOrigin[]) {
        pages.inc({ origin }, counted[origin]);
        counted[origin] = 0;
      }
      listening.set(Number(now.isListening));
      databaseUp.set(Number(now.readings !== null));
      for (const { name, figure, label } of fromDatabase) {
        setFigure(figure, label, now.readings?.get(name));
      }
    },
    /** All metrics in Prometheus's text format. */
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Sets a gauge to its reading. Label values that are no longer in the reading are removed. */
function setFigure(
  figure: Gauge,
  label: string | undefined,
  reading: number | Readonly<Record<string, number>> | undefined,
): void {
  if (label === undefined) figure.remove();
  else figure.reset();
  if (typeof reading === 'number') figure.set(reading);
  else if (label !== undefined) {
    for (const [value, count] of Object.entries(reading ?? {}))
      figure.set({ [label]: value }, count);
  }
}
