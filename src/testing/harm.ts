import { type ReadElement, readElements } from './read-elements.ts';

const PLAIN = [
  'h2 h3 h4 p br hr blockquote ul li strong b em i s u sub sup mark code pre',
  'table thead tbody tr figure figcaption',
];

/** What articles may have; said again here, so that the sanitiser's own list is not its judge. */
const ARTICLE = new Map<string, readonly string[]>([
  ...PLAIN.flatMap((names) => names.split(' ')).map((name) => [name, []] as const),
  ['a', ['href', 'rel']],
  ['ol', ['start']],
  ['th', ['scope', 'colspan', 'rowspan']],
  ['td', ['colspan', 'rowspan']],
]);

/** What in the HTML of an article could run, load or mislead; empty if nothing. Throws as `readElements`. */
export function harmInArticle(content: string): string[] {
  return readElements(content).flatMap((element) => [
    ...Object.keys(element.attributes)
      .filter((attribute) => !ARTICLE.get(element.name)?.includes(attribute))
      .map((attribute) => `${element.name} has ${attribute}`),
    ...(ARTICLE.has(element.name) ? [] : [`there is ${element.name}`]),
    ...harmInAddresses(element),
  ]);
}

/** Of good pages: elements and attributes, what scripts and styles say, and where it leads. */
export type Vocabulary = Readonly<Record<'words' | 'texts' | 'addresses', ReadonlySet<string>>>;

export function vocabularyOf(pages: readonly string[]): Vocabulary {
  const elements = pages.flatMap(readElements);
  return {
    words: new Set(elements.flatMap(wordsOf)),
    texts: new Set(elements.map(({ text }) => text)),
    addresses: new Set(elements.flatMap(harmInAddresses)),
  };
}

/** How the router's scripts begin, which bring the data of a page, and the data for search engines. */
const PAGE_DATA = /^(\(self\.\$R=|\$_TSR\.|\(\$R=>|\{let s=document\.currentScript,|\{"@context":)/;
const TAG_LIKE = /<[a-z!/?]/i;

/**
 * What a page has that good pages do not; empty if nothing. Only the data of a page differs from page to
 * page, and nothing in it looks like a tag, so that it ends where it seems to.
 */
export function harmInPage(page: string, known: Vocabulary): string[] {
  const isKnown = (text: string) =>
    known.texts.has(text) || (PAGE_DATA.test(text) && !TAG_LIKE.test(text));
  return readElements(page).flatMap((element) => [
    ...wordsOf(element).filter((word) => !known.words.has(word)),
    ...(isKnown(element.text) ? [] : [`a ${element.name} says ${element.text.slice(0, 80)}`]),
    ...harmInAddresses(element).filter((harm) => !known.addresses.has(harm)),
  ]);
}

/** An element with the names of its attributes; those that decide what it is, with their values. */
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

/** To another site only by its whole address, and without a hold on this window. */
function isSafeLink(href: string, rel: string): boolean {
  const { protocol, origin } = URL.parse(href, HERE) ?? { origin: HERE };
  if (origin === HERE) return true;
  if (!protocol?.startsWith('http')) return FOLLOWED.has(protocol ?? '');
  return URL.canParse(href) && rel.includes('noopener');
}
