import { type Kysely, sql } from 'kysely';

/**
 * Practice areas and categories of articles as data that staff edit. Seeded with those that were constants, so that
 * nothing changes until staff change it. Other tables keep storing the key as text without a foreign key: a key that
 * is no longer in the list is shown as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPracticeAreas(db);
  await createArticleCategories(db);
  for (const table of ['practice_areas', 'article_categories']) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
    await sql`
      create trigger notify_content_changed
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function notify_content_changed()`.execute(db);
  }
}

/** When the seeded rows were written: the same in every installation, so that copies of a database can be compared. */
const SEEDED_AT = sql`timestamptz '2026-11-24 00:00:00Z'`;

async function createPracticeAreas(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table practice_areas (
      key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      label text not null,
      summary text not null default '',
      figure text,
      page_path text,
      is_on_contact_form boolean not null default true,
      is_on_booking boolean not null default true,
      is_listed boolean not null default true,
      position integer not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into practice_areas (
        key, label, summary, figure, page_path, is_on_contact_form, is_listed, position, created_at, updated_at)
      select key, label, summary, figure, page_path, is_on_contact_form, is_listed, position,
          ${SEEDED_AT}, ${SEEDED_AT}
      from (values
        ('family-law', 'Family Law',
          'Support, property, parenting and protection when a family changes shape.',
          'family-law', '/practice-areas/family-law', true, true, 1),
        ('estate-planning', 'Estate Planning',
          'Wills and living trusts that say who decides, who inherits and who looks after the children.',
          'estate-planning', '/practice-areas/estate-planning', true, true, 2),
        ('trust-administration', 'Trust Administration',
          'Carrying out a trust after a death: notices, accounts, taxes and distributions, in the right order.',
          'trust-administration', '/practice-areas/estate-planning#trust-administration', true, true, 3),
        ('divorce', 'Divorce',
          'An orderly path from the first filing to a signed judgment, by agreement where we can.',
          'divorce', '/practice-areas/family-law#divorce', false, true, 4),
        ('custody', 'Child Custody',
          'Parenting plans and court orders built around the child’s week, not the parents’ quarrel.',
          'custody', '/practice-areas/family-law#custody', false, true, 5),
        ('other', 'Other', '', null, null, true, false, 6)
      ) as seed (key, label, summary, figure, page_path, is_on_contact_form, is_listed, position)`.execute(
    db,
  );
}

async function createArticleCategories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table article_categories (
      key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      label text not null,
      figure text,
      position integer not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into article_categories (key, label, figure, position, created_at, updated_at)
      select key, label, figure, position, ${SEEDED_AT}, ${SEEDED_AT}
      from (values
        ('estate-planning', 'Estate Planning', 'estate-planning', 1),
        ('family-law', 'Family Law', 'family-law', 2),
        ('divorce', 'Divorce', 'divorce', 3),
        ('probate', 'Probate', 'trust-administration', 4)
      ) as seed (key, label, figure, position)`.execute(db);
}
