/** When an article was, is or will be public. */
type Publication = {
  isPublished: boolean;
  publishedAt: Date | null;
  /** Kept when it is taken back, so that who reads feeds is not told of it as new. */
  firstPublishedAt: Date | null;
};

const NEVER: Publication = { isPublished: false, publishedAt: null, firstPublishedAt: null };

/**
 * What saving makes of an article's publication at `now`. Published without a date is now, or as it was if
 * the date is left out; not published has no date. A date that has not come yet is a schedule, which counts
 * as the first publication only once it is due. Source: admin spec §4, design §5.
 */
export function publicationOf(
  wish: { isPublished: boolean; publishedAt?: Date | null | undefined },
  before: Publication | null,
  now: Date,
): Publication {
  const { firstPublishedAt: first, publishedAt: was } = before ?? NEVER;
  const firstOfPast = first && first <= now ? first : null;
  if (!wish.isPublished) {
    return { isPublished: false, publishedAt: null, firstPublishedAt: firstOfPast };
  }
  const asBefore = wish.publishedAt === undefined ? was : wish.publishedAt;
  const publishedAt = asBefore ?? now;
  return { isPublished: true, publishedAt, firstPublishedAt: firstOfPast ?? publishedAt };
}
