import type { Tx } from '../../db/client.ts';

/** Lets a user into the back office. Passwords are the pool's business: the column keeps its marker. */
export async function insertAdmin(tx: Tx, username: string): Promise<void> {
  await tx
    .insertInto('users')
    .values({ username, role: 'admin' })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute();
}
