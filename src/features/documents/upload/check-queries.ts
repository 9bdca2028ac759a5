import type { Db } from '../../../../db/client.ts';

/** Claims the check of a document that is due, until `until`. Returns its id. */
export async function claimDueCheck(db: Db, now: Date, until: Date): Promise<string | undefined> {
  const claimed = await db
    .updateTable('documents')
    .set({ checkDueAt: until })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('documents')
        .select('id')
        .where('state', '=', 'checking')
        .where('checkDueAt', '<=', now)
        .orderBy('checkDueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed?.id;
}

export async function findNextCheckAt(db: Db): Promise<Date | undefined> {
  const next = await db
    .selectFrom('documents')
    .select('checkDueAt')
    .where('state', '=', 'checking')
    .orderBy('checkDueAt')
    .limit(1)
    .executeTakeFirst();
  return next?.checkDueAt ?? undefined;
}
