import { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import type { Language } from '../../../../messages/messages.ts';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { type InLanguage, inLanguage } from '../../translations/read-translations.ts';
import type { Translatable } from '../../translations/translatable.ts';
import { listArticleCategories } from './queries.ts';

/** All categories in order, inactive ones included, as a language says them. */
export const listCategoriesIn = async (
  db: Db,
  language: Language,
): Promise<InLanguage<Awaited<ReturnType<typeof listArticleCategories>>[number]>[]> =>
  inLanguage(
    db,
    translatableCategories,
    { language, keyOf: ({ key }) => key },
    await listArticleCategories(db),
  );

export const translatableCategories: Translatable = {
  entity: 'articleCategories',
  title: 'Article categories',
  schema: z.object({ label: requiredText(80) }),
  textKeys: new Set(['label']),
  htmlKeys: new Set(),
  list: async (db) =>
    (await listArticleCategories(db)).map(({ key, label }) => ({
      ...{ key, name: label, path: null, content: { label } },
    })),
};
