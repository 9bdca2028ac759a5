/** Example news sources for the API description. */
import { NEWS_SOURCE } from '../examples.ts';

const { id } = NEWS_SOURCE;

export const SOURCE_TO_PREVIEW = {
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

export const MANAGED_ARTICLE = {
  id: 'e2a7c9b8-33f4-4d6a-b1f0-9d1c2b3a4e55',
  sourceId: id,
  title: 'What the new custody form changes',
  url: 'https://news.example/custody-form',
  author: 'R. Okafor',
  publishedAt: '2031-03-08T15:00:00.000Z',
  isVisible: true,
  isPinned: false,
  fetchedAt: '2031-03-09T06:00:00.000Z',
};

export const SOURCE_PREVIEW = {
  articles: [
    {
      title: 'What the new custody form changes',
      url: 'https://news.example/custody-form',
      excerpt: 'The judicial council has published a shorter form.',
      author: 'R. Okafor',
      publishedAt: '2031-03-08T15:00:00.000Z',
    },
  ],
  found: 12,
  feedUrl: null,
  movedTo: null,
  problem: null,
};
