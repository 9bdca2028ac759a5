import type { Db } from '../../../../db/client.ts';
import { unknownKey } from '../../firm/practice-areas/require-practice-area.ts';
import { listArticleCategoryKeys } from './queries.ts';

/** Throws `invalid_input` for a key that no category has, inactive ones included; without a key nothing is checked. */
export async function requireArticleCategory(
  db: Db,
  category: string | null | undefined,
): Promise<void> {
  if (!category || (await listArticleCategoryKeys(db)).includes(category)) return;
  throw unknownKey('category', 'Choose one of the categories');
}
