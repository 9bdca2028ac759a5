import type { Tx } from '../../../../../db/client.ts';
import { CLIENT_POLICY, recordAttempt } from '../attempt-queries.ts';
import { limitExceeded, usedSoftwareTokenCode, wrongSoftwareTokenCode } from '../cognito-error.ts';
import type { LocalPool } from '../pool.ts';
import { findSecondFactor, spendRecoveryCode, spendStep } from './queries.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { secretPlace } from './secret-place.ts';
import { stepOfCode } from './totp.ts';

/**
 * Verifies a code of the account's authenticator app, or a recovery code, and marks it as used: each is valid once.
 * Failures are counted per account and not per client, because only somebody with the password gets here: from the
 * fifth on, each failure locks the second factor for up to 15 minutes. A used code counts as a failure. A new password
 * does not unlock it. Throws `CodeMismatchException`, `ExpiredCodeException` for a used code, and
 * `LimitExceededException`.
 */
export async function verifySecondFactor(
  pool: LocalPool,
  account: string,
  code: string,
): Promise<void> {
  const { db, now } = pool;
  const outcome = await db.transaction().execute(async (tx) => {
    const spent = await spendCode(pool, tx, account, code);
    const attempt = { right: spent === 'right', now: now() };
    const isCounted = await recordAttempt(tx, `second_factor ${account}`, attempt, CLIENT_POLICY);
    // Rolls back, so that a right code is not marked as used while the second factor is locked.
    if (!isCounted) throw limitExceeded();
    return spent;
  });
  if (outcome === 'used') throw usedSoftwareTokenCode();
  if (outcome === 'wrong') throw wrongSoftwareTokenCode();
}

async function spendCode(
  pool: LocalPool,
  tx: Tx,
  account: string,
  code: string,
): Promise<'right' | 'used' | 'wrong'> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    const codeHash = recoveryCodeHash(pool, account, code);
    return (await spendRecoveryCode(tx, account, codeHash)) ? 'right' : 'wrong';
  }
  const factor = await findSecondFactor(tx, account);
  if (!factor?.isEnabled || !factor.sealedSecret) return 'wrong';
  const secret = pool.secrets.open(factor.sealedSecret, secretPlace(account));
  const step = stepOfCode(secret, digits, pool.now());
  if (step === undefined) return 'wrong';
  return (await spendStep(tx, account, step)) ? 'right' : 'used';
}
