import { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import type { Language } from '../../../../messages/messages.ts';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { type InLanguage, inLanguage } from '../../translations/read-translations.ts';
import type { Translatable } from '../../translations/translatable.ts';
import { findShownAttorney, listAttorneys } from './queries.ts';

const translatedAttorneySchema = z.object({
  role: requiredText(120),
  statement: requiredText(600),
  education: z.array(z.string()),
  memberships: z.array(z.string()),
});

/** Attorneys as a language says them; of all their texts, only those that the rows have. */
export const attorneysIn = <Row extends { slug: string }>(
  db: Db,
  language: Language,
  rows: readonly Row[],
): Promise<InLanguage<Row>[]> =>
  inLanguage(db, translatableAttorneys, { language, keyOf: ({ slug }) => slug }, rows);

/** What the profile of a person says, beside the name. */
export const translatableAttorneys: Translatable = {
  entity: 'attorneys',
  title: 'People',
  schema: translatedAttorneySchema,
  textKeys: new Set(['role', 'statement', 'education', 'memberships']),
  htmlKeys: new Set(),
  list: async (db) =>
    (await listAttorneys(db)).map(({ slug, name, role, statement, education, memberships }) => ({
      ...{ key: slug, name, path: `/attorneys/${slug}` },
      content: { role, statement, education, memberships },
    })),
  preview: async ({ db }, { original: { key }, content }) =>
    (await findShownAttorney(db, key)) && { path: `/preview/attorneys/${key}`, shown: content },
};
