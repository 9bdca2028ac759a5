import { sql } from 'kysely';
import type { Tx } from '../../../../db/client.ts';

/**
 * The host number of an attorney, and whether they take consultations; undefined if they have never been a host. Locks
 * the host until the transaction ends.
 */
export function lockHostOf(tx: Tx, slug: string) {
  return tx
    .selectFrom('hosts')
    .innerJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select(['hosts.number', 'hosts.isActive'])
    .where('slug', '=', slug)
    .forUpdate('hosts')
    .executeTakeFirst();
}

/** How many appointments a host has, past ones included, and how many articles name this author. */
export async function countUses(tx: Tx, { host, name }: { host: number | null; name: string }) {
  return tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('appointments')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('hostNumber', '=', host)
        .as('appointments'),
      eb
        .selectFrom('blogPosts')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('author', '=', name)
        .as('articles'),
    ])
    .$narrowType<{ appointments: number; articles: number }>()
    .executeTakeFirstOrThrow();
}

/** Deletes the page that the product wrote at an attorney's path, unless staff have edited it. */
export async function deletePresetPageOf(tx: Tx, slug: string): Promise<void> {
  await tx
    .deleteFrom('pages')
    .where('path', '=', `/attorneys/${slug}`)
    .where('isPreset', '=', true)
    .where('draft', 'is', null)
    .where('publishAt', 'is', null)
    .execute();
}

/** Deletes an attorney, with their host record, hours and leave; what was written at their path is no longer published. */
export async function deleteAttorneyRow(
  tx: Tx,
  { slug, host }: { slug: string; host: number | null },
): Promise<void> {
  if (host !== null) {
    await tx.deleteFrom('timeOff').where('hostNumber', '=', host).execute();
    await tx.deleteFrom('hosts').where('number', '=', host).execute();
  }
  await deletePresetPageOf(tx, slug);
  await tx
    .updateTable('pages')
    .set({ isPublished: false, publishAt: null })
    .where('path', '=', `/attorneys/${slug}`)
    .execute();
  await tx.deleteFrom('attorneys').where('slug', '=', slug).execute();
}
