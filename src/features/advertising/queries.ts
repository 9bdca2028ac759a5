import type { Db } from '../../../db/client.ts';

/** The labels of the practice areas that the firm offers. */
export async function listOfferedAreas(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('practiceAreas')
    .select('label')
    .where('isActive', '=', true)
    .where('isListed', '=', true)
    .orderBy('position')
    .execute();
  return rows.map(({ label }) => label);
}
