import type { Db } from '../../../../../db/client.ts';
import { readLanguage } from '../../../../platform/languages/client-language.ts';
import { listPublishedArticles } from '../../../articles/queries.ts';
import type { FirmProfile } from '../../../firm/schema.ts';
import type { LetterArticle, LetterText } from '../queries.ts';
import { findAdvertisingParts } from './find-advertising-parts.ts';
import type { LetterWords } from './letter-mail.ts';
import { letterArticlesIn, letterIn } from './translatable.ts';

type Stored = LetterText & { id: string; sentArticles: LetterArticle[] | null };

/**
 * The texts of a letter, in the language of the firm's profile, with what law asks for in advertising and with those of
 * its articles: for a draft, in their current state; for a letter that has been sent or is being sent, as they were when
 * sending started. A letter without a published translation is the original, and says so. `missing`: ids of articles
 * that are not published.
 */
export async function findLetterWords(
  { db, now, firm }: { db: Db; now: Date; firm: FirmProfile },
  letter: Stored,
): Promise<{ words: LetterWords; missing: string[] }> {
  const { kind, articleIds, sentArticles } = letter;
  const language = readLanguage(firm.formats.language);
  const inLanguage = await letterIn(db, letter, language);
  const { subject, previewLine, opening, content, closing } = inLanguage ?? letter;
  const found = sentArticles
    ? { articles: sentArticles, missing: [] }
    : await findLetterArticles({ db, now }, articleIds);
  const ids = articleIds.filter((id) => !found.missing.includes(id));
  const words = {
    ...{ subject, previewLine, opening, content, closing },
    advertising: await findAdvertisingParts(db, { kind, firm }),
    articles: await letterArticlesIn(db, { ids, articles: found.articles }, language),
    isOriginal: inLanguage === undefined,
  };
  return { words, missing: found.missing };
}

/** The titles, excerpts and slugs of a letter's articles, in its order, and the ids of those that are not published. */
export async function findLetterArticles(
  { db, now }: { db: Db; now: Date },
  articleIds: readonly string[],
): Promise<{ articles: LetterArticle[]; missing: string[] }> {
  const published = await listPublishedArticles(db, { ids: articleIds, now });
  const byId = new Map(published.map((article) => [article.id, article]));
  const articles = articleIds.flatMap((id) => byId.get(id) ?? []);
  return {
    articles: articles.map(({ title, excerpt, slug }) => ({ title, excerpt, slug })),
    missing: articleIds.filter((id) => !byId.has(id)),
  };
}
