import { expect, it } from 'vitest';
import { createWriteSignal } from '../background/write-signal.ts';
import { createCacheTags, parseCacheTags } from './cache-tags.ts';

const TABLES = { 'free-times': ['appointments', 'time_off'], news: ['news_items'] };

it('counts the writes to the tables of each tag', () => {
  const writes = createWriteSignal();
  const tags = createCacheTags(writes, TABLES);
  const before = tags.versions();
  writes.noteWrite(['rate_limits', 'audit_log']);
  expect(tags.versions()).toBe(before);
  writes.noteWrite(['rate_limits', 'appointments']);
  expect(tags.versions()).toEqual({ 'free-times': 1, news: 0 });
  writes.noteOtherWrite(['time_off', 'news_items']);
  expect(tags.versions()).toEqual({ 'free-times': 2, news: 1 });
  expect(before).toEqual({ 'free-times': 0, news: 0 });
});

it('counts a write to unknown tables as one to those of every tag', () => {
  const writes = createWriteSignal();
  const tags = createCacheTags(writes, TABLES);
  writes.noteOtherWrite(undefined);
  expect(tags.versions()).toEqual({ 'free-times': 1, news: 1 });
});

it('reads the tags of a header', () => {
  expect(parseCacheTags('')).toEqual([]);
  expect(parseCacheTags('free-times, news')).toEqual(['free-times', 'news']);
});
