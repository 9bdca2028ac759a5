import type { Db } from '../../../../../db/client.ts';
import { listPublishedArticles } from '../../../articles/queries.ts';
import type { FirmProfile } from '../../../firm/schema.ts';
import type { LetterArticle, LetterText } from '../queries.ts';
import { findAdvertisingParts } from './find-advertising-parts.ts';
import type { LetterWords } from './letter-mail.ts';

type Stored = LetterText & { sentArticles: LetterArticle[] | null };

/**
 * The texts of a letter with what law asks for in advertising and with those of its articles: for a draft, in their current state; for a letter that has been
 * sent or is being sent, as they were when sending started. `missing`: ids of articles that are not published.
 */
export async function findLetterWords(
  { db, now, firm }: { db: Db; now: Date; firm: FirmProfile },
  { kind, articleIds, sentArticles, ...letter }: Stored,
): Promise<{ words: LetterWords; missing: string[] }> {
  const { subject, previewLine, opening, content, closing } = letter;
  const advertising = await findAdvertisingParts(db, { kind, firm });
  const words = { subject, previewLine, opening, content, closing, advertising };
  if (sentArticles) return { words: { ...words, articles: sentArticles }, missing: [] };
  const { articles, missing } = await findLetterArticles({ db, now }, articleIds);
  return { words: { ...words, articles }, missing };
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
