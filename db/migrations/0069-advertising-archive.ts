import { type Kysely, sql } from 'kysely';

/**
 * What every public page, mail text and letter said, and since when. `advertising_copies` is a chain: each row has the
 * hash of the one before, so that no row can be altered or taken out unnoticed. Its rows stay for good; the texts, one
 * row per content, are deleted two years after they were last shown (the law asks for one year, Business & Professions
 * Code § 6159.1).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table advertising_bodies (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      content bytea not null,
      characters integer not null
    )`.execute(db);
  // No foreign key to the texts: they are deleted while the chain stays.
  await sql`
    create table advertising_copies (
      number integer primary key check (number > 0),
      kind text not null check (kind in ('page', 'mail', 'letter')),
      path text not null,
      shown_from timestamptz not null,
      status integer,
      body_hash text check (body_hash ~ '^[0-9a-f]{64}$'),
      cause text not null check (cause in ('first', 'change', 'check')),
      audit_id bigint,
      previous_hash text not null,
      entry_hash text not null unique,
      check ((status is null) = (body_hash is null))
    )`.execute(db);
  await sql`
    create index advertising_copies_path on advertising_copies (path, number desc)`.execute(db);
  await sql`create index advertising_copies_body on advertising_copies (body_hash)`.execute(db);
  await sql`
    create table advertising_recorder (
      id integer primary key check (id = 1),
      recorder text,
      claimed_until timestamptz,
      audit_id bigint
    )`.execute(db);

  await sql`
    create function refuse_advertising_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);
  await sql`
    create trigger advertising_copies_append_only before update or delete or truncate on advertising_copies
      for each statement execute function refuse_advertising_change()`.execute(db);
  await sql`
    create trigger advertising_bodies_append_only before update or truncate on advertising_bodies
      for each statement execute function refuse_advertising_change()`.execute(db);
  // A text may go once every copy of it has been replaced for longer than the law asks for.
  await sql`
    create function refuse_early_deletion_of_advertising() returns trigger language plpgsql as $$
    begin
      if exists (
        select from advertising_copies as copy
        where copy.body_hash = old.hash and not exists (
          select from advertising_copies as later
          where later.path = copy.path and later.number > copy.number
            and later.shown_from < now() - interval '1 year'
        )
      ) then
        raise exception 'advertising_bodies keeps what was shown within a year';
      end if;
      return old;
    end $$`.execute(db);
  await sql`
    create trigger advertising_bodies_retention before delete on advertising_bodies
      for each row execute function refuse_early_deletion_of_advertising()`.execute(db);
}
