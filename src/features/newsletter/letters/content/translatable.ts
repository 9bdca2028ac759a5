import type { Db } from '../../../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../../../messages/main-language.ts';
import type { Language } from '../../../../../messages/messages.ts';
import { translatableArticles } from '../../../articles/translatable.ts';
import { inPublished } from '../../../translations/published-texts.ts';
import { findPublished, hidesOriginals } from '../../../translations/queries.ts';
import type { Translatable } from '../../../translations/translatable.ts';
import { type LetterArticle, type LetterText, listUnsentLetters } from '../queries.ts';
import { writeLetterInput } from '../schema.ts';

const ENTITY = 'letters';
const textKeys: ReadonlySet<string> = new Set([
  ...['subject', 'previewLine', 'opening', 'content', 'closing'],
]);

/** The letters that have not been sent: what subscribers got does not change afterwards. */
export const translatableLetters: Translatable = {
  entity: ENTITY,
  title: 'Letters',
  schema: writeLetterInput.pick({
    ...{ subject: true, previewLine: true, opening: true, content: true, closing: true },
  }),
  textKeys,
  htmlKeys: new Set(['content']),
  list: async (db) =>
    (await listUnsentLetters(db)).map(({ id, ...content }) => ({
      ...{ key: id, name: content.subject, path: null, content },
    })),
};

type Texts = Omit<LetterText, 'kind' | 'articleIds'>;

/** What a letter says in a language; undefined if that is not published, so that subscribers get the original. */
export async function letterIn<Letter extends Texts & { id: string }>(
  db: Db,
  letter: Letter,
  language: Language,
): Promise<Letter | undefined> {
  if (language === MAIN_LANGUAGE) return letter;
  const published = (await findPublished(db, ENTITY, language)).get(letter.id);
  return published && inPublished(letter, published, { textKeys, outdated: 'keep' });
}

/** An article of a letter; `language` is that of the page to which the letter links. */
export type ArticleIn = LetterArticle & { path: string; language: Language };

/** The articles of a letter, `ids` in the same order, as a language says them; others are the originals. */
export async function letterArticlesIn(
  db: Db,
  { ids, articles }: { ids: readonly string[]; articles: readonly LetterArticle[] },
  language: Language,
): Promise<ArticleIn[]> {
  const { entity, textKeys } = translatableArticles;
  const published = await findPublished(db, entity, language);
  const isHidden = await hidesOriginals(db, language);
  return articles.map((article, index) => {
    const row = published.get(ids[index] ?? '');
    return {
      ...inPublished(article, row, { textKeys, outdated: 'drop' }),
      path: row?.path ?? `/blog/${article.slug}`,
      language: isHidden && !row ? MAIN_LANGUAGE : language,
    };
  });
}
