import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';

export type CodeKind = 'sign_up' | 'password_reset';

type NewCode = {
  id: string;
  account: string;
  kind: CodeKind;
  sealedCode: string;
  expiresAt: Date;
};

/** Stores a code, which replaces an earlier one of the same kind for the account. */
export async function putCode(tx: Tx, code: NewCode): Promise<void> {
  const { id, sealedCode, expiresAt } = code;
  await tx
    .insertInto('localIdentity.codes')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .constraint('codes_one_of_a_kind')
        .doUpdateSet({ id, sealedCode, expiresAt, tries: 0 }),
    )
    .execute();
}

/** Counts an attempt before the code is compared, so that all concurrent guesses count. Returns the sealed code. */
export function countCodeAttempt(db: Db, account: string, kind: CodeKind) {
  return db
    .updateTable('localIdentity.codes')
    .set({ tries: sql`tries + 1` })
    .where('account', '=', account)
    .where('kind', '=', kind)
    .returning(['id', 'sealedCode', 'tries', 'expiresAt'])
    .executeTakeFirst();
}

/** Returns whether the code existed: of concurrent calls with one code, only one may use it. */
export async function spendCode(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('localIdentity.codes')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** A code with the data that its mail needs; undefined once it is used or replaced. */
export function findCodeForMail(db: Db, id: string) {
  return db
    .selectFrom('localIdentity.codes as code')
    .innerJoin('localIdentity.accounts as account', 'account.sub', 'code.account')
    .select(['code.id', 'code.sealedCode', 'code.expiresAt', 'account.username'])
    .where('code.id', '=', id)
    .executeTakeFirst();
}

export async function deleteExpiredCodes(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('localIdentity.codes').where('expiresAt', '<', expiredBefore).execute();
}
