import type { Db } from '../../db/client.ts';

/** The theme that the firm activated, with the documented columns. */
export function findActiveTheme(db: Db) {
  return db
    .selectFrom('themeSettings')
    .select([
      'id',
      'name',
      'displayName',
      'description',
      'cssVariables',
      'isActive',
      'isDefault',
      'createdAt',
      'updatedAt',
    ])
    .where('isActive', '=', true)
    .executeTakeFirst();
}
