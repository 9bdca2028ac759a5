import { HTML_ONLY_ELEMENTS, removedOf } from '../../../src/features/articles/html/rules.ts';

export type Markup = {
  /** Elements that only the HTML view supports. */
  htmlOnly: string[];
  /** Elements and attributes that saving removes. */
  removed: string[];
};

// Matched by pattern, because the content security policy would report style elements and event handlers when parsed.
const TAG = /<([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Finds the markup of an article that needs the HTML view and the markup that saving removes, without duplicates. */
export function readMarkup(content: string): Markup {
  const htmlOnly = new Set<string>();
  const removed = new Set<string>();
  for (const [, tag = '', rest = ''] of content.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (HTML_ONLY_ELEMENTS.includes(name)) htmlOnly.add(`<${name}>`);
    const attributes = [...rest.matchAll(ATTRIBUTE)].map(([, each = '']) => each.toLowerCase());
    for (const each of removedOf(name, attributes)) removed.add(each);
  }
  return { htmlOnly: [...htmlOnly], removed: [...removed] };
}

/** Whether the rich text editor would lose elements, so that only the HTML view may be used. */
export const needsHtmlView = ({ htmlOnly, removed }: Markup): boolean =>
  htmlOnly.length > 0 || removed.some((each) => each.startsWith('<'));
