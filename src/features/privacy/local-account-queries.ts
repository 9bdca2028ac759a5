import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { PEOPLE } from './inventory.ts';

/** Accounts that somebody has under an address, confirmed or not, as they may be told of them. */
export function listAccountsOf(db: Db, email: string) {
  return db
    .selectFrom('localIdentity.accounts')
    .select(PEOPLE['localIdentity.accounts'].told)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
}

/** When the same people signed in, as far as that is kept. */
export function listSessionsOf(db: Db, email: string) {
  return db
    .selectFrom('localIdentity.sessions')
    .select(PEOPLE['localIdentity.sessions'].told)
    .where('account', 'in', (eb) =>
      eb
        .selectFrom('localIdentity.accounts')
        .select('sub')
        .where(sql<boolean>`lower(email) = lower(${email})`),
    )
    .execute();
}
