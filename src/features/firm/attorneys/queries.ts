import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { Attorney, AttorneyDetails } from './schema.ts';

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

export async function findAttorneyId(db: Db, slug: string): Promise<string | undefined> {
  const attorney = await db
    .selectFrom('attorneys')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return attorney?.id;
}
