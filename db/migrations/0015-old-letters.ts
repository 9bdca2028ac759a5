import { type Kysely, sql } from 'kysely';

/**
 * The text of a letter may be deleted a year after it was sent. Nothing follows a letter under its path, so that the
 * condition for pages refused it for ever, and the job that deletes what is old failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_early_deletion_of_advertising() returns trigger
      language plpgsql as $$
    begin
      if exists (
        select from advertising_copies as copy
        where copy.body_hash = old.hash
          and (copy.kind <> 'letter' or copy.shown_from >= now() - interval '1 year')
          and not exists (
            select from advertising_copies as later
            where later.path = copy.path and later.number > copy.number
              and later.shown_from < now() - interval '1 year'
          )
      ) then
        raise exception 'advertising_bodies keeps what was shown within a year';
      end if;
      return old;
    end
    $$`.execute(db);
}
