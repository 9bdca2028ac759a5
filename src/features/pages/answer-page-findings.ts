import type { Tx } from '../../../db/client.ts';
import { answerFindings } from '../advertising/answer-findings.ts';
import type { AnsweredFindings } from '../advertising/require-reason.ts';
import type { PageRow } from './admin-queries.ts';
import { pageTexts } from './advertising-texts.ts';
import type { PageContent } from './blocks/schema.ts';

/** What the audit entry of a publication must include about its findings. Throws `advertising_findings`. */
export const answerPublication = (
  tx: Tx,
  page: PageRow,
  reason: string | null | undefined,
): Promise<AnsweredFindings> =>
  answerFindings(tx, pageTexts(page.draft ?? page.content), publicTexts(page), reason);

/**
 * What the audit entry of a new draft of a scheduled page must include about its findings, because the draft will be
 * published automatically; nothing for a page without a schedule.
 * Throws `advertising_findings`.
 */
export async function answerIfScheduled(
  tx: Tx,
  page: PageRow,
  draft: PageContent,
  reason: string | null | undefined,
): Promise<AnsweredFindings> {
  if (!page.publishAt) return {};
  const scheduled = pageTexts(page.draft ?? page.content);
  return answerFindings(tx, pageTexts(draft), [...publicTexts(page), ...scheduled], reason);
}

const publicTexts = ({ isPublished, content }: PageRow) => (isPublished ? pageTexts(content) : []);
