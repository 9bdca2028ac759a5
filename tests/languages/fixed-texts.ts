import { Parser } from 'htmlparser2';
import { CLOSE, OPEN } from './pseudo.ts';

const ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label'];
const META = /^(description|og:(title|description|image:alt)|application-name)$/;
const SILENT = new Set(['script', 'style', 'svg']);
/** Where an element begins or ends within a text. */
export const EDGE = '\u0001';
const WITHIN_A_TEXT = new Set(['a', 'abbr', 'b', 'em', 'i', 'span', 'strong', 'u']);

/** Texts of a page or mail, and the attributes that are shown or read aloud, that are not between the brackets. */
export function textsOutside(html: string): string[] {
  const found: string[] = [];
  const open: { isSkipped: boolean; isWithin: boolean }[] = [];
  let depth = 0;
  let piece = '';
  const isSkipped = () => open.at(-1)?.isSkipped ?? false;
  const end = () => {
    found.push(piece);
    piece = '';
  };
  const edge = (name: string) => {
    if (WITHIN_A_TEXT.has(name)) piece += EDGE;
    else end();
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      // Words that stay on one line.
      const isWithin = WITHIN_A_TEXT.has(name) && attributes.class === 'nowrap';
      if (!isWithin) edge(name);
      // Of another language by its own words, such as the link to it.
      const isOther = name !== 'html' && attributes.lang !== undefined;
      open.push({ isWithin, isSkipped: isSkipped() || isOther || SILENT.has(name) });
      if (isSkipped()) return;
      const texts = ATTRIBUTES.map((attribute) => attributes[attribute]);
      if (META.test(attributes.name ?? attributes.property ?? '')) texts.push(attributes.content);
      if (name === 'input' && /submit|button/.test(attributes.type ?? '')) {
        texts.push(attributes.value);
      }
      for (const text of texts) if (text) found.push(...outside(text));
    },
    onclosetag(name) {
      if (!open.pop()?.isWithin) edge(name);
    },
    ontext(text) {
      if (isSkipped()) return;
      for (const letter of text) {
        if (letter === OPEN || letter === CLOSE) end();
        if (letter === OPEN) depth += 1;
        else if (letter === CLOSE) depth -= 1;
        else if (depth === 0) piece += letter;
      }
    },
  });
  parser.end(html);
  end();
  return wordsOf(found);
}

/** The same of a plain text, line by line. */
export function outside(text: string): string[] {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/«[^«»]*»/g, '\n');
  }
  return wordsOf(rest.split('\n'));
}

const wordsOf = (texts: readonly string[]) => [
  ...new Set(
    texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}/u.test(text)),
  ),
];
