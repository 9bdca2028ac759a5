import { DomainError } from '../../../platform/errors/errors.ts';
import { formatDate, noonOf } from '../../../platform/time/format-rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { TESTIMONIALS_DISCLOSURE } from '../../advertising/disclosure-rules.ts';
import type { SiteLayout } from '../../site/schema.ts';
import { listReviews } from '../../testimonials/reviews/list-reviews.ts';
import { listReviewsInput } from '../../testimonials/reviews/schema.ts';
import { sourceLabel } from '../../testimonials/rules.ts';
import { areaLabel } from '../tools/firm-tool.ts';
import { blocks, escapeInline, link, paragraph, quote } from './markdown.ts';

/** The reviews that the page shows for this query, after the disclosure that testimonials require. */
export async function reviewList(ctx: Context, layout: SiteLayout, query: URLSearchParams) {
  const disclosure = paragraph(TESTIMONIALS_DISCLOSURE);
  const source = query.get('source');
  const asked = listReviewsInput.safeParse({ source, cursor: query.get('cursor') });
  if (!asked.success) return disclosure;
  const found = await listReviews(ctx, asked.data).catch((error) => {
    // The cursor is malformed.
    if (error instanceof DomainError && error.kind === 'invalid') return null;
    throw error;
  });
  if (!found) return disclosure;
  const older = new URLSearchParams({ ...(source && { source }), cursor: found.next ?? '' });
  return blocks(
    disclosure,
    ...found.reviews.map((review) =>
      quoteOf(layout, { ...review, origin: originOf(review.source, review.date) }),
    ),
    found.next && link('Older reviews', `${layout.publicUrl}/reviews?${older}`),
  );
}

const originOf = (source: string | null, date: string | null) =>
  [source && sourceLabel(source), date && formatDate(noonOf(date), 'UTC')]
    .filter(Boolean)
    .join(', ') || null;

type Quote = {
  content: string;
  name: string;
  rating: number;
  practiceArea: string | null;
  origin: string | null;
  isSample: boolean;
};

/** A client's words with the name, the rating and the origin; demo content is labelled. */
export function quoteOf(layout: SiteLayout, { content, name, rating, ...from }: Quote): string {
  const { practiceArea, origin, isSample } = from;
  const about = [
    name,
    `${rating} of 5 stars`,
    origin ?? (practiceArea && areaLabel(layout, practiceArea)),
    isSample && 'sample',
  ].filter((words) => typeof words === 'string' && words !== '');
  return quote(blocks(paragraph(content), `— ${escapeInline(about.join(', '))}`));
}
