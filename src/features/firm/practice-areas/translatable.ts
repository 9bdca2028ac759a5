import { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import type { Language } from '../../../../messages/messages.ts';
import { optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { type InLanguage, inLanguage } from '../../translations/read-translations.ts';
import type { Translatable } from '../../translations/translatable.ts';
import { listPracticeAreas } from './queries.ts';

const translatedAreaSchema = z.object({
  label: requiredText(80),
  summary: optionalText(1_000),
  messageHint: optionalText(1_000),
});

/** All practice areas in order, as a language says them. */
export const listAreasIn = async (
  db: Db,
  language: Language,
): Promise<InLanguage<Awaited<ReturnType<typeof listPracticeAreas>>[number]>[]> =>
  inLanguage(
    db,
    translatableAreas,
    { language, keyOf: ({ key }) => key },
    await listPracticeAreas(db),
  );

export const translatableAreas: Translatable = {
  entity: 'practiceAreas',
  title: 'Practice areas',
  schema: translatedAreaSchema,
  textKeys: new Set(['label', 'summary', 'messageHint']),
  htmlKeys: new Set(),
  list: async (db) =>
    (await listPracticeAreas(db)).map(({ key, label, summary, messageHint, pagePath }) => ({
      ...{ key, name: label, path: pagePath, content: { label, summary, messageHint } },
    })),
};
