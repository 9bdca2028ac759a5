import { type Kysely, sql } from 'kysely';

type Hours = { days: string; hours: string; opening?: Record<string, unknown> };

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * The firm profile as staff edit it: office hours by weekday, claims with their basis, photographs of the attorneys,
 * and the person responsible for the website as advertising.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photos (
      id text primary key,
      content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  // Pictures are already compressed: compressing them again would only waste time.
  await sql`alter table photos alter column bytes set storage external`.execute(db);

  await sql`
    alter table firm_profile
      add column responsible_attorney text,
      add column bar_number text`.execute(db);
  await sql`
    update firm_profile set
      attorneys = coalesce(
        (select jsonb_agg('{"photo": null}' || attorney order by place)
           from jsonb_array_elements(attorneys) with ordinality as each (attorney, place)), '[]'),
      claims = (
        select jsonb_object_agg(claim, case when claims ->> claim is null then 'null'::jsonb
          else jsonb_build_object('text', claims -> claim, 'source', '') end)
          from unnest(array['rating', 'experience', 'reply']) as claim),
      social_links = coalesce(
        (select jsonb_agg(link || jsonb_build_object('network', lower(link ->> 'network')))
           from jsonb_array_elements(social_links) as link
          where lower(link ->> 'network') in ('facebook', 'x', 'linkedin')), '[]')`.execute(db);

  const { rows } = await sql<{
    lines: Hours[];
  }>`select office_hours as lines from firm_profile`.execute(db);
  for (const row of rows) {
    const lines = JSON.stringify(row.lines.map(byWeekday));
    await sql`update firm_profile set office_hours = ${lines}::jsonb`.execute(db);
  }
}

/** Text stays text where no weekdays can be parsed from it. */
function byWeekday({ days, hours, opening }: Hours) {
  const [first = '', last = first] = days.split('–').map((day) => day.trim());
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  const known = from >= 0 && to >= from ? DAYS.slice(from, to + 1) : [];
  return {
    dayOfWeek: opening?.dayOfWeek ?? known,
    opens: opening?.opens ?? null,
    closes: opening?.closes ?? null,
    daysText: known.length > 0 ? null : days,
    hoursText: hours === 'by appointment' ? null : hours,
  };
}
