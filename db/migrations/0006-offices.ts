import { type Kysely, sql } from 'kysely';

/**
 * The offices of the firm. The address, phone, zone and hours of `main` are those of `firm_profile`; the others have
 * their own address, and phone, zone and hours if these differ. `office_key` of a host is the usual office, and
 * `host_office_days` has the weekdays on which the host is in another one. An appointment keeps the office in which it
 * was booked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offices (
      key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      label text not null default '',
      street text,
      city text,
      region text,
      postal_code text,
      phone text,
      phone_e164 text,
      zone text,
      office_hours jsonb,
      map_url text,
      access_note text not null default '',
      position integer not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint offices_address check (
        (key = 'main') = (street is null) and num_nulls(street, city, region, postal_code) in (0, 4)),
      constraint offices_phone check ((phone is null) = (phone_e164 is null)),
      constraint offices_main_is_active check (key <> 'main' or is_active)
    )`.execute(db);
  await sql`
    create trigger touch_updated_at before update on offices
      for each row execute function touch_updated_at()`.execute(db);
  await sql`insert into offices (key, position) values ('main', 1)`.execute(db);
  await moveAddresses(db);
  await sql`
    alter table hosts add column office_key text not null default 'main' references offices (key)`.execute(
    db,
  );
  await sql`
    update hosts set office_key = offices.key from offices
    where offices.label = hosts.office_address`.execute(db);
  await nameByCity(db);
  await sql`
    create table host_office_days (
      host_number integer not null references hosts (number) on delete cascade,
      weekday integer not null check (weekday between 1 and 7),
      office_key text not null references offices (key),
      primary key (host_number, weekday)
    )`.execute(db);
  for (const table of ['offices', 'host_office_days']) {
    await sql`
      create trigger notify_content_changed
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function notify_content_changed()`.execute(db);
  }
  await sql`
    alter table appointments add column office_key text references offices (key)`.execute(db);
  await recordOffices(db);
}

/** An office for each different address of a host: `street, city, region postal code`, as far as it has these parts. */
async function moveAddresses(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into offices (key, label, street, city, region, postal_code, position)
    select 'office-' || place, office_address,
      coalesce(parts[1], office_address), coalesce(parts[2], ''), coalesce(parts[3], ''),
      coalesce(parts[4], ''), place
    from (
      select office_address, row_number() over (order by min(number)) + 1 as place,
        regexp_match(office_address, '^(.+), *([^,]+), *([A-Z]{2}) +([A-Za-z0-9 -]{3,12})$') as parts
      from hosts where office_address is not null group by office_address) as addresses`.execute(
    db,
  );
}

/** Until now the label of an office was its whole address, which its hosts were found by. */
async function nameByCity(db: Kysely<unknown>): Promise<void> {
  await sql`
    update offices set label = case when city = '' then street else city end
    where key <> 'main'`.execute(db);
}

/** Every release and every way to book or move records the office, so it is a trigger. A restored row has its own. */
async function recordOffices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function office_on(host integer, at timestamptz) returns text language sql stable as $$
      select coalesce(
        (select office_key from host_office_days
          where host_number = host and weekday = extract(isodow from at at time zone
            (select zone from firm_profile limit 1))),
        (select office_key from hosts where number = host))
    $$`.execute(db);
  await sql`
    create function record_office() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' or new.office_key is null then
        new.office_key := office_on(new.host_number, new.scheduled_date);
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger record_office_insert before insert on appointments
      for each row execute function record_office()`.execute(db);
  await sql`
    create trigger record_office_update before update of host_number, scheduled_date on appointments
      for each row when (
        (old.host_number, old.scheduled_date) is distinct from (new.host_number, new.scheduled_date))
      execute function record_office()`.execute(db);
  await sql`
    update appointments set office_key = hosts.office_key from hosts
    where hosts.number = host_number and hosts.office_key <> 'main'`.execute(db);
}
