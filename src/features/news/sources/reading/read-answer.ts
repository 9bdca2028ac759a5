import type { SourceType } from '../rules.ts';
import { decodeText } from './decode-text.ts';
import { discoverFeed, looksLikePage } from './discover-feed.ts';
import { type Article, normalizeArticles } from './normalize-articles.ts';
import { UnreadableError } from './raw-article.ts';
import { readFeed } from './read-feed.ts';
import { type ItemPaths, readJsonItems } from './read-json-items.ts';
import { type PageSelectors, readPage } from './read-page.ts';

/** A source's response, and how to read it. */
export type AnswerToRead = {
  type: SourceType;
  body: Uint8Array;
  contentType: string | null;
  /** Its final address, after redirects. */
  url: string;
  /** The settings of the source, without secrets. */
  config: ItemPaths & PageSelectors;
};

/**
 * The articles, the address of the feed that a page names, or the reason why the response cannot be read, in plain
 * words.
 */
export type Reading = { articles: Article[] } | { feedUrl: string } | { problem: string };

const NO_ARTICLES = 'The response has no article with a title and an address.';

/** Reads a response. Never throws. May take arbitrarily long: call it in a separate process. */
export function readAnswer({ type, body, contentType, url, config }: AnswerToRead): Reading {
  try {
    const text = decodeText(body, contentType);
    if (type === 'rss' && looksLikePage(text)) {
      const feedUrl = discoverFeed(text, url);
      if (feedUrl) return { feedUrl };
      return {
        problem: 'This page does not link to a feed. Enter the address of the feed.',
      };
    }
    const raw =
      type === 'rss'
        ? readFeed(text)
        : type === 'api'
          ? readJsonItems(text, config)
          : readPage(text, config);
    const articles = normalizeArticles(raw, url);
    // An empty feed is valid; no articles in a page or JSON response means a wrong path or selector.
    if (articles.length === 0 && (type !== 'rss' || raw.length > 0))
      return { problem: NO_ARTICLES };
    return { articles };
  } catch (error) {
    if (error instanceof UnreadableError) return { problem: error.message };
    return { problem: 'The response is too deeply nested or too damaged to be read.' };
  }
}
