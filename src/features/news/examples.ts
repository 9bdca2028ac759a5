/** Example articles from external sites for the API description. */
const SOURCE_ID = '5a1e9d1c-7f35-4d0e-8a6f-8f1f7b0f2c44';

export const EXTERNAL_ARTICLE = {
  id: 'e2a7c9b8-33f4-4d6a-b1f0-9d1c2b3a4e55',
  title: 'What the new court form changes',
  author: 'R. Okafor',
  publishedAt: '2031-03-08T15:00:00.000Z',
  imageUrl: 'https://news.example/form.jpg',
  excerpt: 'The judicial council has published a shorter form.',
  url: 'https://news.example/court-form',
  sourceId: SOURCE_ID,
  isVisible: true,
  fetchedAt: '2031-03-09T06:00:00.000Z',
};

export const NEWS_SOURCE = {
  id: SOURCE_ID,
  name: 'The courts’ newsroom',
  isActive: true,
};
