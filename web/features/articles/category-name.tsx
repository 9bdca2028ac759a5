import { useArticleCategories } from './use-article-categories.ts';

/** The name of a category, for cells of lists; marked where the page is in another language. */
export function CategoryName({ category }: { category: string }) {
  const { label, originalLanguage } = useArticleCategories().nameOf(category);
  return originalLanguage ? <span lang={originalLanguage}>{label}</span> : label;
}
