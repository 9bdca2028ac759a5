import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../../db/client.ts';
import { addHours } from '../../date-math.ts';
import { enqueueEmails } from '../../email/enqueue-emails.ts';
import { countHit } from '../../rate-limits/queries.ts';
import type { Account } from './account-queries.ts';
import { maskEmail, pretendedDestination } from './candidate.ts';
import { codePlace } from './code-place.ts';
import { type CodeKind, putCode, takeCodeTry } from './code-queries.ts';
import { expiredCode, limitExceeded, wrongCode } from './cognito-error.ts';
import type { LocalPool } from './pool.ts';

const DIGITS = 6;
const GOOD_FOR_HOURS: Readonly<Record<CodeKind, number>> = { sign_up: 24, password_reset: 1 };
const MAX_TRIES = 5;
const MAX_MAILS = 5;
const HOUR_SECONDS = 60 * 60;

const MAIL_KINDS = { sign_up: 'sign_up_code', password_reset: 'password_reset_code' } as const;

/**
 * Makes a code and enqueues its mail, in the caller's transaction. Throws `LimitExceededException` for
 * the sixth mail to one address within an hour. Answers what Cognito says about the delivery.
 */
export async function sendCode(
  tx: Tx,
  { now, secrets }: LocalPool,
  account: Pick<Account, 'sub' | 'username' | 'email'>,
  kind: CodeKind,
) {
  await countMail(tx, account.email);
  const id = randomUUID();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await putCode(tx, {
    id,
    account: account.sub,
    kind,
    sealedCode: secrets.seal(code, codePlace(id)),
    expiresAt: addHours(now(), GOOD_FOR_HOURS[kind]),
  });
  await enqueueEmails(tx, [
    {
      kind: MAIL_KINDS[kind],
      toEmail: account.email,
      toName: account.username,
      payload: { id },
      dedupeKey: `${MAIL_KINDS[kind]}:${id}`,
    },
  ]);
  return delivery(maskEmail(account.email));
}

/** Answers as `sendCode` does, limit included, and sends nothing: there is no such account. */
export async function pretendToSendCode(pool: LocalPool, name: string) {
  await countMail(pool.db, name);
  return delivery(pretendedDestination(pool, name));
}

/**
 * Answers the id of the code if it is the right one; the caller uses it up. Throws
 * `CodeMismatchException` also where there is no account or no code, `LimitExceededException` after
 * five tries, and `ExpiredCodeException` only to who knows the code.
 */
export async function requireRightCode(
  { db, now, secrets }: LocalPool,
  {
    name,
    account,
    kind,
    code,
  }: { name: string; account: Account | undefined; kind: CodeKind; code: string },
): Promise<string> {
  const kept = account && (await takeCodeTry(db, account.sub, kind));
  const { tries } = kept ?? (await countTryWithoutCode(db, name, kind));
  if (tries > MAX_TRIES) throw limitExceeded();
  if (!kept || !isSame(secrets.open(kept.sealedCode, codePlace(kept.id)), code)) throw wrongCode();
  if (kept.expiresAt <= now()) throw expiredCode();
  return kept.id;
}

async function countTryWithoutCode(db: Db, name: string, kind: CodeKind) {
  const { hits } = await countHit(db, `identity_${kind}_try:${hashOfName(name)}`, HOUR_SECONDS);
  return { tries: hits };
}

async function countMail(db: Db, emailOrName: string): Promise<void> {
  const { hits } = await countHit(db, `identity_mail:${hashOfName(emailOrName)}`, HOUR_SECONDS);
  if (hits > MAX_MAILS) throw limitExceeded();
}

const delivery = (Destination: string) => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination },
});

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function hashOfName(name: string): string {
  return createHash('sha256').update(name.toLowerCase()).digest('base64url');
}
