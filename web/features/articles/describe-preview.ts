import { formatMoment, formatZone } from '../../lib/format.ts';

/** The notice in an article's preview about whether visitors can see the article, or from when. */
export function describePreview(
  { isPublic, publishedAt }: { isPublic: boolean; publishedAt: string | null },
  zone: string,
): string {
  if (isPublic) return 'This is on the website.';
  if (publishedAt === null) return 'This is a draft. It is not on the website.';
  return `This is not on the website before ${formatMoment(publishedAt, zone)} (${formatZone(zone)}).`;
}
