import type { Db, Tx } from '../../../../../db/client.ts';
import { DEFAULT_PER_MINUTE } from '../rules.ts';

/** How many mails of letters are sent per minute. */
export async function findLetterSettings(db: Db): Promise<{ perMinute: number }> {
  const stored = await db.selectFrom('letterSettings').select('perMinute').executeTakeFirst();
  return stored ?? { perMinute: DEFAULT_PER_MINUTE };
}

export async function upsertLetterSettings(
  tx: Tx,
  { perMinute, now }: { perMinute: number; now: Date },
): Promise<void> {
  const values = { perMinute, updatedAt: now };
  await tx
    .insertInto('letterSettings')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
