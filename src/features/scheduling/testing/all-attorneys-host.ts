import type { Db } from '../../../../db/client.ts';

/** Makes every active attorney a host, so that visitors choose among people, and the week has a lane for each. */
export async function letAttorneysHost(db: Db): Promise<void> {
  await db
    .insertInto('hosts')
    .columns(['attorneyId'])
    .expression((eb) => eb.selectFrom('attorneys').select('id').where('isActive', '=', true))
    .onConflict((conflict) => conflict.column('attorneyId').doNothing())
    .execute();
}
