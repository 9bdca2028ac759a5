/** What lawyers are called. No dependencies: pages use it too. */

/** The names of one and of several, in lower case. */
export type TradeWords = { attorney: string; attorneys: string };

/** The words in which the fixed texts of the product are written. */
export const AMERICAN: TradeWords = { attorney: 'attorney', attorneys: 'attorneys' };

/** With its indefinite article, by its first letter: `an attorney`, `a solicitor`. */
export const withArticle = (word: string): string =>
  `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;

/** With a capital, for the start of a sentence. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The words where the fixed texts need others: pages carry them only then. */
export const otherWords = ({ attorney, attorneys }: TradeWords): { words?: TradeWords } =>
  attorney === AMERICAN.attorney ? {} : { words: { attorney, attorneys } };

/** The American words between other words; not within names of fields, which are in backticks, or of codes. */
const WORDS = /`[^`]*`|\b(an? )?(attorneys?)\b/gi;

/** A fixed text of the product with these words instead of the American ones. Not for texts that the firm has written. */
export function inWords(text: string, { attorney, attorneys } = AMERICAN): string {
  if (attorney === AMERICAN.attorney) return text;
  return text.replace(WORDS, (found, article?: string, name?: string) => {
    if (name === undefined) return found;
    const word = /s$/i.test(name) ? attorneys : attorney;
    const shown = /^A/.test(name) ? capitalized(word) : word;
    if (!article) return shown;
    const whole = withArticle(shown);
    return /^A/.test(article) ? capitalized(whole) : whole;
  });
}
