import { Session } from 'node:inspector/promises';
import { buildApp } from '../../../src/app/app.ts';
import { readConfig } from '../../../src/app/config.ts';
import { createDeps } from '../../../src/app/deps.ts';
import type { Answer, Question } from './render-site.ts';

/**
 * The product as a child process that caches no pages: it never gets a content version, as when the connection for
 * change notifications is down. Its parent can request its CPU time and profiles.
 */
const deps = await createDeps(readConfig(process.env));
const app = await buildApp({ ...deps, content: { ...deps.content, current: () => null } });
const session = new Session();
session.connect();

process.on('message', async (question: Question) => reply(await answerTo(question)));
process.on('disconnect', async () => {
  await app.close();
  await deps.dispose();
  process.exit(0);
});
reply({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });

async function answerTo(question: Question): Promise<Answer> {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    return { cpuMs: (user + system) / 1_000 };
  }
  if (question === 'profile') {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    return {};
  }
  const { profile } = await session.post('Profiler.stop');
  return { profile };
}

function reply(answer: Answer): void {
  process.send?.(answer);
}
