import type { Db } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { DomainError, notFound } from '../../../platform/errors/errors.ts';
import { PAYING_CLIENT } from '../../payments/rules.ts';
import { findHold } from './queries.ts';

/** A hold, including an expired one. Throws `hold_not_found`. */
export async function getHold(db: Db, id: string) {
  const hold = await findHold(db, id);
  if (!hold) throw noSuchHold();
  return hold;
}

export const noSuchHold = () => notFound('hold', errors.holdNotFound);

/** Throws `client_is_paying` for a time that is held until a client has paid for it: it is theirs once they have. */
export function requireNotPaying({ createdBy }: { createdBy: string }): void {
  if (createdBy !== PAYING_CLIENT) return;
  throw new DomainError(
    'conflict',
    'client_is_paying',
    'A client is paying for this time. It becomes free if they do not.',
  );
}
