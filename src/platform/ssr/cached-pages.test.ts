import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openCachedPages } from './cached-pages.ts';
import type { ChangeListener } from './content-version.ts';
import { pageAddress } from './page-address.ts';
import { samplePage } from './testing/sample-page.ts';

it.each([
  [false, 'old'],
  [true, undefined],
])(
  'while the page is rendered after a change (overdue: %j), visitors get %s',
  async (isOverdue, shown) => {
    let version = 1;
    let tell: ChangeListener = () => {};
    let isFirst = true;
    const pages = openCachedPages({
      content: {
        current: () => version,
        onChange(listener) {
          tell = listener;
          return () => {};
        },
      },
      cacheTags: { versions: () => ({}) },
      metrics: { countPage: () => {} },
      budget: { spend: () => {} },
      log: pino({ level: 'silent' }),
      async render() {
        if (!isFirst) return new Promise<never>(() => {});
        isFirst = false;
        return samplePage('old');
      },
    });
    const home = pageAddress('/');
    if (!home) throw new Error('No address');
    await pages.pageFor(home, { ip: '127.0.0.1' } as FastifyRequest);
    expect(pages.findPage('/')?.etag).toBe('old');
    version = 2;
    void tell({ isOverdue });
    expect(pages.findPage('/')?.etag).toBe(shown);
    await pages.close();
  },
);
