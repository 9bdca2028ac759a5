import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { Settled } from './rules.ts';

/** What staff have marked as done or skipped. */
export function listSettledSteps(db: Db) {
  return db.selectFrom('setupSteps').select(['step', 'isSkipped']).execute();
}

/** How staff have marked a step, undefined if they have not; locks the row until the transaction ends. */
export function lockSettledStep(tx: Tx, step: Settled) {
  return tx
    .selectFrom('setupSteps')
    .select('isSkipped')
    .where('step', '=', step)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveSettledStep(
  tx: Tx,
  { step, isSkipped }: { step: Settled; isSkipped: boolean },
): Promise<void> {
  await tx
    .insertInto('setupSteps')
    .values({ step, isSkipped })
    .onConflict((conflict) =>
      conflict.column('step').doUpdateSet({ isSkipped, settledAt: sql`now()` }),
    )
    .execute();
}

/** The published pages that still have the initial content of the installation, sorted by path. */
export function listPresetPages(db: Db) {
  return db
    .selectFrom('pages')
    .select(['id', sql<string>`coalesce(draft, content) ->> 'name'`.as('name')])
    .where('isPreset', '=', true)
    .where('isPublished', '=', true)
    .orderBy('path')
    .execute();
}
