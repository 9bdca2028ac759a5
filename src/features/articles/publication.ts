/** The publication state of an article. */
export type Publication = {
  isPublished: boolean;
  publishedAt: Date | null;
  /** Kept when the article is unpublished, so that feed readers do not show it as new later. */
  firstPublishedAt: Date | null;
};

const NEVER: Publication = { isPublished: false, publishedAt: null, firstPublishedAt: null };

/**
 * The publication state of an article after saving at `now`. If it is published, a null date means now, and an omitted
 * date keeps the previous one; an unpublished article has no date. A future date schedules the article and counts as
 * the first publication only once it is due; a new date in the past replaces the first publication, so that feeds follow
 * it. Source: admin spec §4, design §5.
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
  const isBackdated =
    wish.publishedAt && wish.publishedAt <= now && wish.publishedAt.getTime() !== was?.getTime();
  return {
    isPublished: true,
    publishedAt,
    firstPublishedAt: isBackdated ? publishedAt : (firstOfPast ?? publishedAt),
  };
}
