import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findAccessOwner } from '../queries.ts';

/** What ends with the access of a user: their keys, webhooks and calendar feeds. Throws `user_not_found`. */
export async function listOutsideAccess(
  { db, outsideAccess }: Pick<Context, 'db' | 'outsideAccess'>,
  id: string,
) {
  const owner = await findAccessOwner(db, id);
  if (!owner) throw notFound('user', 'There is no such user.');
  const lists = await Promise.all(outsideAccess.map(({ list }) => list(db, owner)));
  return lists.flat();
}
