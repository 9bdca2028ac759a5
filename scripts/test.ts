import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { findBrowser } from './find-browser.ts';
import { preparePgBouncer } from './find-pgbouncer.ts';
import { runCodegen } from './run-codegen.ts';

/** Runs all checks and tests; the last line contains only the totals. */
const ROOT = path.resolve(import.meta.dirname, '..');

type Count = { passed: number; failed: number; skipped: number };

async function main(): Promise<Count> {
  const CHROMIUM_PATH = await findBrowser();
  const skipped = preparePgBouncer();
  if (skipped) process.stdout.write(`${skipped}\n`);
  await buildIfStale();
  const checks: [name: string, check: () => Promise<number>][] = [
    ['types', () => run('tsc', ['--noEmit'])],
    ['lint', () => run('biome', ['check', '--error-on-warnings'])],
    ['import boundaries', () => run(process.execPath, ['scripts/check-imports.ts'])],
    ['dead code', () => run('knip', [])],
    ['database types', () => runCodegen({ verify: true })],
  ];
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, check] of checks) {
    const passed = (await check()) === 0;
    total[passed ? 'passed' : 'failed'] += 1;
    process.stdout.write(`${passed ? ' ✓' : ' ✗'} ${name}\n`);
  }
  const tests = await runVitest({ CHROMIUM_PATH });
  return {
    passed: total.passed + tests.passed,
    failed: total.failed + tests.failed,
    skipped: total.skipped + tests.skipped,
  };
}

async function runVitest(env: Record<string, string>): Promise<Count> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-results-'));
  const results = path.join(folder, 'results.json');
  try {
    const code = await run(
      'vitest',
      // Faults that take long to provoke are excluded: `npm run test:faults` runs them.
      [
        'run',
        '--project=!faults',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${results}`,
      ],
      env,
    );
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      await readFile(results, 'utf8'),
    );
    // A file that fails to load, or an error outside any test, counts as one failure.
    const broken = testResults.filter(
      (file: { status: string; assertionResults: unknown[] }) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    const failed = numFailedTests + broken;
    return {
      passed: numPassedTests,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: numPendingTests,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a program from node_modules/.bin; returns its exit code. */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(path.resolve(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const count = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  return { passed: 0, failed: 1, skipped: 0 };
});
process.exitCode = count.failed > 0 ? 1 : 0;
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`);
