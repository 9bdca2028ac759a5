import { setTimeout as wait } from 'node:timers/promises';
import { Headers } from 'undici';
import { expect, it } from 'vitest';
import type { GuardedFetch } from '../../../../platform/http-client/guarded-fetch.ts';
import { createSourceReader } from '../reading/read-in-process.ts';
import { askSource } from './ask-source.ts';

const PAGE =
  '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/feed"></head></html>';

it('a page and the feed that it names share one timeout of ten seconds', async () => {
  const given: number[] = [];
  const outgoing = (async (url, { timeoutMs = 0 } = {}) => {
    given.push(timeoutMs);
    await wait(200);
    return { status: 200, url, movedTo: null, headers: new Headers(), body: Buffer.from(PAGE) };
  }) as GuardedFetch;
  const outcome = await askSource(
    {
      outgoing,
      publicUrl: 'https://law.example',
      now: () => new Date(),
      readSource: createSourceReader(),
    },
    {
      url: 'https://courts.example/',
      type: 'rss',
      config: {},
      ...{ etag: null, lastModified: null, feedUrl: null, movedTo: null },
    },
  );
  expect(outcome).toMatchObject({ kind: 'failed' });
  expect(given).toHaveLength(2);
  expect(given[0]).toBe(10_000);
  expect(given[1]).toBeLessThanOrEqual(9_801);
  expect(given[1]).toBeGreaterThan(0);
}, 60_000);
