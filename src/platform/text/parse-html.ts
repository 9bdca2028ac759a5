/** An element, or the text between two tags (`name` is then empty), with its place in the HTML: `end` is exclusive. */
export type HtmlPart = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Of text, with its entities decoded. */
  text: string;
  children: readonly HtmlPart[];
  start: number;
  end: number;
};

type OpenPart = HtmlPart & { children: HtmlPart[] };

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** A comment or a declaration, an element whose content is no markup, a tag, or text. */
const TOKEN =
  /<!(?:--[\s\S]*?--|[^>]*)>|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:\s[^>]*?)?)(\/?)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: '\u00a0' },
};

/**
 * The parts of HTML that React or our sanitizer has written: each element is closed, `>` is escaped in attributes, and few
 * entities occur. Markup of anybody else needs a real parser, which takes 4 MB of memory. Comments, scripts and styles
 * are left out.
 */
export function parseHtml(html: string): HtmlPart[] {
  const root: OpenPart = newPart('', 0, html.length);
  const open: OpenPart[] = [root];
  for (const token of html.matchAll(TOKEN)) {
    const [whole, raw, closing, tag, attributes = '', selfClosing] = token;
    const end = token.index + whole.length;
    const parent = open.at(-1) ?? root;
    if (raw !== undefined || whole.startsWith('<!')) continue;
    const name = tag?.toLowerCase();
    if (name === undefined) {
      parent.children.push({ ...newPart('', token.index, end), text: decodeEntities(whole) });
    } else if (closing) {
      const place = open.findLastIndex((part) => part.name === name);
      // A closing tag without an opening one means nothing; one that is missing is implied by that of the parent.
      for (const part of place > 0 ? open.splice(place) : []) part.end = end;
    } else {
      const part = newPart(name, token.index, end);
      part.attributes = attributesOf(attributes);
      parent.children.push(part);
      if (!selfClosing && !VOID.has(name)) open.push(part);
    }
  }
  return root.children;
}

/** The HTML without the elements that have this attribute. */
export function withoutElements(html: string, attribute: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of outermost(parseHtml(html), attribute)) {
    rest += html.slice(from, start);
    from = end;
  }
  return rest + html.slice(from);
}

function* outermost(parts: readonly HtmlPart[], attribute: string): Generator<HtmlPart> {
  for (const part of parts) {
    if (Object.hasOwn(part.attributes, attribute)) yield part;
    else yield* outermost(part.children, attribute);
  }
}

const newPart = (name: string, start: number, end: number): OpenPart => ({
  ...{ name, attributes: {}, text: '', children: [], start, end },
});

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeEntities(value),
    ]),
  );

const decodeEntities = (text: string): string =>
  text.replace(
    /&(#?\w+);/g,
    (whole, name: string) => ENTITIES[name] ?? decodeNumber(name) ?? whole,
  );

function decodeNumber(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
