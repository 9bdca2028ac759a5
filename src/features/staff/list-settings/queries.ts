import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { ListSettings, SaveListSettingsInput } from './schema.ts';

/** The list settings of a user, by the name of the list. */
export async function findListSettings(db: Db, userId: string): Promise<ListSettings> {
  const rows = await db
    .selectFrom('listSettings')
    .select(['list', 'layout', 'views'])
    .where('userId', '=', userId)
    .$castTo<ListSettings[string] & { list: string }>()
    .execute();
  return Object.fromEntries(rows.map(({ list, ...settings }) => [list, settings]));
}

/** Stores the layout, the views or both; an omitted one stays unchanged. */
export async function storeListSettings(
  db: Db,
  userId: string,
  { list, layout, views }: SaveListSettingsInput,
): Promise<void> {
  const changed = {
    ...(layout && { layout: JSON.stringify(layout) }),
    ...(views && { views: JSON.stringify(views) }),
  };
  await db
    .insertInto('listSettings')
    .values({ userId, list, ...changed })
    .onConflict((conflict) =>
      Object.keys(changed).length > 0
        ? conflict.columns(['userId', 'list']).doUpdateSet(changed)
        : conflict.doNothing(),
    )
    .execute();
}

/** Deletes the saved views that search for an e-mail address, of every user. */
export async function deleteViewsAbout(tx: Tx, email: string): Promise<void> {
  const isAbout = sql<boolean>`position(lower(${email}) in lower(view -> 'search' ->> 'q')) > 0`;
  await tx
    .updateTable('listSettings')
    .set({
      views: sql`(
        select coalesce(jsonb_agg(view order by place) filter (where ${isAbout} is not true), '[]')
        from jsonb_array_elements(views) with ordinality as each_view (view, place))`,
    })
    .where(sql<boolean>`exists (select from jsonb_array_elements(views) as view where ${isAbout})`)
    .execute();
}
