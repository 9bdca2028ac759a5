import { hash } from 'node:crypto';

const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const HEAD_END = '</head>';

/** The attribute of the style element that contains the inlined style files. */
export const BUILT_STYLE = 'data-built-style';

/** A style element, and its source for the content security policy. */
type InlineStyle = { element: Buffer; source: string };

/** Returns the style element for these files, or undefined if the page must link them. */
export type InlineStyleOf = (hrefs: readonly string[]) => InlineStyle | undefined;

/**
 * Creates style elements from the texts of style files, by path. The element for each combination of files is created
 * only once, because pages of one kind have the same files. Files without a text must be linked.
 */
export function inlineStyleOf(texts: ReadonlyMap<string, string>): InlineStyleOf {
  const made = new Map<string, InlineStyle | undefined>();
  return (hrefs) => {
    const key = hrefs.join(' ');
    if (!made.has(key)) made.set(key, makeStyle(hrefs.map((href) => texts.get(href))));
    return made.get(key);
  };
}

function makeStyle(texts: readonly (string | undefined)[]): InlineStyle | undefined {
  if (texts.length === 0 || texts.includes(undefined)) return undefined;
  const text = texts.join('');
  return {
    element: Buffer.from(`<style ${BUILT_STYLE}="">${text}</style>`),
    source: `'sha256-${hash('sha256', text, 'base64')}'`,
  };
}

/**
 * Inlines the style files of a page into its head, so that the first paint needs no second round trip. The links stay,
 * but disabled: they are not fetched, and show scripts that the page already has these styles. Works on bytes, because
 * copying the page as a string takes longer than everything else here. Returns the page unchanged if it must link its
 * files.
 */
export function inlineStyles(
  page: Buffer,
  styleOf: InlineStyleOf,
): { page: Buffer; source: string | undefined } {
  const headEnd = page.indexOf(HEAD_END);
  const head = page.toString('latin1', 0, Math.max(headEnd, 0));
  const links = [...head.matchAll(LINK)];
  const style = styleOf(links.map(([, href = '']) => href));
  if (!style) return { page, source: undefined };
  const at = links[0]?.index ?? 0;
  const rest = head.slice(at).replace(LINK, (link) => link.replace(/\/?>$/, ' disabled=""/>'));
  return {
    page: Buffer.concat([
      page.subarray(0, at),
      style.element,
      Buffer.from(rest, 'latin1'),
      page.subarray(headEnd),
    ]),
    source: style.source,
  };
}
