import type { Page } from '../page-cache.ts';

/** A page with this text, also as its ETag, which may be cached for days. */
export const samplePage = (text: string, changes: Partial<Page> = {}): Page => ({
  status: 200,
  headers: {},
  etag: text,
  identity: Buffer.from(text),
  compressed: () => Buffer.alloc(0),
  recompress: async () => {},
  ttlSeconds: 1_000_000,
  tags: [],
  ...changes,
});
