import { sql } from 'kysely';
import type { Tx } from '../../../../db/client.ts';
import type { Attorney, CreateAttorneyInput } from './schema.ts';

/** Inserts an attorney after all others. */
export async function insertAttorney(
  tx: Tx,
  attorney: NewAttorney & { slug: string },
): Promise<void> {
  await tx
    .insertInto('attorneys')
    .values({
      ...columnsOf(attorney),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from attorneys)`,
    })
    .execute();
}

export async function saveAttorney(
  tx: Tx,
  { slug, ...change }: NewAttorney & { slug: string; isActive: boolean },
): Promise<void> {
  await tx.updateTable('attorneys').set(columnsOf(change)).where('slug', '=', slug).execute();
}

type NewAttorney = Omit<CreateAttorneyInput, 'advertisingReason'>;

/** Serialized to JSON, because the driver would turn the array into a Postgres array. */
const columnsOf = <Row extends Pick<NewAttorney, 'admissions'>>({ admissions, ...row }: Row) => ({
  ...row,
  ...(admissions && { admissions: JSON.stringify(admissions) }),
});

/** Changes the slug, and the address of the page that staff have written; the old slug redirects. */
export async function renameSlug(
  tx: Tx,
  { slug, newSlug }: { slug: string; newSlug: string },
): Promise<void> {
  await sql`update attorneys set former_slugs = array_remove(former_slugs, ${newSlug})`.execute(tx);
  await sql`
    update attorneys set slug = ${newSlug}, former_slugs = former_slugs || ${slug}::text
    where slug = ${slug}`.execute(tx);
  await sql`
    update pages set path = ${`/attorneys/${newSlug}`}
    where path = ${`/attorneys/${slug}`} and not exists (
      select from pages as other where other.path = ${`/attorneys/${newSlug}`})`.execute(tx);
}

/** Sets the position of each attorney to that of the slug in the list. */
export async function saveOrder(tx: Tx, slugs: readonly string[]): Promise<void> {
  await sql`
    update attorneys set position = place
    from unnest(${slugs}::text[]) with ordinality as ordered (ordered_slug, place)
    where slug = ordered_slug and position <> place`.execute(tx);
}

/**
 * Replaces the attorneys whom the site shows. The others become inactive rather than deleted, because appointments
 * refer to them.
 */
export async function replaceAttorneys(tx: Tx, attorneys: readonly Attorney[]): Promise<void> {
  const slugs = attorneys.map(({ slug }) => slug);
  await tx
    .updateTable('attorneys')
    .set({ isActive: false })
    .where('isActive', '=', true)
    .where(sql<boolean>`slug <> all(${slugs}::text[])`)
    .execute();
  if (attorneys.length === 0) return;
  await tx
    .insertInto('attorneys')
    .values(attorneys.map((attorney, place) => ({ ...attorney, position: place + 1 })))
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          role: eb.ref('excluded.role'),
          practiceAreas: eb.ref('excluded.practiceAreas'),
          languages: eb.ref('excluded.languages'),
          statement: eb.ref('excluded.statement'),
          photo: eb.ref('excluded.photo'),
          position: eb.ref('excluded.position'),
          isActive: true,
        }))
        .where(
          sql<boolean>`(attorneys.name, attorneys.role, attorneys.practice_areas, attorneys.languages,
              attorneys.statement, attorneys.photo, attorneys.position, attorneys.is_active)
            is distinct from (excluded.name, excluded.role, excluded.practice_areas, excluded.languages,
              excluded.statement, excluded.photo, excluded.position, true)`,
        ),
    )
    .execute();
}

/** Marks all attorneys as demo content. A database trigger removes the mark when staff change the texts. */
export async function markAttorneysAsSamples(tx: Tx): Promise<void> {
  await tx.updateTable('attorneys').set({ isSample: true }).execute();
}
