import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export const findPageKind = (db: Db, id: string) =>
  db.selectFrom('pages').select(['kind', 'path']).where('id', '=', id).executeTakeFirst();

/** Whether another page has one of the paths, or had it and redirects from there. */
export async function isPathUsed(db: Db, paths: string[], id: string): Promise<boolean> {
  const { rows } = await sql`
    select from pages where path = any(${paths}::text[]) and id <> ${id}
    union all
    select from page_redirects where old_path = any(${paths}::text[]) and page_id <> ${id}`.execute(
    db,
  );
  return rows.length > 0;
}
