import type { SourceType } from '../rules.ts';
import { decodeText } from './decode-text.ts';
import { discoverFeed, looksLikePage } from './discover-feed.ts';
import { UnreadableError } from './raw-article.ts';
import { readFeed } from './read-feed.ts';
import { type ItemPaths, readJsonItems } from './read-json-items.ts';
import { type PageSelectors, readPage } from './read-page.ts';
import { type Article, tidyArticles } from './tidy-articles.ts';

/** What a source has answered, and how it is to be read. */
export type AnswerToRead = {
  type: SourceType;
  body: Uint8Array;
  contentType: string | null;
  /** Where it came from, after redirects. */
  url: string;
  /** The settings of the source, without secrets. */
  config: ItemPaths & PageSelectors;
};

/** Its articles, the address of the feed that a page names, or why it cannot be read, in plain words. */
export type Reading = { articles: Article[] } | { feedUrl: string } | { problem: string };

const NO_ARTICLES = 'There is an answer, but no article with a title and an address in it.';

/** Reads an answer. Never throws; to be called where it may take as long as it wants. */
export function readAnswer({ type, body, contentType, url, config }: AnswerToRead): Reading {
  try {
    const text = decodeText(body, contentType);
    if (type === 'rss' && looksLikePage(text)) {
      const feedUrl = discoverFeed(text, url);
      if (feedUrl) return { feedUrl };
      return {
        problem: 'The address leads to a page that names no feed. Enter the address of the feed.',
      };
    }
    const raw =
      type === 'rss'
        ? readFeed(text)
        : type === 'api'
          ? readJsonItems(text, config)
          : readPage(text, config);
    const articles = tidyArticles(raw, url);
    // A feed may have nothing to say yet; nothing found by a path or selector is a wrong one.
    if (articles.length === 0 && (type !== 'rss' || raw.length > 0))
      return { problem: NO_ARTICLES };
    return { articles };
  } catch (error) {
    if (error instanceof UnreadableError) return { problem: error.message };
    return { problem: 'The answer is too deeply nested or too damaged to be read.' };
  }
}
