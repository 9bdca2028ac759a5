/** An article of the demo content. Its text is HTML with only basic elements. */
export type DemoArticle = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  /** The key of a category. */
  category: string;
  author: string;
  publishedDaysAgo: number;
};
