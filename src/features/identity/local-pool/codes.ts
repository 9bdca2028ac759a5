import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../../../db/client.ts';
import { deleteCounter, incrementCounter } from '../../../platform/rate-limits/queries.ts';
import { addHours, differenceInSeconds } from '../../../platform/time/date-math.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { mailboxKey } from '../../email/mailbox-key.ts';
import { codesHeldUntil } from '../../email/server-changes/codes-held.ts';
import type { Account } from './account-queries.ts';
import { destinationOf, maskEmail } from './candidate.ts';
import { codePlace } from './code-place.ts';
import { type CodeKind, countCodeAttempt, putCode } from './code-queries.ts';
import { codesHeld, expiredCode, limitExceeded, wrongCode } from './cognito-error.ts';
import { isKnownClient } from './known-client-queries.ts';
import { clientHashOf } from './known-clients.ts';
import type { LocalPool, PoolCall } from './pool.ts';

const DIGITS = 6;
const GOOD_FOR_HOURS: Readonly<Record<CodeKind, number>> = { sign_up: 24, password_reset: 1 };
/** Per client and name. */
const MAX_TRIES = 5;
/** For all clients together and one code; an owner who is blocked by strangers can request another code. */
const MAX_TRIES_OF_ALL = 25;
const HOUR_SECONDS = 60 * 60;
/** How many codes one client may request for one name. */
const MAX_REQUESTS = 5;
/** How many codes are mailed to one mailbox; each client that has signed in before has a limit of its own. */
const MAILS_PER_MAILBOX = [
  { limit: 5, seconds: HOUR_SECONDS },
  { limit: 10, seconds: 24 * HOUR_SECONDS },
];
const NOBODY = '00000000-0000-4000-8000-000000000000';

const MAIL_KINDS = { sign_up: 'sign_up_code', password_reset: 'password_reset_code' } as const;

/**
 * Handles a request for a code for a username or address and returns Cognito's delivery details. The response and the
 * work before it are the same whether or not the account exists: `find` looks it up in the background, and the code is
 * mailed unless the mailbox has reached its limit. Throws `LimitExceededException` for the sixth request of a client
 * for one name within an hour, and `CodeDeliveryFailureException` for any name while codes are held back.
 */
export async function requestCode(
  call: PoolCall,
  { name, kind }: { name: string; kind: CodeKind },
  find: () => Promise<CodeReceiver | undefined>,
) {
  await requireDelivery(call);
  const { hits } = await incrementCounter(call.db, keyOf(call, 'code_request', name), HOUR_SECONDS);
  if (hits > MAX_REQUESTS) throw limitExceeded();
  // A new code has its own limit of attempts.
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
 * Sends the sign-up code within the transaction of the sign-up, unless the mailbox has reached its limit. Everything
 * runs on the transaction's connection: otherwise, sign-ups that wait for the same name could hold every connection of
 * the pool while the first of them needs another one (a deadlock). Throws `CodeDeliveryFailureException` while codes are
 * held back.
 */
export async function sendFirstCode(tx: Tx, call: PoolCall, account: CodeReceiver) {
  await requireDelivery({ ...call, db: tx });
  if (await mayMail({ ...call, db: tx }, account)) await sendCode(tx, call, account, 'sign_up');
  return delivery(maskEmail(account.email));
}

/** Throws `CodeDeliveryFailureException` while no codes are sent, because the mail server was changed. */
async function requireDelivery({ db, now }: Pick<PoolCall, 'db' | 'now'>): Promise<void> {
  const until = await codesHeldUntil({ db, now });
  if (until) throw codesHeld(Math.ceil(differenceInSeconds(until, now()) / HOUR_SECONDS));
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
 * Returns the id of the code if it is the right one; the caller deletes it. Throws `CodeMismatchException` also if
 * there is no account or no code, `LimitExceededException` after five tries of this client, and `ExpiredCodeException`
 * only if the code is right.
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
  const attempted = await countCodeAttempt(db, account?.sub ?? NOBODY, kind);
  const isRight =
    attempted !== undefined &&
    attempted.tries <= MAX_TRIES_OF_ALL &&
    isSame(secrets.open(attempted.sealedCode, codePlace(attempted.id)), code);
  if (!isRight) throw wrongCode();
  if (attempted.expiresAt <= now()) throw expiredCode();
  return attempted.id;
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

/** Rate limit key per client and name. */
const keyOf = ({ clientKey }: PoolCall, what: string, name: string) =>
  `identity_${what}:${digestOf(`${name.toLowerCase()} ${clientKey}`)}`;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
