import { textOfHtml } from '../../../articles/article-html.ts';

const READ_CHARACTERS = 20_000;
// Control characters, and characters that change the text direction.
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const TAG_START = /<(?=[a-z/!?])/gi;

/**
 * HTML, or text that may contain HTML, as one line of plain text of at most `max` characters; null if empty. Also
 * removes text that would read as markup after decoding, such as tags that were escaped twice.
 */
export function plainText(markup: string | undefined, max: number): string | null {
  if (markup === undefined) return null;
  let text = textOfHtml(markup.slice(0, READ_CHARACTERS).replace(INVISIBLE, ' '));
  if (text.search(TAG_START) >= 0) text = textOfHtml(text);
  const clean = text
    .replace(INVISIBLE, ' ')
    .replace(TAG_START, '‹')
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim();
  return cut(clean, max) || null;
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const shortened = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/u, '');
  return `${shortened.replace(/\s+\S*$/, '') || shortened}…`;
}
