import type { CopiedColumns } from '../migration/source/copied-columns.ts';

/** How each column of the documented table is copied by the migration wizard. */
export const articlesCopiedColumns = {
  blogPosts: {
    columns: {
      id: 'text',
      title: 'text',
      slug: 'text',
      excerpt: 'text',
      content: 'text',
      category: 'text',
      author: 'text',
      guestLine: 'text',
      isPublished: 'boolean',
      publishedAt: 'instant',
      firstPublishedAt: 'instant',
      isSample: 'boolean',
      search: 'derived',
      officeSearch: 'derived',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
  },
} as const satisfies CopiedColumns;
