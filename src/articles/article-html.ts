import sanitizeHtml from 'sanitize-html';
import { remembered } from '../remembered.ts';

/**
 * The elements of an article that may reach a page. Everything else goes, scripts and styles with what
 * is in them; so do handlers, styles, and addresses that are not web, mail or phone.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
    ...['a', 'strong', 'b', 'em', 'i', 's', 'u', 'sub', 'sup', 'mark', 'code', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan'], td: ['colspan'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A page has one h1, its own.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: leadsElsewhere(href) ? { href, rel: 'noopener nofollow' } : { href },
    }),
  },
};

/** Read as browsers do, who forgive spaces and controls before and in an address. */
function leadsElsewhere(href: string): boolean {
  return URL.parse(href)?.protocol.startsWith('http') ?? false;
}

// Of a few hundred articles.
const REMEMBERED_CHARACTERS = 8_000_000;

/** The HTML of an article made harmless, whatever was stored. Idempotent. */
export const sanitizeArticleHtml = remembered((content) => {
  // Twice: where an element went, its neighbours may nest as no parser reads them again.
  const harmless = sanitizeOnce(sanitizeOnce(content));
  // What was harmless already, as nearly all is, is not kept a second time.
  return harmless === content ? content : harmless;
}, REMEMBERED_CHARACTERS);

function sanitizeOnce(content: string): string {
  return sanitizeHtml(content, {
    ...ALLOWED,
    allowedAttributes: { ...ALLOWED.allowedAttributes, a: ['href', 'rel'] },
  }).trim();
}

/** The text of HTML in one line. */
export function textOfHtml(content: string): string {
  const text = sanitizeHtml(
    content.replace(/<\/(p|h\d|li|div|tr|blockquote)>|<br\s*\/?>/gi, ' $&'),
    {
      allowedTags: [],
      allowedAttributes: {},
      textFilter: (escaped) =>
        escaped
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
    },
  );
  return text.replace(/\s+/g, ' ').trim();
}
