import { HTML_ONLY_ELEMENTS, removedOf } from '../../../src/features/articles/html/rules.ts';
import { pictureIdOf } from '../../../src/features/pictures/rules.ts';

export type Markup = {
  /** Elements that only the HTML view supports. */
  htmlOnly: string[];
  /** Elements and attributes that saving removes. */
  removed: string[];
};

// Matched by pattern, because the content security policy would report style elements and event handlers when parsed.
const TAG = /<([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * A figure that the rich text editor supports: a picture of the gallery, its credit and a caption without block
 * elements.
 */
const PICTURE_FIGURE =
  /<figure>\s*<img\s(?:"[^"]*"|[^">])*?src="\/pictures\/[\w-]{43}"(?:"[^"]*"|[^">])*>\s*(?:<small>[^<]*<\/small>\s*)?(?:<figcaption>((?:[^<]|<\/?(?:a|strong|b|em|i|s|u|sub|sup|mark|code|br)\b[^>]*>)*)<\/figcaption>\s*)?<\/figure>/gi;

/** Finds the markup of an article that needs the HTML view and the markup that saving removes, without duplicates. */
export function readMarkup(content: string): Markup {
  const htmlOnly = new Set<string>();
  const removed = new Set<string>();
  for (const { name, source } of elementsOf(content.replace(PICTURE_FIGURE, '$1'))) {
    const isForeign = name === 'img' && !pictureIdOf(source);
    if (HTML_ONLY_ELEMENTS.includes(name) && !isForeign) htmlOnly.add(`<${name}>`);
  }
  for (const { name, attributes, source } of elementsOf(content)) {
    for (const each of removedOf(name, attributes, source)) removed.add(each);
  }
  return { htmlOnly: [...htmlOnly], removed: [...removed] };
}

/** The names of all elements, with the names of their attributes and their `src`. */
function elementsOf(content: string) {
  return [...content.matchAll(TAG)].map(([, tag = '', rest = '']) => {
    const found = [...rest.matchAll(ATTRIBUTE)].map(
      ([, name = '', ...values]) => [name.toLowerCase(), values.find(Boolean) ?? ''] as const,
    );
    return {
      name: tag.toLowerCase(),
      attributes: found.map(([name]) => name),
      source: found.find(([name]) => name === 'src')?.[1],
    };
  });
}

/** Whether the rich text editor would lose elements, so that only the HTML view may be used. */
export const needsHtmlView = ({ htmlOnly, removed }: Markup): boolean =>
  htmlOnly.length > 0 || removed.some((each) => each.startsWith('<'));
