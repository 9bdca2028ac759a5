import { type Kysely, sql } from 'kysely';

/**
 * The steps of the first-start assistant that staff have settled, and a mark on the attorneys of the demo content. The
 * mark goes when somebody gives the row another name or statement, in whichever release. Firms that have entered a
 * profile of their own before this release have done without the assistant: the steps that nothing else tells apart
 * count as settled there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table setup_steps (
      step text primary key,
      is_skipped boolean not null,
      settled_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into setup_steps (step, is_skipped, settled_at)
      select step, false, firm_profile.updated_at
      from unnest(array['areas', 'people', 'hours', 'colours']) as step, firm_profile
      where not firm_profile.is_sample`.execute(db);
  await markSampleAttorneys(db);
}

async function markSampleAttorneys(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attorneys add column is_sample boolean not null default false`.execute(db);
  await sql`
    update attorneys set is_sample = true
      where (slug, name, statement) in (
        ('maren-castellane', 'Maren Castellane',
          'Mediated before she litigated. Reads every agreement aloud before anyone signs it.'),
        ('theo-okonjo', 'Theo Okonjo',
          'Draws the family tree first and the documents second.'),
        ('ines-halloran', 'Ines Halloran',
          'Turns a box of papers into a list with dates on it.'))`.execute(db);
  await sql`
    create function attorney_is_no_sample() returns trigger language plpgsql as $$
    begin
      new.is_sample := false;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger attorney_is_no_sample before update of name, statement on attorneys
      for each row
      when (old.is_sample and (new.name, new.statement) is distinct from (old.name, old.statement))
      execute function attorney_is_no_sample()`.execute(db);
}
