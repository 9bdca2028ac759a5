import type { ArticleCategory } from '../../src/features/articles/rules.ts';

/** An article of the demo content. Its text is HTML with a few plain elements. */
export type DemoArticle = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: ArticleCategory;
  author: string;
  publishedDaysAgo: number;
};
