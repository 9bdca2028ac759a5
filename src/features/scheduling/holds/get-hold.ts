import type { Db } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { findHold } from './queries.ts';

/** A hold, including an expired one. Throws `hold_not_found`. */
export async function getHold(db: Db, id: string) {
  const hold = await findHold(db, id);
  if (!hold) throw noSuchHold();
  return hold;
}

export const noSuchHold = () => notFound('hold', errors.holdNotFound);
