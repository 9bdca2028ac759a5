import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import type { Page } from './page-cache.ts';
import { PageFastPath } from './page-fast-path.ts';
import { Recompression } from './recompression.ts';

const app = Fastify();
afterEach(() => app.close());

test('the request of a cached page is logged as other requests are, without query and tokens', async () => {
  const lines: string[] = [];
  const page = { recompress: async () => {} } as Page;
  const fastPath = new PageFastPath({
    find: () => page,
    spend: () => true,
    recompression: new Recompression(),
    draining: { isDraining: () => false } as never,
    metrics: { countPage() {} } as never,
    countView: () => {},
    log: createLog('info', { write: (line) => void lines.push(line) }),
  });
  fastPath.register(app);
  app.addHook('onSend', async (_request, reply, payload) => {
    fastPath.remember(page, reply, Buffer.from(String(payload)));
  });
  app.get('*', async (_request, reply) => reply.header('etag', '"one"').send('the page'));
  const url = await app.listen();
  const token = 'a'.repeat(43);
  const paths = ['/', '/', `/newsletter/${token}?from=mail`];
  const ids: (string | null)[] = [];
  for (const path of ['/', ...paths]) {
    const { headers } = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } });
    ids.push(headers.get('x-request-id'));
  }
  const [, ...expected] = ids.map((reqId, at) => ({
    reqId,
    req: { method: 'GET', path: at < 3 ? '/' : '/newsletter/[token]' },
    res: { status: 200 },
    msg: 'request completed',
  }));
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    expected.map((line) => expect.objectContaining(line)),
  );
});
