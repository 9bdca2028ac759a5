import type { CopiedColumns } from '../migration/source/copied-columns.ts';
import { SOURCE_SECRETS } from './sources/rules.ts';

/** How the migration wizard copies each column of the documented tables. */
export const newsCopiedColumns = {
  blogSources: {
    columns: {
      id: 'text',
      name: 'text',
      url: 'text',
      type: 'text',
      isActive: 'boolean',
      displayLimit: 'integer',
      config: 'config',
      lastFetched: 'site instant',
      etag: 'working state',
      lastModified: 'working state',
      nextFetchAt: 'working state',
      lastAttemptAt: 'working state',
      failures: 'working state',
      failingSince: 'working state',
      lastError: 'working state',
      feedUrl: 'working state',
      movedTo: 'working state',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    secrets: { kindColumn: 'type', names: SOURCE_SECRETS },
  },
  externalBlogArticles: {
    columns: {
      id: 'text',
      sourceId: 'text',
      title: 'text',
      url: 'text',
      excerpt: 'text',
      content: 'text',
      author: 'text',
      publishedAt: 'instant',
      imageUrl: 'text',
      isVisible: 'boolean',
      externalId: 'text',
      pinnedAt: 'instant',
      fetchedAt: 'instant',
      createdAt: 'instant',
      lastSeenAt: 'working state',
      canonicalUrl: 'derived',
      search: 'derived',
      titleKey: 'derived',
      sortedAt: 'derived',
    },
  },
} as const satisfies CopiedColumns;
