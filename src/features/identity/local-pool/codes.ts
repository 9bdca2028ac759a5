import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../../../db/client.ts';
import { deleteCounter, incrementCounter } from '../../../platform/rate-limits/queries.ts';
import { addHours } from '../../../platform/time/date-math.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { mailboxKey } from '../../email/mailbox-key.ts';
import type { Account } from './account-queries.ts';
import { destinationOf, maskEmail } from './candidate.ts';
import { codePlace } from './code-place.ts';
import { type CodeKind, putCode, takeCodeTry } from './code-queries.ts';
import { expiredCode, limitExceeded, wrongCode } from './cognito-error.ts';
import { isKnownClient } from './known-client-queries.ts';
import { clientHashOf } from './known-clients.ts';
import type { LocalPool, PoolCall } from './pool.ts';

const DIGITS = 6;
const GOOD_FOR_HOURS: Readonly<Record<CodeKind, number>> = { sign_up: 24, password_reset: 1 };
/** Of one client at the code of one name. */
const MAX_TRIES = 5;
/** Of all clients at one code; who is held up by strangers asks for another code. */
const MAX_TRIES_OF_ALL = 25;
const HOUR_SECONDS = 60 * 60;
/** How often one client may ask for a code for one name. */
const MAX_REQUESTS = 5;
/** How many codes are mailed to one mailbox; clients that have signed in before are counted by themselves. */
const MAILS_PER_MAILBOX = [
  { limit: 5, seconds: HOUR_SECONDS },
  { limit: 10, seconds: 24 * HOUR_SECONDS },
];
const NOBODY = '00000000-0000-4000-8000-000000000000';

const MAIL_KINDS = { sign_up: 'sign_up_code', password_reset: 'password_reset_code' } as const;

/**
 * Takes a request for a code for a username or address, and answers what Cognito says about the delivery. The answer
 * and the work before it are the same whether or not there is such an account: it is looked up afterwards, in the
 * background, by `find`, and gets its mail unless its mailbox has got too many. Throws `LimitExceededException` for
 * the sixth request of a client for one name within an hour.
 */
export async function requestCode(
  call: PoolCall,
  { name, kind }: { name: string; kind: CodeKind },
  find: () => Promise<CodeReceiver | undefined>,
) {
  const { hits } = await incrementCounter(call.db, keyOf(call, 'code_request', name), HOUR_SECONDS);
  if (hits > MAX_REQUESTS) throw limitExceeded();
  // The tries are for the code that is sent now.
  await deleteCounter(call.db, keyOf(call, `${kind}_try`, name));
  call.background.run(async () => {
    const account = await find();
    if (!account || !(await mayMail(call, account))) return;
    await call.db.transaction().execute((tx) => sendCode(tx, call, account, kind));
  });
  return delivery(destinationOf(name));
}

type CodeReceiver = Pick<Account, 'sub' | 'username' | 'email'>;

/**
 * Sends the code of a sign-up, in its transaction, unless the mailbox has got too many codes. All of it runs on the
 * connection of the transaction: sign-ups that wait for one name would otherwise hold every connection of the pool
 * while the first of them needs one more.
 */
export async function sendFirstCode(tx: Tx, call: PoolCall, account: CodeReceiver) {
  if (await mayMail({ ...call, db: tx }, account)) await sendCode(tx, call, account, 'sign_up');
  return delivery(maskEmail(account.email));
}

async function sendCode(
  tx: Tx,
  { now, secrets }: LocalPool,
  account: CodeReceiver,
  kind: CodeKind,
): Promise<void> {
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
}

/**
 * Answers the id of the code if it is the right one; the caller uses it up. Throws
 * `CodeMismatchException` also where there is no account or no code, `LimitExceededException` after
 * five tries of this client, and `ExpiredCodeException` only to who knows the code.
 */
export async function requireRightCode(
  call: PoolCall,
  {
    name,
    account,
    kind,
    code,
  }: { name: string; account: Account | undefined; kind: CodeKind; code: string },
): Promise<string> {
  const { db, now, secrets } = call;
  const { hits } = await incrementCounter(db, keyOf(call, `${kind}_try`, name), HOUR_SECONDS);
  if (hits > MAX_TRIES) throw limitExceeded();
  const kept = await takeCodeTry(db, account?.sub ?? NOBODY, kind);
  const isRight =
    kept !== undefined &&
    kept.tries <= MAX_TRIES_OF_ALL &&
    isSame(secrets.open(kept.sealedCode, codePlace(kept.id)), code);
  if (!isRight) throw wrongCode();
  if (kept.expiresAt <= now()) throw expiredCode();
  return kept.id;
}

async function mayMail(call: PoolCall, { sub, email }: CodeReceiver): Promise<boolean> {
  const clientHash = clientHashOf(call, sub);
  const by = (await isKnownClient(call.db, sub, clientHash)) ? clientHash : 'strangers';
  const key = `identity_mail:${digestOf(mailboxKey(email))}:${by}`;
  for (const { limit, seconds } of MAILS_PER_MAILBOX) {
    const { hits } = await incrementCounter(call.db, `${key}:${seconds}`, seconds);
    if (hits > limit) return false;
  }
  return true;
}

const delivery = (Destination: string) => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination },
});

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Of what one client does about one name. */
const keyOf = ({ clientKey }: PoolCall, what: string, name: string) =>
  `identity_${what}:${digestOf(`${name.toLowerCase()} ${clientKey}`)}`;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
