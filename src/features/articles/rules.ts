/** Shown below the name of a guest author, unless staff have typed something else. */
export const DEFAULT_GUEST_LINE = 'Guest author';

/** Markers around search matches, from Unicode's private use area, so that they do not occur in texts. */
export const FOUND = { start: '\uE000', end: '\uE001' } as const;

/** Splits a text at those markers. */
export function splitAtFound(text: string): { text: string; isFound: boolean }[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(FOUND.start)
        ? { text: part.slice(1, -1), isFound: true }
        : { text: part, isFound: false },
    );
}

const MAX_EXCERPT = 200;

/** Truncates a plain text to 200 characters: at a word boundary if there is one, never inside a character. */
export function cutExcerpt(text: string): string {
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= MAX_EXCERPT) return text;
  const shortened = characters
    .slice(0, MAX_EXCERPT)
    .map(({ segment }) => segment)
    .join('');
  const nextIsSpace = /^\s/.test(characters[MAX_EXCERPT]?.segment ?? '');
  const wordEnd = shortened.search(/\s+\S*$/);
  const cut = nextIsSpace || wordEnd <= 0 ? shortened : shortened.slice(0, wordEnd);
  return `${cut.trimEnd()}…`;
}

/** An article as lists show it, with a short excerpt. Source: public spec §9. */
export const asTeaser = <Article extends { excerpt: string }>(article: Article): Article => ({
  ...article,
  excerpt: cutExcerpt(article.excerpt),
});

/** Article states to filter by. A scheduled article is published, but not yet due. */
export const ARTICLE_STATUSES = ['published', 'draft', 'scheduled'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** The state of an article at `now`; without a date it is a draft. Source: admin spec §4. */
export function articleStatus(
  { isPublished, publishedAt }: { isPublished: boolean; publishedAt: string | Date | null },
  now: Date,
): ArticleStatus {
  if (!isPublished || publishedAt === null) return 'draft';
  return new Date(publishedAt) <= now ? 'published' : 'scheduled';
}
