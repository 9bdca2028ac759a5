import sanitizeHtml from 'sanitize-html';
import { pictureIdOf, picturePath } from '../pictures/rules.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  ALLOWED_SCHEMES,
  RENAMED_ELEMENTS,
  removedOf,
} from './html/rules.ts';

/** Removes scripts and styles with their content, event handlers, style attributes and URLs with other schemes. */
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
    // A note in the margin. Without the role it would be a landmark inside of the article.
    aside: (tagName) => ({ tagName, attribs: { role: 'note', class: 'plain' } }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/** The stored attributes of a picture of the gallery, in a fixed order; none for any other image, which is removed. */
function pictureAttributes({ src, alt = '', width, height }: sanitizeHtml.Attributes) {
  const id = pictureIdOf(src);
  const isSize = (value: string | undefined) => /^\d{1,5}$/.test(value ?? '');
  return id === undefined
    ? {}
    : {
        ...{ src: picturePath(id), alt },
        ...(isSize(width) && { width: `${width}` }),
        ...(isSize(height) && { height: `${height}` }),
      };
}

/** Whether this is an absolute http(s) URL, parsed like in browsers, which ignore spaces and control characters. */
function leadsElsewhere(href: string): boolean {
  return URL.parse(href)?.protocol.startsWith('http') ?? false;
}

/** Sanitized HTML, and what was removed: elements such as `<img>`, attributes such as `style="…"`, each listed once. */
export type SanitizedHtml = { html: string; removed: string[] };

/**
 * Sanitizes the HTML of an article, whatever was stored. Idempotent. Its run time grows with the square of the nesting
 * depth: code that serves requests must use `sanitizeArticle`, which limits it.
 */
export function sanitizeAndReport(content: string): SanitizedHtml {
  const removed = new Set<string>();
  const once = sanitizeHtml(content, {
    ...OPTIONS,
    onOpenTag: (name, attributes) => {
      const names = Object.keys(attributes);
      for (const each of removedOf(name, names, attributes.src)) removed.add(each);
    },
  }).trim();
  // Runs twice: removing an element may leave its neighbours nested in a way that parses differently next time.
  return { html: sanitizeHtml(once, OPTIONS).trim(), removed: [...removed] };
}

/** As above, but without the list of removed elements. */
export function sanitizeArticleHtml(content: string): string {
  return sanitizeAndReport(content).html;
}

/** Whether sanitized HTML contains any text. */
export function hasText(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
}

/** The text of HTML on one line. */
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
