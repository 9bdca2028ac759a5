import { useArticleCategories } from './use-article-categories.ts';

/** The label of a category, for cells of lists. */
export function CategoryName({ category }: { category: string }) {
  return useArticleCategories().labelOf(category);
}
