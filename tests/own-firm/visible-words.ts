import { load } from 'cheerio';

/** What people read of an answer, without what only programs use: addresses, keys, classes, types and scripts. */
export function visibleWords(type: string, text: string): string {
  const words = type.includes('html') || type.includes('xml') ? ofMarkup(text, type) : ofData(text);
  return withoutAddresses(words);
}

/** Addresses of pages and calls, whose paths are documented. */
const withoutAddresses = (text: string) =>
  text.replace(/https?:\/\/[^\s"<>)]*/g, '').replace(/(?<=^|[\s"'(`[])\/[a-z][\w/.:?=&{}~-]*/g, '');

const READ_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label'];

function ofMarkup(text: string, type: string): string {
  const $ = load(text, { xml: type.includes('xml') && !type.includes('html') });
  const data = $('script[type="application/ld+json"]').get();
  const texts = [
    ...data.map((script) => ofData($(script).text())),
    ...$('meta[content]:not([name="viewport"])').map((_, meta) => $(meta).attr('content') ?? ''),
    ...READ_ATTRIBUTES.flatMap((name) =>
      $(`[${name}]`)
        .map((_, element) => $(element).attr(name) ?? '')
        .get(),
    ),
    ...$('input[type="submit"], button').map((_, element) => $(element).attr('value') ?? ''),
  ];
  $('script, style, template').remove();
  return [...texts, ...textsOf(($.root()[0] as object as Node) ?? {})].join('\n');
}

type Node = { type: string; data: string; children: Node[] };

/** Each text on a line of its own, so that two neighbours do not become one word. */
function textsOf({ type, children = [], data = '' }: Partial<Node>): string[] {
  return [type === 'text' ? data.trim() : '', ...children.flatMap(textsOf)].filter(Boolean);
}

/** Members of JSON that name things for programs. */
const PROGRAM_KEYS =
  /^(@type|@id|@context|\$\w+|key|id|slug|operationId|pattern|format|type|componentKey|kind|figure|required|enum|name)$/;

/** The texts in JSON; other text as it is, without what fills it by a script. */
function ofData(text: string): string {
  try {
    return textsIn(JSON.parse(text)).join('\n');
  } catch {
    return text.replace(/\$\{[^}]*\}/g, '');
  }
}

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return isForPrograms(key, value) ? [] : [ofText(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsIn(each, Array.isArray(value) ? key : name),
  );
}

/** JSON in JSON; names of fields in backticks are no text. */
const ofText = (value: string): string =>
  value.startsWith('{') ? ofData(value) : value.replace(/`[^`]*`/g, '');

/** A key is no text; a `name` is one unless it is that of a parameter. */
const isForPrograms = (key: string, value: string) =>
  key === 'name' ? /^[a-z][\w-]*$/.test(value) : PROGRAM_KEYS.test(key);
