import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BenchResult } from './benchmark.ts';
import { renderReport } from './render-report.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../bench/results');

/** The stored result of a benchmark, with time, machine and commit. */
export type StoredResult = BenchResult & {
  title: string;
  at: string;
  commit: string;
  minutes: number;
  machine: string;
};

export type StoredResults = Record<string, StoredResult>;

/** Replaces the stored result of `name`; results of other benchmarks remain unchanged. */
export async function keepResult(
  name: string,
  { title, minutes, ...result }: BenchResult & { title: string; minutes: number },
  order: readonly string[],
): Promise<void> {
  const file = path.join(FOLDER, 'results.json');
  const known: StoredResults = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  known[name] = {
    title,
    at: new Date().toISOString(),
    commit: commit(),
    minutes: Math.round(minutes * 10) / 10,
    machine: describeMachine(),
    ...result,
  };
  const stored = Object.fromEntries(
    order.flatMap((benchmark) => (known[benchmark] ? [[benchmark, known[benchmark]]] : [])),
  );
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, `${JSON.stringify(stored, null, 2)}\n`);
  await writeFile(path.join(FOLDER, 'README.md'), renderReport(stored));
}

/** The current commit, with a `+` if there are uncommitted changes. */
function commit(): string {
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') ? '+' : '');
  } catch {
    return 'unknown';
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim();
}

function describeMachine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0]?.toFixed(1);
  return `${cpus.length} × ${cpus[0]?.model.trim()}, ${memory} GiB, ${os.type()} ${os.release().split('-')[0]}, Node ${process.version}, load ${load} at the end`;
}
