import { type Kysely, sql } from 'kysely';

/**
 * The attorneys become what staff edit: their rows get the rest of the profile. `firm_profile.attorneys` stays for
 * copies of the release before, which read and write it: a trigger in each direction keeps both the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attorneys
      add column role text not null default '',
      add column practice_areas text[] not null default '{}',
      add column languages text[] not null default '{}',
      add column statement text not null default '',
      add column photo text`.execute(db);
  await readProfile(db);
  // Not by the trigger: an update would change the time at which the profile was last saved.
  await sql`
    with listed as (
      select attorney, attorney ->> 'slug' as slug
        from firm_profile, jsonb_array_elements(attorneys) as attorney)
    update attorneys set
      role = coalesce(attorney ->> 'role', ''),
      practice_areas = texts_of(attorney -> 'practiceAreas'),
      languages = texts_of(attorney -> 'languages'),
      statement = coalesce(attorney ->> 'statement', ''),
      photo = attorney ->> 'photo'
    from listed where listed.slug = attorneys.slug`.execute(db);
  await writeProfile(db);
}

/** From the profile to the rows, when a copy of the release before saves the profile. */
async function readProfile(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function texts_of(list jsonb) returns text[] language sql immutable as $$
      select coalesce(array_agg(item order by place), '{}')
        from jsonb_array_elements_text(coalesce(list, '[]')) with ordinality as each (item, place)
    $$`.execute(db);
  await sql`
    create or replace function list_attorneys() returns trigger language plpgsql as $$
    begin
      insert into attorneys (slug, name, role, practice_areas, languages, statement, photo, position)
        select attorney ->> 'slug', attorney ->> 'name', coalesce(attorney ->> 'role', ''),
            texts_of(attorney -> 'practiceAreas'), texts_of(attorney -> 'languages'),
            coalesce(attorney ->> 'statement', ''), attorney ->> 'photo', place
          from jsonb_array_elements(new.attorneys) with ordinality as listed (attorney, place)
        on conflict (slug) do update
          set name = excluded.name, role = excluded.role, practice_areas = excluded.practice_areas,
            languages = excluded.languages, statement = excluded.statement, photo = excluded.photo,
            position = excluded.position, is_active = true
          where (attorneys.name, attorneys.role, attorneys.practice_areas, attorneys.languages,
              attorneys.statement, attorneys.photo, attorneys.position, attorneys.is_active)
            is distinct from (excluded.name, excluded.role, excluded.practice_areas, excluded.languages,
              excluded.statement, excluded.photo, excluded.position, true);
      update attorneys set is_active = false
        where is_active and slug not in (
          select attorney ->> 'slug' from jsonb_array_elements(new.attorneys) as attorney);
      return null;
    end $$`.execute(db);
  await sql`drop trigger list_attorneys on firm_profile`.execute(db);
  // Depth 0: not when the other trigger writes the profile.
  await sql`
    create trigger list_attorneys after insert or update of attorneys on firm_profile
      for each row when (pg_trigger_depth() = 0) execute function list_attorneys()`.execute(db);
}

/** From the rows to the profile, when staff edit an attorney. */
async function writeProfile(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function write_attorneys_to_profile() returns trigger language plpgsql as $$
    begin
      update firm_profile set attorneys = listed.attorneys
        from (
          select coalesce(jsonb_agg(jsonb_build_object(
              'slug', slug, 'name', name, 'role', role, 'practiceAreas', practice_areas,
              'languages', languages, 'statement', statement, 'photo', photo)
            order by position, slug), '[]') as attorneys
          from attorneys where is_active) as listed
        where firm_profile.attorneys is distinct from listed.attorneys;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger write_attorneys_to_profile after insert or update or delete on attorneys
      for each statement when (pg_trigger_depth() = 0)
      execute function write_attorneys_to_profile()`.execute(db);
}
