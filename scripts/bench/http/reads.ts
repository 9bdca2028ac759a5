import type { Benchmark, BenchOptions, BenchResult, BenchRow } from '../benchmark.ts';
import { canPin, pinTo } from '../cpu.ts';
import { ask, knowing, requireSame } from './ask.ts';
import { cleaningUp, type Defer } from './cleaning-up.ts';
import { CORES, loadRow, startLoadGenerator } from './compare-loads.ts';
import { forkServer } from './fork-child.ts';
import { startMeasuredHttp } from './measured-http.ts';
import { readCalls } from './read-calls.ts';

/** Budgets of design §7, as ratios of calls per second of CPU time. */
const AT_LEAST = { rest: 0.9, trpc: 0.6 };

const BARE = 'Fastify and pg';
// The same limit as in the product.
const MAX_CONNECTIONS = 14;

export const reads: Benchmark = {
  title: 'Public reads beside a bare route with the same statements',
  run: (options) => cleaningUp((defer) => benchReads(options, defer)),
};

async function benchReads(options: BenchOptions, defer: Defer): Promise<BenchResult> {
  if (!canPin) return { rows: [], skipped: ['reads: needs Linux and two cores.'] };
  const { site, databaseUrl } = await startMeasuredHttp(defer);
  const { calls, bare } = await readCalls(databaseUrl);
  const rival = await forkServer(new URL('bare-server.ts', import.meta.url), {
    databaseUrl,
    maxConnections: MAX_CONNECTIONS,
    ...bare,
  });
  defer(() => rival.stop());
  pinTo(CORES.server, rival.pid);
  const generator = await startLoadGenerator();
  defer(() => generator.stop());

  const rows: BenchRow[] = [];
  for (const { rest, trpc } of calls) {
    await requireSameAnswers(site.url, rival.url, { rest, trpc });
    const of = ({ pid, url }: typeof site | typeof rival, path: string) => ({
      pid,
      url: url + path,
      status: 200,
    });
    const found = await generator.compare(
      {
        rest: of(site, rest),
        bare: of(rival, rest),
        trpc: of(site, trpc),
        known: { ...of(site, rest), status: 304, headers: () => knowing(site.url + rest) },
      },
      options,
    );
    const beside = (atLeast?: number) => ({
      name: BARE,
      figures: found.bare,
      ...(atLeast && { atLeast }),
    });
    const [path] = rest.split('?');
    const added = [
      loadRow(`GET ${path}`, found.rest, beside(AT_LEAST.rest)),
      loadRow(`GET ${trpc.split('?')[0]}`, found.trpc, beside(AT_LEAST.trpc)),
      loadRow(`GET ${path}, known (304)`, found.known, beside()),
    ];
    for (const row of added) options.print(`${row.name}: ${row.note}`);
    rows.push(...added);
  }
  return { rows };
}

/** Checks that all three return the same data; tRPC in its envelope. */
async function requireSameAnswers(
  site: string,
  rival: string,
  { rest, trpc }: { rest: string; trpc: string },
): Promise<void> {
  const { body, ...answer } = await ask(site + rest);
  requireSame('The site', { body, ...answer }, { status: 200, body });
  requireSame('The bare route', await ask(rival + rest), { body });
  const enveloped = Buffer.from(`{"result":{"data":${body}}}`);
  requireSame('tRPC', await ask(site + trpc), { body: enveloped });
}
