/**
 * What belongs to one country and must therefore come from its jurisdiction pack, through the formatters: the locale of
 * the United States, amounts in dollars, the name of the postal code, and phone numbers with their calling code.
 */
const PATTERNS: readonly { what: string; pattern: RegExp; instead: string }[] = [
  {
    what: 'a locale',
    pattern: /en-US/i,
    instead: 'pass the locale of the firm to a formatter (src/platform/time/format-rules.ts)',
  },
  {
    what: 'dollars',
    // A text that is only the sign, or the sign before a figure of several digits: `$1` is a group of an expression.
    pattern: /(['"`>])\$(?=\1|<\/)|\$ ?(?:0\b|\d[\d,.]*\d)|(?<=[`\s(>])\$\$\{|'USD'/,
    instead: 'use formatMoney or moneySigns (src/platform/text/money-rules.ts)',
  },
  {
    what: 'the postal code',
    pattern: /\bZIP (?:codes?|or)\b|\bzip codes?\b/,
    instead: 'use the word of the pack (web/features/firm/use-field-labels.ts)',
  },
  {
    what: 'a phone number',
    pattern: /['"`]\+1(?:\d{10})?['"`$]/,
    instead: 'use phoneE164 with the calling code of the firm (src/features/firm/phone-rules.ts)',
  },
];

type Found = { line: number; what: string; instead: string };

/** The lines of code that name one country. Comments may. */
export function findCountryWords(source: string): Found[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) =>
      PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ what, instead }) => ({
        ...{ line: index + 1, what, instead },
      })),
    );
}

/** The source with blanks instead of comments, so that the numbers of lines stay. */
const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
