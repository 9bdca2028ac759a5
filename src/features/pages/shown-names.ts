import type { Db } from '../../../db/client.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { mergeText, mergeValuesOf } from './blocks/merge-fields.ts';

/** The pages with their names as visitors read them. */
export async function withShownNames<Page extends { name: string }>(
  db: Db,
  pages: readonly Page[],
): Promise<Page[]> {
  const values = mergeValuesOf(await getFirmProfile(db));
  return pages.map((page) => ({ ...page, name: mergeText(page.name, values) }));
}
