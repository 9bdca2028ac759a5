/** Blog categories and the labels people read. Source: public spec §3. */
const ARTICLE_CATEGORIES = {
  'estate-planning': 'Estate Planning',
  'family-law': 'Family Law',
  divorce: 'Divorce',
  probate: 'Probate',
} as const;

export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES;

const LABELS: Readonly<Record<string, string>> = ARTICLE_CATEGORIES;

/** The label people read; a value that is no longer in the list is shown as it is. */
export function articleCategoryLabel(category: string): string {
  return LABELS[category] ?? category;
}
