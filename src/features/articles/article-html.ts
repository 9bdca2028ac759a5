import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  ALLOWED_SCHEMES,
  RENAMED_ELEMENTS,
  removedOf,
} from './html/rules.ts';

/** Scripts and styles go with what is in them; so do handlers, styles, and addresses with other schemes. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_ELEMENTS],
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([element, names]) => [element, [...names]]),
  ),
  allowedSchemes: ALLOWED_SCHEMES,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    ...RENAMED_ELEMENTS,
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

/** Sanitised HTML, and what was removed for it: elements such as `<img>`, attributes such as `style="…"`, each once. */
export type SanitizedHtml = { html: string; removed: string[] };

/**
 * The HTML of an article made harmless, whatever was stored. Idempotent. Its time grows with the square of the
 * depth: `sanitizeArticle` bounds that, and is for everything that serves requests.
 */
export function sanitizeAndReport(content: string): SanitizedHtml {
  const removed = new Set<string>();
  const once = sanitizeHtml(content, {
    ...OPTIONS,
    onOpenTag: (name, attributes) => {
      for (const each of removedOf(name, Object.keys(attributes))) removed.add(each);
    },
  }).trim();
  // Twice: where an element was removed, its neighbours may nest as no parser reads them again.
  return { html: sanitizeHtml(once, OPTIONS).trim(), removed: [...removed] };
}

/** The same without what was removed. */
export function sanitizeArticleHtml(content: string): string {
  return sanitizeAndReport(content).html;
}

/** Whether sanitised HTML has any words. */
export function hasText(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
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
