import type { ReviewSource } from './rules.ts';
import type { Review } from './schema.ts';

const SITES: Readonly<Record<ReviewSource, string>> = {
  google: 'https://www.google.com/maps',
  avvo: 'https://www.avvo.com/',
  yelp: 'https://www.yelp.com/',
};

const ENTRIES: readonly (Pick<Review, 'id' | 'name' | 'rating' | 'content' | 'date'> & {
  source: ReviewSource;
})[] = [
  {
    id: 'sample-1',
    name: 'Oriana P.',
    rating: 5,
    content:
      'Three calls, three people who knew my file. My custody hearing was over before I had finished being afraid of it.',
    source: 'google',
    date: '2026-09-18',
  },
  {
    id: 'sample-2',
    name: 'Desmond Achterberg',
    rating: 5,
    content:
      'They asked about my parents before they asked about the house. The trust is forty pages and I understand all of them.',
    source: 'avvo',
    date: '2026-08-30',
  },
  {
    id: 'sample-3',
    name: 'Lucía V.',
    rating: 4,
    content:
      'Parking downtown is a trial of its own. Everything after the elevator was calm, on time and in plain words.',
    source: 'yelp',
    date: '2026-08-11',
  },
  {
    id: 'sample-4',
    name: 'Tomasz Wiśniewski',
    rating: 5,
    content:
      'I was told on the first day what it would cost, and on the last day it was that number.',
    source: 'google',
    date: '2026-07-02',
  },
  {
    id: 'sample-5',
    name: 'Bethany R.',
    rating: 5,
    content:
      'My brother and I still talk. After a probate with a family business in it, that says it.',
    source: 'avvo',
    date: '2026-05-21',
  },
  {
    id: 'sample-6',
    name: 'Kwabena O.',
    rating: 4,
    content:
      'Slower than I wished and exactly as slow as they had said. The agreement has held for a year.',
    source: 'google',
    date: '2026-03-09',
  },
  {
    id: 'sample-7',
    name: 'Margit H.',
    rating: 5,
    content:
      'They explained the divorce papers to me twice, and the second time as kindly as the first.',
    source: 'yelp',
    date: '2026-01-27',
  },
];

/** Sample reviews for a site that still has its demo content, newest first. */
export const sampleReviews: readonly Review[] = ENTRIES.map((entry) => ({
  ...entry,
  sourceUrl: SITES[entry.source],
  practiceArea: null,
  verified: false,
  isSample: true,
}));
