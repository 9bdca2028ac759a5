import { useDeferredValue, useMemo } from 'react';
import { HTML_ONLY_ELEMENTS, removedOf } from '../../../src/features/articles/html/rules.ts';

export type Markup = {
  /** Elements that only the HTML view can show. */
  htmlOnly: string[];
  /** Elements and attributes that saving removes. */
  removed: string[];
};

/** What of the HTML of an article needs the HTML view, and what saving removes. */
export function useMarkup(content: string): Markup {
  const deferred = useDeferredValue(content);
  return useMemo(() => readMarkup(deferred), [deferred]);
}

// The policy would report style elements and handlers as they are parsed; this only looks at names.
const TAG = /<([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

function readMarkup(content: string): Markup {
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
