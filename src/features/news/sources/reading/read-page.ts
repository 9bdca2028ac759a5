import { type Cheerio, load } from 'cheerio/slim';
import { type RawArticle, UnreadableError } from './raw-article.ts';

/** CSS selectors of the articles on the page, and of their fields within them. */
export type PageSelectors = {
  item?: string | undefined;
  title?: string | undefined;
  link?: string | undefined;
  excerpt?: string | undefined;
  author?: string | undefined;
  publishedAt?: string | undefined;
  image?: string | undefined;
};

const USUAL = {
  item: 'article',
  title: 'h1, h2, h3, h4',
  link: 'a[href]',
  excerpt: 'p',
  author: '[rel="author"], .author, .byline',
  publishedAt: 'time, .date',
  image: 'img',
} as const;

const MAX_ITEMS = 200;

/** The articles on a page. Throws `UnreadableError`, naming the selector that does not work. */
export function readPage(html: string, selectors: PageSelectors): RawArticle[] {
  const $ = load(html);
  const select = (part: keyof typeof USUAL, find: (selector: string) => Found): Found => {
    const selector = selectors[part] ?? USUAL[part];
    try {
      return find(selector).first();
    } catch (cause) {
      throw new UnreadableError(`“${selector}” (${part}) is not a CSS selector.`, { cause });
    }
  };
  let items = $().toArray();
  select('item', (selector) => {
    const found = $(selector);
    items = found.toArray().slice(0, MAX_ITEMS);
    return found;
  });
  if (items.length === 0) {
    const selector = selectors.item ?? USUAL.item;
    throw new UnreadableError(`Nothing on the page matches “${selector}” (item).`);
  }
  const bases = [$('base[href]').attr('href')];
  return items.map((element) => {
    const item = $(element);
    const part = (name: keyof typeof USUAL) => select(name, (selector) => item.find(selector));
    const link = item.is('a[href]') && selectors.link === undefined ? item : part('link');
    const title = part('title');
    const date = part('publishedAt');
    const image = part('image');
    return {
      bases,
      title: markupOf(title) ?? markupOf(link),
      url: link.attr('href'),
      excerpt: markupOf(part('excerpt')),
      author: markupOf(part('author')),
      publishedAt: date.attr('datetime') ?? markupOf(date),
      image: image.attr('src') ?? image.attr('data-src'),
    };
  });
}

type Found =
  ReturnType<ReturnType<typeof load>> extends Cheerio<infer Node> ? Cheerio<Node> : never;

// Not .text(), which recurses for every level of nesting.
const markupOf = (found: Found): string | undefined => found.html()?.trim() || undefined;
