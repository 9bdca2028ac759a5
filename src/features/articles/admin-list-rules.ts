import type { ArticleStatus } from './rules.ts';

/** The orders of the list for staff. `date` is when an article is published, or when a draft was last saved. */
export const ARTICLE_SORTS = ['created', 'date', 'title'] as const;

/** How the back office and its exports name the states. */
export const ARTICLE_STATUS_LABELS: Readonly<Record<ArticleStatus, string>> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
};
