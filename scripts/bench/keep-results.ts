import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { renderSection, type StoredResult } from './render-report.ts';

const FILE = path.resolve(import.meta.dirname, '../../bench/results.md');
const HEAD = '# Results of `npm run bench`\n\n';

/** Replaces the section of the benchmark `name` in `bench/results.md`; the other sections stay, in `order`. */
export async function keepResult(
  name: string,
  result: Pick<StoredResult, 'title' | 'rows' | 'skipped' | 'minutes'>,
  order: readonly string[],
): Promise<void> {
  const known = await readFile(FILE, 'utf8').catch(() => HEAD);
  const sections = known.split(/^(?=## )/m).slice(1);
  const stored = renderSection(name, {
    ...result,
    at: new Date().toISOString(),
    commit: commit(),
    machine: describeMachine(),
  });
  const kept = order.flatMap((each) => {
    if (each === name) return stored;
    return sections.find((section) => section.includes(`\`npm run bench ${each}\``))?.trim() ?? [];
  });
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, `${HEAD}${kept.join('\n\n')}\n`);
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
