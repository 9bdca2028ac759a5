import { describe, expect, it } from 'vitest';
import { publicationOf } from './publication.ts';

const day = (number: number) => new Date(Date.UTC(2031, 2, number, 12));
const NOW = day(10);
const published = { isPublished: true, publishedAt: day(5), firstPublishedAt: day(3) };

describe('the first publication', () => {
  it('is a date in the past that is set, when publishing or later', () => {
    const wish = { isPublished: true, publishedAt: day(1) };
    const backdated = { isPublished: true, publishedAt: day(1), firstPublishedAt: day(1) };
    expect(publicationOf(wish, null, NOW)).toEqual(backdated);
    expect(publicationOf(wish, published, NOW)).toEqual(backdated);
    expect(publicationOf({ ...wish, publishedAt: day(9) }, published, NOW)).toEqual({
      ...{ isPublished: true, publishedAt: day(9), firstPublishedAt: day(9) },
    });
  });

  it('stays if the date is sent unchanged, left out, or now', () => {
    const first = (publishedAt: Date | null | undefined) =>
      publicationOf({ isPublished: true, publishedAt }, published, NOW).firstPublishedAt;
    expect([first(day(5)), first(undefined), first(null)]).toEqual([day(3), day(3), day(3)]);
  });

  it('stays if the article is scheduled again', () => {
    expect(publicationOf({ isPublished: true, publishedAt: day(20) }, published, NOW)).toEqual({
      ...{ isPublished: true, publishedAt: day(20), firstPublishedAt: day(3) },
    });
  });
});
