import { type RawArticle, UnreadableError } from './raw-article.ts';

/** Where the fields of an article are in a JSON response: dotted paths, such as `data.posts` or `title.rendered`. */
export type ItemPaths = {
  items?: string | undefined;
  title?: string | undefined;
  url?: string | undefined;
  excerpt?: string | undefined;
  author?: string | undefined;
  publishedAt?: string | undefined;
  image?: string | undefined;
};

// Common field names in the APIs of newspapers, wikis and blogs.
const USUAL = {
  items: ['items', 'articles', 'posts', 'results', 'data', 'entries', 'news'],
  title: ['title', 'headline', 'name'],
  url: ['url', 'link', 'permalink', 'web_url', 'webUrl', 'html_url'],
  excerpt: ['excerpt', 'summary', 'description', 'abstract', 'teaser'],
  author: ['author', 'byline', 'creator', 'writer'],
  publishedAt: ['publishedAt', 'published_at', 'pubDate', 'date', 'published', 'createdAt'],
  image: ['image', 'imageUrl', 'image_url', 'thumbnail'],
} as const;

// Properties that hold the text where a field is an object, as in WordPress and schema.org.
const TEXT_OF_OBJECT = ['rendered', 'name', 'text', 'url', 'value'];

/** The articles in a JSON response. Throws `UnreadableError`. */
export function readJsonItems(text: string, paths: ItemPaths): RawArticle[] {
  return itemsOf(parse(text), paths.items).map((item) => {
    const textAt = (part: Exclude<keyof typeof USUAL, 'items'>) => {
      const path = paths[part];
      const candidates = path === undefined ? USUAL[part] : [path];
      return candidates.map((candidate) => textOf(valueAt(item, candidate))).find(Boolean);
    };
    return {
      id: textOf(valueAt(item, 'id')) ?? textOf(valueAt(item, 'guid')),
      title: textAt('title'),
      url: textAt('url'),
      excerpt: textAt('excerpt'),
      author: textAt('author'),
      publishedAt: textAt('publishedAt'),
      image: textAt('image'),
    };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableError('The response is not JSON.', { cause });
  }
}

function itemsOf(answer: unknown, path: string | undefined): unknown[] {
  if (path === undefined) {
    const found = [answer, ...USUAL.items.map((name) => valueAt(answer, name))].find(Array.isArray);
    if (found) return found;
    throw new UnreadableError('The response has no list of articles; set “items” to its path.');
  }
  const found = valueAt(answer, path);
  if (Array.isArray(found)) return found;
  throw new UnreadableError(`There is no list at “${path}” in the response; check “items”.`);
}

function valueAt(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) {
      return undefined;
    }
    found = (found as Record<string, unknown>)[step];
  }
  return found;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  for (const name of TEXT_OF_OBJECT) {
    const inside = valueAt(value, name);
    if (typeof inside === 'string') return inside;
  }
  return undefined;
}
