import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { registerErrors } from './error-answers.ts';
import { registerCsvExports, sendCsv } from './send-csv.ts';

const MAX_AT_ONCE = 6;
const PART = 'a,b\n'.repeat(64 * 1024);

async function startExports() {
  const made = { parts: 0 };
  async function* endless(): AsyncGenerator<string, void, void> {
    for (;;) {
      made.parts += 1;
      yield PART;
    }
  }
  const app = Fastify();
  registerErrors(app);
  registerCsvExports(app);
  app.get('/endless.csv', (_request, reply) => sendCsv(reply, 'endless.csv', endless()));
  app.get('/refused.csv', (_request, reply) =>
    sendCsv(
      reply,
      'refused.csv',
      (async function* () {
        yield await Promise.reject(new Error('no'));
      })(),
    ),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent();
  onTestFinished(async () => {
    agent.destroy();
    await app.close();
  });
  /** Sends a request and reads nothing of the response. */
  const ask = async (path: string): Promise<IncomingMessage> => {
    const [response] = (await once(get(url + path, { agent }), 'response')) as [IncomingMessage];
    response.on('error', () => {});
    return response;
  };
  return { ask, made };
}

it('limits concurrent downloads, and starts the next when one ends', async () => {
  const { ask } = await startExports();
  for (let call = 0; call < 2 * MAX_AT_ONCE; call += 1) (await ask('/refused.csv')).resume();
  const taken = await Promise.all(Array.from({ length: MAX_AT_ONCE }, () => ask('/endless.csv')));
  expect(taken.map(({ statusCode }) => statusCode)).toEqual(Array(MAX_AT_ONCE).fill(200));
  const refused = await ask('/endless.csv');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '15']);
  refused.resume();
  taken[0]?.destroy();
  await expect
    .poll(async () => {
      const response = await ask('/endless.csv');
      response.destroy();
      return response.statusCode;
    })
    .toBe(200);
});

it('applies backpressure when the client does not read', async () => {
  const { ask, made } = await startExports();
  await ask('/endless.csv');
  let before = -1;
  // Sends only as much as the socket buffers of both sides hold.
  await expect
    .poll(() => {
      const isSame = made.parts === before;
      before = made.parts;
      return isSame;
    })
    .toBe(true);
  expect(made.parts * PART.length).toBeLessThan(32 * 2 ** 20);
});
