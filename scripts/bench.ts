import { parseArgs } from 'node:util';
import { archive } from './bench/archive/archive.ts';
import type { Benchmark } from './bench/benchmark.ts';
import { copies } from './bench/copies/copies.ts';
import { exports } from './bench/exports/exports.ts';
import { firstVisit } from './bench/first-visit/first-visit.ts';
import { fresh } from './bench/fresh/fresh.ts';
import { hosts } from './bench/hosts/hosts.ts';
import { pages } from './bench/http/pages.ts';
import { reads } from './bench/http/reads.ts';
import { identity } from './bench/identity/identity.ts';
import { keepResult } from './bench/keep-results.ts';
import { lists } from './bench/lists.ts';
import { live } from './bench/live/live.ts';
import { adminReady } from './bench/pages/admin-ready.ts';
import { lighthouse } from './bench/pages/lighthouse.ts';
import { render } from './bench/pages/render.ts';
import { sizes } from './bench/pages/sizes.ts';
import { renderRows } from './bench/render-report.ts';
import { rest } from './bench/rest/rest.ts';
import { start } from './bench/start/start.ts';
import { writes } from './bench/writes/writes.ts';

/**
 * The benchmarks by name. Runs the named ones, or all of them, and stores the results in `bench/results`. `--rounds
 * <n>` allows a quick run (results are not stored below 3 rounds). Exit code 1 if a budget is exceeded.
 */
const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  pages,
  reads,
  writes,
  hosts,
  identity,
  fresh,
  render,
  sizes,
  admin: adminReady,
  lighthouse,
  'first-visit': firstVisit,
  start,
  rest,
  lists,
  live,
  exports,
  archive,
  copies,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);
const unknown = positionals.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0 || !(rounds >= 1)) {
  process.stderr.write(
    `Usage: npm run bench [-- --rounds 3] [${Object.keys(BENCHMARKS).join('] [')}]\n`,
  );
  process.exit(2);
}

for (const [name, { title, run }] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  print(`\n${title}`);
  const startedMs = performance.now();
  const result = await run({ rounds, print });
  const minutes = (performance.now() - startedMs) / 60_000;
  print(`\n${renderRows(result.rows)}\n${(result.skipped ?? []).join('\n')}`);
  if (rounds >= 3) await keepResult(name, { title, minutes, ...result }, Object.keys(BENCHMARKS));
  if (result.rows.some(({ budget }) => budget && !budget.isMet)) process.exitCode = 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
