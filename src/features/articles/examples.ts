/** Example blog posts for the API documentation. */
export const WRITTEN_ARTICLE = {
  title: 'Before you sign: what to read first',
  slug: 'before-you-sign',
  excerpt: 'A list for the evening before.',
  content: '<p>Read the last page first.</p>',
  category: 'guides',
  author: 'Jordan Lee',
  isPublished: true,
  publishedAt: '2031-03-01T17:00:00.000Z',
};

export const ARTICLE = {
  id: '3f1e7a40-6b0c-4f5e-9c55-1f6f4a1c2d90',
  ...WRITTEN_ARTICLE,
  createdAt: '2031-02-27T22:10:00.000Z',
  updatedAt: '2031-03-01T17:00:00.000Z',
};

export const SAVED_ARTICLE = { ...ARTICLE, removed: ['<img>'] };
