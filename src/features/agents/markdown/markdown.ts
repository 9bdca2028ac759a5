/** Markdown from texts, which are escaped: CommonMark with the tables of GitHub. Pure. */

// `&` only where it would begin a character reference.
const SPECIAL = /[\\`*_[\]<~|]|&(?=#?\w{1,40};)/g;
/** What makes a line another block: headings, quotes, lists, rules and underlines of headings. */
const LINE_START = /^([ \t]*)(#|>|\+|-|=|(?:\d+)(?=[.)]))/gm;

/** A text on one line, escaped, for use inside a line. */
export const escapeInline = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(SPECIAL, '\\$&');

/** Lines that are escaped already, so that none begins another block. */
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

/** A link with a text that is not escaped yet. */
export const link = (text: string, url: string): string =>
  `[${escapeInline(text.trim())}](${safeUrl(url)})`;

/** A URL escaped so that it can stand within parentheses. */
export const safeUrl = (url: string): string =>
  url.replace(/[()<>\s\\]/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  );

/** Items that are Markdown already, as a list; further lines of an item are indented. */
export const list = (items: readonly string[], markerOf: (index: number) => string = () => '-') =>
  items
    .map((item, index) => {
      const marker = `${markerOf(index)} `;
      return marker + item.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`);
    })
    .join('\n');

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
