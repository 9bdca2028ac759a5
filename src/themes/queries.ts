import type { Db } from '../../db/client.ts';

/** The theme that the firm activated. */
export function findActiveTheme(db: Db) {
  return db
    .selectFrom('themeSettings')
    .select(['name', 'cssVariables'])
    .where('isActive', '=', true)
    .executeTakeFirst();
}
