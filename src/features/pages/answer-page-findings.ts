import { answerFindings } from '../advertising/answer-findings.ts';
import type { AnsweredFindings } from '../advertising/require-reason.ts';
import type { PageRow } from './admin-queries.ts';
import { pageTexts } from './advertising-texts.ts';
import type { PageContent } from './blocks/schema.ts';

/** What the audit entry of a publication has to include. Throws `advertising_findings`. */
export const answerPublication = (
  page: PageRow,
  reason: string | null | undefined,
): AnsweredFindings =>
  answerFindings(pageTexts(page.draft ?? page.content), publicTexts(page), reason);

/**
 * What the audit entry of a new draft has to include if it will be published by itself; nothing without a schedule.
 * Throws `advertising_findings`.
 */
export function answerIfScheduled(
  page: PageRow,
  draft: PageContent,
  reason: string | null | undefined,
): AnsweredFindings {
  if (!page.publishAt) return {};
  const scheduled = pageTexts(page.draft ?? page.content);
  return answerFindings(pageTexts(draft), [...publicTexts(page), ...scheduled], reason);
}

const publicTexts = ({ isPublished, content }: PageRow) => (isPublished ? pageTexts(content) : []);
