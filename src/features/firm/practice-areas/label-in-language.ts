import type { Db } from '../../../../db/client.ts';
import type { Language } from '../../../../messages/messages.ts';
import { inPublished } from '../../translations/published-texts.ts';
import { findPublished } from '../../translations/queries.ts';
import { translatableAreas } from './translatable.ts';

const { entity, textKeys } = translatableAreas;

/** What a practice area is called in a language: its published name, or else `label`. */
export async function areaLabelIn(
  db: Db,
  { key, label }: { key: string; label: string },
  language: Language,
): Promise<string> {
  const published = (await findPublished(db, entity, language)).get(key);
  return inPublished({ label }, published, { textKeys, outdated: 'drop' }).label;
}
