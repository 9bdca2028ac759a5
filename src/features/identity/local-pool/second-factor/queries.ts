import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../../../db/client.ts';

/** The authenticator app of an account, and whether its owner's role needs a second factor. */
export function findSecondFactor(db: Db, account: string) {
  return db
    .selectFrom('localIdentity.accounts as account')
    .leftJoin('localIdentity.authenticatorApps as app', 'app.account', 'account.sub')
    .select(['app.sealedSecret', 'app.sealedNewSecret'])
    .select(sql<boolean>`coalesce(app.is_enabled, false)`.as('isEnabled'))
    .select(
      sql<boolean>`exists (
      select from users, sign_in_settings
        where users.sub = account.sub::text and users.role = any (second_factor_roles))`.as(
        'isRequired',
      ),
    )
    .where('account.sub', '=', account)
    .executeTakeFirst();
}

/** Whether an account has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Db, account: string): Promise<boolean> {
  const { has } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('localIdentity.authenticatorApps')
              .select('account')
              .where('account', '=', account)
              .where('isEnabled', '=', true),
          ),
          eb.exists(
            eb
              .selectFrom('localIdentity.passkeys')
              .select('account')
              .where('account', '=', account),
          ),
        ])
        .as('has'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(has);
}

/** Stores a secret that becomes current with its first code. */
export async function putNewSecret(db: Db, account: string, sealedNewSecret: string) {
  await db
    .insertInto('localIdentity.authenticatorApps')
    .values({ account, sealedNewSecret })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ sealedNewSecret }))
    .execute();
}

/** Makes the new secret the current one. Returns false if it has been replaced since it was read. */
export async function activateNewSecret(
  tx: Tx,
  account: string,
  { sealedNewSecret, step, now }: { sealedNewSecret: string; step: number; now: Date },
): Promise<boolean> {
  const activated = await tx
    .updateTable('localIdentity.authenticatorApps')
    .set({
      sealedSecret: sealedNewSecret,
      sealedNewSecret: null,
      lastUsedStep: step,
      verifiedAt: now,
    })
    .where('account', '=', account)
    .where('sealedNewSecret', '=', sealedNewSecret)
    .returning('account')
    .executeTakeFirst();
  return activated !== undefined;
}

/** Returns whether the step was unused: of concurrent calls with one code, only one may use it. */
export async function spendStep(tx: Tx, account: string, step: number): Promise<boolean> {
  const spent = await tx
    .updateTable('localIdentity.authenticatorApps')
    .set({ lastUsedStep: step })
    .where('account', '=', account)
    .where('isEnabled', '=', true)
    .where(sql<SqlBool>`coalesce(last_used_step, 0) < ${step}`)
    .returning('account')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Returns false if no secret has been verified yet. */
export async function enableAuthenticatorApp(tx: Tx, account: string): Promise<boolean> {
  const enabled = await tx
    .updateTable('localIdentity.authenticatorApps')
    .set({ isEnabled: true })
    .where('account', '=', account)
    .where('sealedSecret', 'is not', null)
    .returning('account')
    .executeTakeFirst();
  return enabled !== undefined;
}

/** Deletes the secret, and the recovery codes in its place. Returns whether the app was enabled. */
export async function deleteAuthenticatorApp(tx: Tx, account: string): Promise<boolean> {
  await tx.deleteFrom('localIdentity.recoveryCodes').where('account', '=', account).execute();
  const deleted = await tx
    .deleteFrom('localIdentity.authenticatorApps')
    .where('account', '=', account)
    .returning('isEnabled')
    .executeTakeFirst();
  return deleted?.isEnabled === true;
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: Tx,
  account: string,
  { codeHashes, now }: { codeHashes: readonly string[]; now: Date },
): Promise<void> {
  await tx.deleteFrom('localIdentity.recoveryCodes').where('account', '=', account).execute();
  await tx
    .insertInto('localIdentity.recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ account, codeHash, createdAt: now })))
    .execute();
}

/** Returns whether the code existed: of concurrent calls with one code, only one may use it. */
export async function spendRecoveryCode(tx: Tx, account: string, codeHash: string) {
  const spent = await tx
    .deleteFrom('localIdentity.recoveryCodes')
    .where('account', '=', account)
    .where('codeHash', '=', codeHash)
    .returning('account')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function countRecoveryCodes(db: Db, account: string): Promise<number> {
  const { count } = await db
    .selectFrom('localIdentity.recoveryCodes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return Number(count);
}
