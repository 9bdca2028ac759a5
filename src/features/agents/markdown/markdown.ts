/** Builds Markdown (CommonMark with GitHub's tables) from texts, which are escaped. Pure. */

// `&` only where it would begin a character reference.
const SPECIAL = /[\\`*_[\]<~|]|&(?=#?\w{1,40};)/g;
/**
 * Characters that would start another block at the beginning of a line: headings, quotes, lists, rules and underlines
 * of headings.
 */
const LINE_START = /^([ \t]*)(#(?=#{0,5}(?:\s|$))|>|[-+](?=\s|-|$)|=|\d+(?=[.)](?:\s|$)))/gm;

/** A text on one line, escaped, for use inside a line. */
export const escapeInline = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(SPECIAL, '\\$&');

/** Escapes the starts of lines, whose text is escaped already, so that none begins another block. */
export const escapeLineStarts = (lines: string): string =>
  lines.replace(LINE_START, (_, space: string, start: string) =>
    /\d/.test(start) ? `${space}${start}\\` : `${space}\\${start}`,
  );

/** A paragraph with this text. */
export const paragraph = (text: string): string =>
  escapeLineStarts(
    text
      .split(/\n/)
      .map((line) => escapeInline(line.trim()))
      .filter((line) => line !== '')
      .join('\\\n'),
  );

export const heading = (level: number, text: string): string =>
  `${'#'.repeat(level)} ${escapeInline(text.trim())}`;

/** A link; its text is escaped. */
export const link = (text: string, url: string): string =>
  `[${escapeInline(text.trim())}](${safeUrl(url)})`;

/** Percent-encodes the characters of a URL that cannot be within the parentheses of a link. */
export const safeUrl = (url: string): string =>
  url.replace(/[()<>\s\\]/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  );

/** Items that are Markdown already, as a list; further lines of an item are indented. */
export const list = (items: readonly string[]): string =>
  items.map((item) => `- ${item.replace(/\n(?=.)/g, '\n  ')}`).join('\n');

/** Items with a term in bold; those without a value are left out. */
export const facts = (pairs: readonly (readonly [term: string, value: string | null])[]) =>
  list(
    pairs.flatMap(([term, value]) =>
      value ? [`**${escapeInline(term)}:** ${escapeInline(value)}`] : [],
    ),
  );

export const quote = (markdown: string): string => markdown.replace(/^/gm, '> ').trimEnd();

/** Blocks with an empty line between them; empty ones are left out. */
export const blocks = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');
