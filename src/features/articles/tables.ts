import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const articlesTables = {
  blogPosts: {
    live: 'articles',
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
} as const satisfies TablePolicies;
