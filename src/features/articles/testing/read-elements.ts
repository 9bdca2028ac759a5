/** An element of serialised HTML, with decoded attributes; `text` is set only for scripts and styles. */
export type ReadElement = { name: string; attributes: Record<string, string>; text: string };

const TEXT = /[^<]+/y;
const COMMENT = /<!--(?!-?>)(?:(?!--)[\s\S])*-->|<!doctype html>/iy;
const CLOSING = /<\/[a-z][a-z0-9-]*>/iy;
const OPENING = /<([a-z][a-z0-9-]*)((?:\s+[a-z_:][a-z0-9_:.-]*(?:="[^"<>]*")?)*)\s*\/?>/iy;
const ATTRIBUTE = /([^\s="]+)(?:="([^"]*)")?/g;
const RAW_TEXT = new Set(['script', 'style']);

/**
 * The elements of serialised markup, in order. Accepts only markup that every HTML parser reads alike: each `<` starts
 * a complete tag or comment, each value is quoted and contains no angle bracket, and no script or style opens a
 * comment. Throws on anything else.
 */
export function readElements(markup: string): ReadElement[] {
  const elements: ReadElement[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(markup);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < markup.length) {
    if (take(TEXT) || take(COMMENT) || take(CLOSING)) continue;
    const opening = take(OPENING);
    if (!opening)
      throw new Error(`No serialiser writes ${JSON.stringify(markup.slice(at, at + 80))}`);
    const [, tag = '', attributes = ''] = opening;
    const name = tag.toLowerCase();
    const text = RAW_TEXT.has(name) ? rawTextAt(markup, at, name) : '';
    at += text.length;
    elements.push({ name, attributes: attributesOf(attributes), text });
  }
  return elements;
}

function rawTextAt(markup: string, start: number, name: string): string {
  const length = markup.slice(start).search(new RegExp(`</${name}`, 'i'));
  const text = markup.slice(start, length < 0 ? undefined : start + length);
  if (length < 0 || text.includes('<!--'))
    throw new Error(`A ${name} that may not end where it seems`);
  return text;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

/** Decodes text as these serialisers escape it, in XML too. */
export function decode(text: string): string {
  return text.replace(/&[^;\s&]*;/g, (entity) => {
    const character = ENTITIES[entity];
    if (character === undefined) throw new Error(`No serialiser of ours writes ${entity}`);
    return character;
  });
}
