import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export type Question = 'cpu' | 'profile' | 'profiled';
export type Answer = { url?: string; cpuMs?: number; profile?: Profiler.Profile };

/** Starts a process of the product on that database that renders pages on every request. */
export async function startRenderSite(databaseUrl: string) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-bench-render-'));
  const child = fork(fileURLToPath(new URL('./render-process.ts', import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      PUBLIC_URL: 'http://localhost:0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '1000000',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    },
  });
  const { url = '' } = await answerOf(child);
  return {
    url,
    pid: child.pid ?? 0,
    /** CPU time of all its threads so far. */
    async cpuMs(): Promise<number> {
      const { cpuMs = Number.NaN } = await ask(child, 'cpu');
      return cpuMs;
    },
    /** A CPU profile of the process while `run` runs. */
    async profileOf(run: () => Promise<void>): Promise<Profiler.Profile> {
      await ask(child, 'profile');
      await run();
      const { profile } = await ask(child, 'profiled');
      if (!profile) throw new Error('The server made no profile');
      return profile;
    },
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type RenderSite = Awaited<ReturnType<typeof startRenderSite>>;

async function ask(child: ChildProcess, question: Question): Promise<Answer> {
  const answer = answerOf(child);
  child.send(question);
  return answer;
}

function answerOf(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The server ended'));
    child.once('exit', onExit);
    child.once('message', (answer) => {
      child.off('exit', onExit);
      resolve(answer as Answer);
    });
  });
}
