import { parseDocument } from 'htmlparser2';

/** The fields used here of a node of parsed HTML. The indices are those of its first and last character. */
export type HtmlNode = {
  /** `text`, `tag`, `script`, `style`, `comment` or `directive`. */
  type: string;
  name?: string;
  /** Of text, with its entities decoded. */
  data?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: readonly HtmlNode[];
  startIndex?: number | null;
  endIndex?: number | null;
};

/**
 * The nodes of HTML that React or our sanitizer has written. For HTML from other sources, which may be malformed, use
 * `cheerio`.
 */
export const parseHtml = (html: string): readonly HtmlNode[] =>
  parseDocument(html, { withStartIndices: true, withEndIndices: true }).children;

/** The HTML without the elements that have this attribute. */
export function withoutElements(html: string, attribute: string): string {
  let rest = '';
  let from = 0;
  for (const { startIndex, endIndex } of outermost(parseHtml(html), attribute)) {
    rest += html.slice(from, startIndex ?? from);
    from = (endIndex ?? html.length) + 1;
  }
  return rest + html.slice(from);
}

function* outermost(nodes: readonly HtmlNode[], attribute: string): Generator<HtmlNode> {
  for (const node of nodes) {
    if (node.attribs && Object.hasOwn(node.attribs, attribute)) yield node;
    else yield* outermost(node.children ?? [], attribute);
  }
}
