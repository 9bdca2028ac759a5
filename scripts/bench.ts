import { parseArgs } from 'node:util';
import { archive } from './bench/archive/archive.ts';
import type { Benchmark } from './bench/benchmark.ts';
import { firstVisit } from './bench/first-visit/first-visit.ts';
import { pages } from './bench/http/pages.ts';
import { keepResult } from './bench/keep-results.ts';
import { lists } from './bench/lists.ts';
import { sizes } from './bench/pages/sizes.ts';
import { renderRows } from './bench/render-report.ts';
import { start } from './bench/start/start.ts';
import { writes } from './bench/writes/writes.ts';

/**
 * The benchmarks by name. Runs the named ones, or all of them, and stores the results in `bench/results.md`. `--rounds
 * <n>` allows a quick run (results are not stored below 3 rounds). Exit code 1 if a budget is exceeded.
 */
const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  pages,
  writes,
  sizes,
  'first-visit': firstVisit,
  start,
  lists,
  archive,
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
  print([renderRows(result.rows), ...(result.skipped ?? []), result.details ?? ''].join('\n'));
  if (rounds >= 3) await keepResult(name, { title, minutes, ...result }, Object.keys(BENCHMARKS));
  if (result.rows.some(({ budget }) => budget && !budget.isMet)) process.exitCode = 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
