import type { Tx } from '../../../../db/client.ts';

/** Stores whether a second factor is required. Returns what it was. */
export async function saveRequirement(
  tx: Tx,
  requiresSecondFactor: boolean,
  updatedAt: Date,
): Promise<boolean> {
  const before = await tx
    .selectFrom('signInSettings')
    .select('requiresSecondFactor')
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('signInSettings')
    .values({ requiresSecondFactor, updatedAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ requiresSecondFactor, updatedAt }),
    )
    .execute();
  return before?.requiresSecondFactor === true;
}
