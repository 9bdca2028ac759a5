import sanitizeHtml from 'sanitize-html';
import { ALLOWED_SCHEMES } from '../../../articles/html/rules.ts';
import type { MailColours } from '../../../email/mail-look.ts';

/** The elements of articles that mail programs show. A figure or highlight becomes its text. */
const ELEMENTS = [
  ...[
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'pre',
    'code',
    'aside',
  ],
  ...['strong', 'b', 'em', 'i', 's', 'u', 'sub', 'sup'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

const ATTRIBUTES = {
  '*': ['style'],
  a: ['href', 'style'],
  ol: ['start', 'type', 'style'],
  td: ['colspan', 'rowspan', 'style'],
  th: ['colspan', 'rowspan', 'style'],
  table: ['cellspacing', 'cellpadding', 'style'],
};

const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";

/** Inline styles by element, because few mail programs support style sheets. */
const stylesOf = ({ action, line }: MailColours): Readonly<Record<string, string>> => {
  const cell = `padding:8px 10px;border:1px solid ${line};text-align:left;vertical-align:top`;
  return {
    h2: `margin:28px 0 12px;font:500 22px/1.3 ${SERIF}`,
    h3: `margin:24px 0 10px;font:500 19px/1.3 ${SERIF}`,
    h4: 'margin:20px 0 8px;font-size:17px;font-weight:600',
    p: 'margin:0 0 16px',
    ul: 'margin:0 0 16px;padding-left:24px',
    ol: 'margin:0 0 16px;padding-left:24px',
    li: 'margin:0 0 6px',
    a: `color:${action}`,
    blockquote: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${line}`,
    aside: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${line}`,
    hr: `border:0;border-top:1px solid ${line};margin:24px 0`,
    pre: 'margin:0 0 16px;white-space:pre-wrap',
    table: 'border-collapse:collapse;margin:0 0 16px;width:100%',
    td: cell,
    th: `${cell};font-weight:600`,
  };
};

/**
 * The text of a letter as mail programs show it: sanitized again, with inline styles, and with paths on this site made
 * absolute.
 */
export function mailHtml(
  content: string,
  { colours, publicUrl }: { colours: MailColours; publicUrl: string },
): string {
  const styles = stylesOf(colours);
  return sanitizeHtml(content, {
    allowedTags: ELEMENTS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ALLOWED_SCHEMES,
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, { style: _, href, ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(href !== undefined && { href: absolute(href, publicUrl) }),
          ...(styles[tagName] && { style: styles[tagName] }),
        },
      }),
    },
  });
}

/** The absolute URL; `href` unchanged if it is not a valid one. */
const absolute = (href: string, publicUrl: string): string =>
  URL.parse(href, publicUrl)?.href ?? href;
