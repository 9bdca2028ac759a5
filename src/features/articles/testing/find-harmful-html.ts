import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleFolder } from '../../../platform/ssr/bundle-folder.ts';
import { type ReadElement, readElements } from './read-elements.ts';

const PLAIN = [
  'h2 h3 h4 p br hr blockquote ul li strong b em i s u sub sup mark code pre',
  'table thead tbody tr figure figcaption',
];

/**
 * Elements and attributes allowed in articles. Repeated here so that the test does not rely on the sanitiser's own
 * list.
 */
const ARTICLE = new Map<string, readonly string[]>([
  ...PLAIN.flatMap((names) => names.split(' ')).map((name) => [name, []] as const),
  ['a', ['href', 'rel']],
  ['aside', ['role', 'class']],
  ['ol', ['start']],
  ['th', ['scope', 'colspan', 'rowspan']],
  ['td', ['colspan', 'rowspan']],
]);

/**
 * Everything in an article's HTML that could execute, load or mislead; empty if nothing. Throws like `readElements`.
 */
export function harmInArticle(content: string): string[] {
  return readElements(content).flatMap((element) => [
    ...Object.keys(element.attributes)
      .filter((attribute) => !ARTICLE.get(element.name)?.includes(attribute))
      .map((attribute) => `${element.name} has ${attribute}`),
    ...(ARTICLE.has(element.name) ? [] : [`there is ${element.name}`]),
    ...harmInAddresses(element),
  ]);
}

/** What harmless pages contain: elements and attributes, script and style texts, and link targets. */
export type Vocabulary = Readonly<Record<'words' | 'texts' | 'addresses', ReadonlySet<string>>> & {
  /** The text of the style sheets of the build, from which pages contain the statements that they use. */
  styles: string;
};

export async function vocabularyOf(pages: readonly string[]): Promise<Vocabulary> {
  const elements = pages.flatMap(readElements);
  return {
    words: new Set(elements.flatMap(wordsOf)),
    texts: new Set(elements.map(({ text }) => text)),
    addresses: new Set(elements.flatMap(harmInAddresses)),
    styles: await builtStyles(),
  };
}

async function builtStyles(): Promise<string> {
  const folder = path.join(await bundleFolder(), 'client/assets');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  return (await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))).join();
}

const isBuiltStyle = (text: string, { styles }: Vocabulary) =>
  text.split('}').every((statement) => styles.includes(statement));

/** Prefixes of the inline scripts with page data (router) and structured data (search engines). */
const PAGE_DATA = /^(\(self\.\$R=|\$_TSR\.|\(\$R=>|\{let s=document\.currentScript,|\{"@context":)/;
const TAG_LIKE = /<[a-z!/?]/i;

/**
 * Everything on a page that harmless pages do not contain; empty if nothing. Only page data may differ between pages,
 * and it must not contain anything tag-like, so that a script cannot end early.
 */
export function harmInPage(page: string, known: Vocabulary): string[] {
  const isKnown = (text: string) =>
    known.texts.has(text) || (PAGE_DATA.test(text) && !TAG_LIKE.test(text));
  return readElements(page).flatMap((element) => [
    ...wordsOf(element).filter((word) => !known.words.has(word)),
    ...(isKnown(element.text) || (element.name === 'style' && isBuiltStyle(element.text, known))
      ? []
      : [`a ${element.name} says ${element.text.slice(0, 80)}`]),
    ...harmInAddresses(element).filter((harm) => !known.addresses.has(harm)),
  ]);
}

/** An element and its attribute names; for the attributes that define its purpose, also their values. */
function wordsOf({ name, attributes }: ReadElement): string[] {
  const kind = ['type', 'rel', 'http-equiv'].map((key) => attributes[key] ?? '').join(' ');
  const word = `${name} ${name === 'a' ? '' : kind}`;
  return [word, ...Object.keys(attributes).map((attribute) => `${word} ${attribute}`)];
}

const LOADED = ['src', 'srcset', 'data', 'poster', 'action', 'formaction', 'background', 'ping'];
const FOLLOWED = new Set(['mailto:', 'tel:']);
const HERE = 'https://lawfront.invalid';

function harmInAddresses({ name, attributes }: ReadElement): string[] {
  const { href, rel = '' } = attributes;
  const loaded = [...LOADED.map((key) => attributes[key]), ...(name === 'a' ? [] : [href])];
  return [
    ...loaded
      .filter((address) => address !== undefined && !staysHere(address) && rel !== 'canonical')
      .map((address) => `${name} loads ${address}`),
    ...(name === 'a' && href !== undefined && !isSafeLink(href, rel) ? [`a leads to ${href}`] : []),
  ];
}

const staysHere = (address: string) => URL.parse(address, HERE)?.origin === HERE;

/** Links to other sites need an absolute address and `noopener`. */
function isSafeLink(href: string, rel: string): boolean {
  const { protocol, origin } = URL.parse(href, HERE) ?? { origin: HERE };
  if (origin === HERE) return true;
  if (!protocol?.startsWith('http')) return FOLLOWED.has(protocol ?? '');
  return URL.canParse(href) && rel.includes('noopener');
}
