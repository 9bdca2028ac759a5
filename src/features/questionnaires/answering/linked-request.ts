import type { Db, Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { noSuchLink } from '../../../platform/secrets/token-links.ts';
import {
  type FoundRequest,
  findRequest,
  findRequestByToken,
  lockRequest,
} from '../asking/queries.ts';
import { stateOf } from '../rules.ts';

/** The request that a client's link leads to. Throws `link_not_found`. */
export async function getLinkedRequest(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<FoundRequest> {
  const request = await findRequestByToken(db, hashOfToken(token));
  if (!request?.endsAt || request.endsAt <= now) throw noSuchLink();
  return request;
}

/** The same, locked until the transaction ends. */
export async function lockLinkedRequest(
  tx: Tx,
  link: { token: string; now: Date },
): Promise<FoundRequest> {
  const { id } = await getLinkedRequest(tx, link);
  await lockRequest(tx, id);
  const request = await findRequest(tx, id);
  if (!request || request.revokedAt) throw noSuchLink();
  return request;
}

/** What a client can do with a request. Its names may be found in a conflict even after the answers are sent. */
export function clientStateOf(request: FoundRequest, now: Date) {
  const { sentAt } = request;
  const state = stateOf({ ...request, sentAt: null }, now);
  if (state === 'withdrawn' || state === 'expired') throw noSuchLink();
  return state === 'open' && sentAt ? 'answered' : state;
}

/** Throws `questions_closed` unless the names are cleared. */
export function requireOpen(request: FoundRequest, now: Date): void {
  const state = clientStateOf(request, now);
  if (state !== 'open' && state !== 'answered') {
    throw new DomainError('conflict', 'questions_closed', errors.questionsClosed);
  }
}
