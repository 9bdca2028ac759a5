import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { countUses, deleteAttorneyRow, lockHostOf } from './delete-queries.ts';
import { getAttorney } from './edit-attorneys.ts';
import { dropUnusedPhotos } from './photo-use.ts';
import { lockAttorneys } from './queries.ts';

/**
 * Deletes an attorney with their hours and leave. Throws `attorney_not_found`, or `attorney_used` if appointments or
 * articles refer to them.
 */
export function deleteAttorney(
  { db, user }: Pick<Context, 'db'> & { user: User },
  slug: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAttorneys(tx);
    const { name } = await getAttorney(tx, slug);
    const uses = await countUses(tx, { host: (await lockHostOf(tx, slug))?.number ?? null, name });
    if (uses.appointments + uses.articles > 0) {
      throw new DomainError('conflict', 'attorney_used', usedMessage(name, uses));
    }
    await deleteUnusedAttorney(tx, user, slug);
  });
}

/** Deletes an attorney to whom no appointments refer, with their hours and leave. The caller holds `lockAttorneys`. */
export async function deleteUnusedAttorney(tx: Tx, user: User, slug: string): Promise<void> {
  const before = await getAttorney(tx, slug);
  const host = (await lockHostOf(tx, slug))?.number ?? null;
  await deleteAttorneyRow(tx, { slug, host });
  await dropUnusedPhotos(tx, before.photo);
  await logChange(tx, user.username, 'attorney.delete', ['attorneys', slug], { before });
}

function usedMessage(name: string, uses: { appointments: number; articles: number }): string {
  const found = [counted(uses.appointments, 'appointment'), counted(uses.articles, 'article')];
  return `${name} has ${found.filter(Boolean).join(' and ')} and cannot be deleted. Hide the profile instead.`;
}

const counted = (count: number, noun: string) =>
  count > 0 && `${count} ${noun}${count === 1 ? '' : 's'}`;
