import { pinTo } from '../cpu.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import type { Defer } from './cleaning-up.ts';
import { CORES } from './compare-loads.ts';

const DATABASE = 'bench_http';

/** Starts the product with its demo content, pinned to its own core. `defer` receives its clean-up functions. */
export async function startMeasuredHttp(defer: Defer) {
  const postgres = await startMeasuredPostgres();
  defer(() => postgres.stop());
  pinTo(CORES.others, postgres.pid);
  await postgres.createDatabase(DATABASE);
  const databaseUrl = postgres.urlOf(DATABASE);
  const site = await startMeasuredSite(databaseUrl);
  defer(() => site.stop());
  pinTo(CORES.server, site.pid);
  return { site, databaseUrl };
}
