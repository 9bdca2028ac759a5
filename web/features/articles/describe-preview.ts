import { articleStatus } from '../../../src/features/articles/rules.ts';
import { formatMoment, formatZone } from '../../lib/format.ts';

/** Explains in an article's preview whether visitors can see it at `now`, or from when on. */
export function describePreview(
  article: { isPublished: boolean; publishedAt: string | null },
  { zone, now }: { zone: string; now: Date },
): string {
  const { publishedAt } = article;
  if (publishedAt === null) return 'This is a draft. It is not on the website.';
  if (articleStatus(article, now) === 'published') return 'This is on the website.';
  return `This is not on the website before ${formatMoment(publishedAt, zone)} (${formatZone(zone)}).`;
}
