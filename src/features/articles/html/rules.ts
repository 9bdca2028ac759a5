import { numberInMessage } from '../../../platform/text/number-rules.ts';
import { pictureIdOf } from '../../pictures/rules.ts';

/** The allowlist for the HTML of an article, shared by the server, the editor and the notice about removed markup. */

const ELEMENTS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
  ...['a', 'strong', 'b', 'em', 'i', 's', 'u', 'sub', 'sup', 'mark', 'code', 'pre'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ...['img', 'small', 'aside'],
] as const;

export const ALLOWED_ELEMENTS: readonly string[] = ELEMENTS;

/** Allowed attributes per element; other elements keep none. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start', 'type'],
  img: ['src', 'alt', 'width', 'height'],
  aside: ['role', 'class'],
};

/** Attributes of pictures that the server writes when it shows an article; they are not stored. */
const SHOWN_ATTRIBUTES = ['srcset', 'sizes', 'loading', 'decoding'];

/** Elements that are renamed. The page itself has the only h1. */
export const RENAMED_ELEMENTS: Readonly<Record<string, string>> = { h1: 'h2' };

/** Allowed URL schemes; a URL without a scheme is a path on this site. */
export const ALLOWED_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Elements that the text editor cannot show; an article that has them is edited as HTML. */
export const HTML_ONLY_ELEMENTS: readonly string[] = [
  'figure',
  'figcaption',
  'small',
  'img',
  'thead',
];

const allowed = new Set(ALLOWED_ELEMENTS);
const allowedAttributes = new Map(Object.entries(ALLOWED_ATTRIBUTES));
// Added by parsers or mere containers, so their removal is not reported.
const STRUCTURE = new Set(['html', 'head', 'body', 'tfoot', 'colgroup', 'col']);

/**
 * What sanitizing removes of an element, formatted for people: the element itself, or some of its attributes. Images
 * stay only if their `source` is a picture of the gallery.
 */
export function removedOf(
  element: string,
  attributes: readonly string[],
  source?: string,
): string[] {
  const name = element.toLowerCase();
  if (STRUCTURE.has(name)) return [];
  if (!allowed.has(name) && !Object.hasOwn(RENAMED_ELEMENTS, name)) return [`<${name}>`];
  if (name === 'img' && !pictureIdOf(source)) return ['<img>'];
  const names = allowedAttributes.get(name) ?? [];
  const kept = name === 'img' ? [...names, ...SHOWN_ATTRIBUTES] : names;
  return attributes.filter((attribute) => !kept.includes(attribute)).map((each) => `${each}="…"`);
}

/** Far deeper than articles in practice. Parsing time grows with the square of the depth. */
export const MAX_DEPTH = 100;
export const MAX_ELEMENTS = 20_000;

const TAG = /<(\/?)([a-z][a-z0-9:-]*)/gi;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** For each start tag, the open elements that it implicitly closes. */
const ENDED_BY = new Map([
  ['p', ['p']],
  ['li', ['li', 'p']],
  ['td', ['td', 'th', 'p']],
  ['th', ['td', 'th', 'p']],
  ['tr', ['tr', 'td', 'th', 'p']],
  ['tbody', ['thead', 'tbody', 'tr', 'td', 'th', 'p']],
]);

/** Describes why HTML is too deeply nested or has too many elements; undefined if it is fine. One linear scan. */
export function markupProblem(content: string): string | undefined {
  const open: string[] = [];
  let elements = 0;
  for (const [, slash, tag = ''] of content.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (slash) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      continue;
    }
    elements += 1;
    if (elements > MAX_ELEMENTS) {
      return `Must have at most ${numberInMessage(MAX_ELEMENTS)} HTML elements`;
    }
    if (VOID.has(name)) continue;
    while (ENDED_BY.get(name)?.includes(open.at(-1) ?? '')) open.pop();
    open.push(name);
    if (open.length > MAX_DEPTH) {
      return `Must not have HTML elements nested more than ${MAX_DEPTH} deep`;
    }
  }
  return undefined;
}
