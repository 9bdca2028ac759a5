/** Example news sources for the API description. */
import { NEWS_SOURCE } from '../examples.ts';

const { id } = NEWS_SOURCE;

const SOURCE_TO_PREVIEW = {
  url: 'https://news.example/feed.xml',
  type: 'rss',
  displayLimit: 5,
  config: null,
};

export const SOURCE_FIELDS = { name: NEWS_SOURCE.name, ...SOURCE_TO_PREVIEW, isActive: true };

export const MANAGED_SOURCE = {
  id,
  ...SOURCE_FIELDS,
  lastFetched: '2031-03-09T06:00:00.000Z',
  lastAttemptAt: '2031-03-09T06:00:00.000Z',
  nextFetchAt: '2031-03-09T07:00:00.000Z',
  failures: 0,
  failingSince: null,
  lastError: null,
  feedUrl: null,
  movedTo: null,
  createdAt: '2031-03-01T14:00:00.000Z',
  articleCount: 12,
};
