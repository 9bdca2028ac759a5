import { execFile, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedConnection } from '../../../db/embedded/connection.ts';

/** The program, or undefined if it is not installed. Debian installs it with the server, with a wrapper on the PATH. */
export function findPgbench(): string | undefined {
  const candidates = [
    ...globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().reverse(),
    'pgbench',
  ];
  return candidates.find((program) => spawnSync(program, ['--version']).status === 0);
}

/** Runs `script` with prepared statements. Returns the throughput and the latency of each transaction. */
export async function runPgbench(
  program: string,
  connection: EmbeddedConnection,
  { script, clients, seconds }: { script: string; clients: number; seconds: number },
): Promise<{ perSecond: number; latenciesMs: number[] }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-pgbench-'));
  try {
    const file = path.join(folder, 'script.sql');
    await writeFile(file, script);
    const { stdout } = await promisify(execFile)(
      program,
      [
        ...['--no-vacuum', '--protocol=prepared', `--client=${clients}`, `--time=${seconds}`],
        ...['--log', `--log-prefix=${path.join(folder, 'log')}`, `--file=${file}`],
        ...[`--host=${connection.host}`, `--port=${connection.port}`],
        ...[`--username=${connection.user}`, connection.database],
      ],
      { env: { ...process.env, PGPASSWORD: connection.password } },
    );
    const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
    if (perSecond === undefined) throw new Error(`pgbench said: ${stdout}`);
    return { perSecond: Number(perSecond), latenciesMs: await readLog(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The third field of each line is the transaction's duration in microseconds. */
async function readLog(folder: string): Promise<number[]> {
  const [log = ''] = (await readdir(folder)).filter((name) => name.startsWith('log.'));
  const lines = (await readFile(path.join(folder, log), 'utf8')).trim().split('\n');
  return lines.map((line) => Number(line.split(' ')[2]) / 1_000);
}
