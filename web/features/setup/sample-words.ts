import { SAMPLE_KINDS, type SampleKind } from '../../../src/features/setup/rules.ts';

const NOUNS: Readonly<Record<SampleKind, readonly [one: string, many: string]>> = {
  articles: ['article', 'articles'],
  testimonials: ['testimonial', 'testimonials'],
  attorneys: ['attorney', 'attorneys'],
  claims: ['claim about the firm', 'claims about the firm'],
};

/** What visitors see of each kind of demo content. */
export const SAMPLE_HINTS: Readonly<Record<SampleKind, string>> = {
  articles: 'Marked as samples on the site. An article that you have changed is yours and stays.',
  testimonials: 'Quotes from invented clients, marked as samples.',
  attorneys:
    'Invented people. Those with appointments are hidden instead, so that the appointments keep their names.',
  claims:
    'Rating, years of experience and reply time on the home page, if they are still invented.',
};

/** `6 articles`, `1 attorney`. */
export const countSample = (kind: SampleKind, count: number): string =>
  `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;

/** `6 articles, 4 testimonials and 1 attorney`; kinds with a count of zero are left out. */
export function listSamples(
  counts: Readonly<Record<SampleKind, number>>,
  kinds: readonly SampleKind[] = SAMPLE_KINDS,
): string {
  const parts = SAMPLE_KINDS.filter((kind) => kinds.includes(kind) && counts[kind] > 0).map(
    (kind) => countSample(kind, counts[kind]),
  );
  return new Intl.ListFormat('en', { style: 'long' }).format(parts).replace(', and ', ' and ');
}
