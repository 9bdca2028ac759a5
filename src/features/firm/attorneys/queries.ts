import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { Attorney, AttorneyDetails, CreateAttorneyInput } from './schema.ts';

/** The attorneys whom the site shows, in order, as one JSON value for use in a statement. */
export const SHOWN_ATTORNEYS: RawBuilder<Attorney[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'slug', slug, 'name', name, 'role', role, 'practiceAreas', practice_areas,
      'languages', languages, 'statement', statement, 'photo', photo)
    order by position, slug), '[]')
  from attorneys where is_active)`;

const SETTINGS_COLUMNS = [
  'slug',
  'name',
  'role',
  'practiceAreas',
  'languages',
  'statement',
  'photo',
  'education',
  'memberships',
  'isActive',
  'updatedAt',
] as const;

const settings = (db: Db) =>
  db
    .selectFrom('attorneys')
    .select(SETTINGS_COLUMNS)
    .select(sql<AttorneyDetails['admissions']>`admissions`.as('admissions'));

/** All attorneys in order, inactive ones included. */
export const listAttorneys = (db: Db) => settings(db).orderBy('position').orderBy('slug').execute();

export const findAttorney = (db: Db, slug: string) =>
  settings(db).where('slug', '=', slug).executeTakeFirst();

/** The attorney whom the site shows at a slug; if there is none, the one who had it formerly. */
export async function findShownAttorney(db: Db, slug: string) {
  const [attorney] = await settings(db)
    .where('isActive', '=', true)
    .where(sql<boolean>`(slug = ${slug} or ${slug} = any(former_slugs))`)
    .orderBy(sql`slug = ${slug}`, 'desc')
    .execute();
  return attorney;
}

/** Pages of attorneys, for use in a statement: `path`, `name`, `updated_at` and `is_active`. */
export const ATTORNEY_PAGES: RawBuilder<unknown> = sql`(
  select '/attorneys/' || slug as path, name, updated_at, is_active, former_slugs from attorneys)`;

/** Serializes changes of the attorneys and of the firm profile until the transaction ends. */
export async function lockAttorneys(tx: Tx): Promise<void> {
  await tx.selectFrom('firmProfile').select('id').forUpdate().execute();
}

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

/** The photos of all attorneys, inactive ones included. */
export async function listUsedPhotos(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('attorneys')
    .select('photo')
    .where('photo', 'is not', null)
    .$narrowType<{ photo: string }>()
    .execute();
  return rows.map(({ photo }) => photo);
}

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

export async function findAttorneyId(db: Db, slug: string): Promise<string | undefined> {
  const attorney = await db
    .selectFrom('attorneys')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return attorney?.id;
}
