import { articleStatus } from '../../../src/features/articles/rules.ts';
import { formatMoment, formatZone } from '../../lib/format.ts';

/** The notice in an article's preview about whether visitors can see the article at `now`, or from when. */
export function describePreview(
  article: { isPublished: boolean; publishedAt: string | null },
  { zone, now }: { zone: string; now: Date },
): string {
  const { publishedAt } = article;
  if (publishedAt === null) return 'This is a draft. It is not on the website.';
  if (articleStatus(article, now) === 'published') return 'This is on the website.';
  return `This is not on the website before ${formatMoment(publishedAt, zone)} (${formatZone(zone)}).`;
}
