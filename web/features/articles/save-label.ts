import { articleStatus } from '../../../src/features/articles/rules.ts';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';

/**
 * The label of the save button, which depends on whether saving at `now` publishes, schedules or unpublishes the
 * article.
 */
export function saveLabel(
  { visibility }: Pick<ArticleDraft, 'visibility'>,
  saved: Pick<AdminArticle, 'isPublished' | 'publishedAt'> | null,
  now: Date,
): string {
  const before = saved ? articleStatus(saved, now) : 'draft';
  if (visibility === 'draft') return before === 'draft' ? 'Save Draft' : 'Unpublish';
  if (visibility === 'scheduled') return before === 'scheduled' ? 'Update' : 'Schedule';
  return before === 'published' ? 'Update' : 'Publish';
}
