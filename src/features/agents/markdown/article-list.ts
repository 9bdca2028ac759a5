import { formatDate } from '../../../platform/time/format-rules.ts';
import type { SiteLayout } from '../../site/schema.ts';
import { withoutMarks } from '../tools/articles-tool.ts';
import { escapeInline, link, list } from './markdown.ts';

type Teaser = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  publishedAt: Date | string;
  isSample: boolean;
};

/** Links to articles with date, category and excerpt. */
export const articleList = (layout: SiteLayout, articles: readonly Teaser[]): string =>
  list(
    articles.map((article) => {
      const title = link(withoutMarks(article.title), `${layout.publicUrl}/blog/${article.slug}`);
      return `${title}: ${escapeInline(withoutMarks(article.excerpt))} (${metaOf(layout, article)})`;
    }),
  );

/** Category and date in one line, escaped; demo content is labelled. */
export const metaOf = (
  { firm, articleCategories, formerArticleCategories }: SiteLayout,
  { category, publishedAt, isSample }: Pick<Teaser, 'category' | 'publishedAt' | 'isSample'>,
): string => {
  const categories = [...articleCategories, ...formerArticleCategories];
  const label = categories.find(({ key }) => key === category)?.label ?? category;
  const words = [label, formatDate(publishedAt, firm.zone), ...(isSample ? ['sample'] : [])];
  return escapeInline(words.join(', '));
};
