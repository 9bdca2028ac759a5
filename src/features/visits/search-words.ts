/** Public searches: the parameters that decide about their results. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  '/blog': ['q', 'category'],
  '/external-articles': ['q', 'source'],
};

const MAX_WORDS_LENGTH = 60;
/** A phone number, or a number of something that belongs to somebody. */
const MANY_DIGITS = /(?:\d\D{0,3}){6,}/;
/** An e-mail address, or a link. */
const ADDRESS = /@|:\/\/|\bwww\./;

/** The address of a search whose words may be kept, with nothing but what decides about its results. */
export function searchOf(path: string, query: URLSearchParams): string | undefined {
  const names = SEARCHES[path];
  const words = names && normalizeWords(query.get('q') ?? '');
  if (!words) return undefined;
  const asked = names.map((name) => [name, name === 'q' ? words : (query.get(name) ?? '')]);
  return `${path}?${new URLSearchParams(asked.filter(([, value]) => value !== ''))}`;
}

/**
 * Search words in one spelling: lower case, with single spaces. Undefined for none, for more than 60 characters, and for
 * what looks like an e-mail address, a link or a phone number.
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
