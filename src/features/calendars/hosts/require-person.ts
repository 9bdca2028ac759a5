import type { Db } from '../../../../db/client.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { findPerson } from './queries.ts';

/** Throws `host_not_found` if there is no such host, or it is the firm: its calendar is the active one. */
export async function requirePerson(db: Db, hostNumber: number): Promise<void> {
  if (await findPerson(db, hostNumber)) return;
  throw notFound('host', 'There is no such person.');
}
