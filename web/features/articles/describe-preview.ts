import { formatMoment, formatZone } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';

/** The notice in an article's preview about whether visitors can see the article, or from when. */
export function describePreview(
  { isPublic, publishedAt }: { isPublic: boolean; publishedAt: string | null },
  zone: string,
  locale: string,
): string {
  if (isPublic) return m.articles.previewPublic;
  if (publishedAt === null) return m.articles.previewDraft;
  return m.articles.previewFrom({
    time: formatMoment(publishedAt, zone, locale),
    zone: formatZone(zone, locale),
  });
}
