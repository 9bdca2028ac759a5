import type { Db } from '../../../../db/client.ts';
import type { Language } from '../../../../messages/messages.ts';
import { getSchedule } from '../../scheduling/queries.ts';

/** What a consultation is called in a language; its key if the type has been deleted. */
export async function findTypeLabel(db: Db, key: string, language: Language): Promise<string> {
  const { types } = await getSchedule(db, language);
  return types.find((type) => type.key === key)?.label ?? key;
}
