import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { newToken } from '../../../platform/secrets/new-token.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Account } from './account-queries.ts';
import {
  type ChallengeKind,
  consumeChallenge,
  findChallenge,
  insertChallenge,
} from './challenge-queries.ts';
import { invalidSession } from './cognito-error.ts';
import type { LocalPool } from './pool.ts';
import type { SrpExchange } from './srp.ts';

/** The lifetime of a Cognito session, which is also how long its client library keeps one. */
const GOOD_FOR_MINUTES = 3;

/** Opens a challenge and returns the token with which the client continues. */
export async function openChallenge(
  { db, now }: LocalPool,
  kind: ChallengeKind,
  {
    name,
    account,
    exchange,
  }: { name: string; account: Account | undefined; exchange?: SrpExchange },
): Promise<string> {
  const token = newToken();
  await insertChallenge(db, {
    tokenHash: hashOfToken(token),
    kind,
    name,
    account: account?.sub ?? null,
    srpClientPublic: exchange?.clientPublic ?? null,
    srpServerPublic: exchange?.serverPublic ?? null,
    srpServerSecret: exchange?.serverSecret ?? null,
    expiresAt: addMinutes(now(), GOOD_FOR_MINUTES),
  });
  return token;
}

/** Closes a challenge by its token, once. Throws `NotAuthorizedException` if there is no such challenge. */
export async function closeChallenge({ db, now }: LocalPool, kind: ChallengeKind, token: string) {
  const challenge = await consumeChallenge(db, hashOfToken(token), kind, now());
  if (!challenge) throw invalidSession();
  return challenge;
}

/** Reads a challenge that may be answered again, such as with a corrected code. Throws as `closeChallenge` does. */
export async function readChallenge({ db, now }: LocalPool, kind: ChallengeKind, token: string) {
  const challenge = await findChallenge(db, hashOfToken(token), kind, now());
  if (!challenge) throw invalidSession();
  return challenge;
}
