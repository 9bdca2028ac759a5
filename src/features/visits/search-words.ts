/** The public search pages, with the query parameters that affect their results. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  '/blog': ['q', 'category'],
  '/external-articles': ['q', 'source'],
};

const MAX_WORDS_LENGTH = 60;
/** A phone number, or another number that could identify somebody, such as an account or case number. */
const MANY_DIGITS = /(?:\d\D{0,3}){6,}/;
/** An e-mail address, or a link. */
const ADDRESS = /@|:\/\/|\bwww\./;

/**
 * The normalised URL of a search: only the parameters that affect its results. Undefined if the page is not a search,
 * or if its words must not be stored.
 */
export function searchOf(path: string, query: URLSearchParams): string | undefined {
  const names = SEARCHES[path];
  const words = names && normalizeWords(query.get('q') ?? '');
  if (!words) return undefined;
  const asked = names.map((name) => [name, name === 'q' ? words : (query.get(name) ?? '')]);
  return `${path}?${new URLSearchParams(asked.filter(([, value]) => value !== ''))}`;
}

/**
 * Normalises search words to lower case and single spaces. Undefined for blank text, for more than 60 characters, and
 * for text that looks like an e-mail address, a link or a phone number.
 */
export function normalizeWords(text: string): string | undefined {
  const words = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const isKept =
    words !== '' &&
    words.length <= MAX_WORDS_LENGTH &&
    !ADDRESS.test(words) &&
    !MANY_DIGITS.test(words);
  return isKept ? words : undefined;
}
