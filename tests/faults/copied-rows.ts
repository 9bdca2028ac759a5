import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { TableName } from '../../src/features/migration/source/documented-tables.ts';

/** A secret that must not occur in any copy. It is in every setting that contains secrets. */
export const SECRET = 'hunter2-never-copied';

/** Text for row number `i`: empty, plain, in many scripts, or with characters that may need escaping. */
const TEXT = `(array['', 'plain ' || i, 'Ærøskøbing “§ 15660” 漢字 👩🏽‍⚖️ ' || i,
  E'line\\n\\ttab\\\\ "quoted" \\u2028' || i, repeat('a matter of some length ', 1 + i % 20)])[1 + i % 5]`;
const OR_NULL = `case when i % 3 = 0 then null else ${TEXT} end`;
const AREA = `(array['family-law','divorce','other'])[1 + i % 3]`;
const AT = `timestamptz '2020-01-01 08:00Z' + i * interval '61 seconds 1 microsecond'`;
const LATER = `case when i % 3 = 1 then ${AT} + interval '1 day' end`;
const MONEY = `(array[0, 9999999999.99, 0.01, 1234567.1])[1 + i % 4]`;

// Most are ordinary; one post nearly fills an item, and one does not fit into one. Hex hashes compress to about half
// their size.
const BODY = `case
  when i in (7, 77, 707) then (select string_agg(md5(n || '-' || i), '') from generate_series(1, 9600) n)
  when i in (8, 88, 808) then (select string_agg(md5(n || '-' || i), '') from generate_series(1, 16000) n)
  else '<p>' || ${TEXT} || '</p>' end`;

/** Columns and their SQL values for row number `i`. */
const VALUES: Readonly<Record<TableName, Readonly<Record<string, string>>>> = {
  users: {
    username: `'client ' || i`,
    role: `(array['pending','revoked'])[1 + i % 2]`,
    email: `case when i % 3 = 0 then null else 'client' || i || '@example.com' end`,
    created_at: AT,
  },
  testimonials: {
    ...{ client_name: TEXT, rating: '1 + i % 5', content: TEXT, practice_area: AREA },
    ...{ is_published: 'i % 2 = 0', created_at: AT },
  },
  blog_posts: {
    ...{ title: TEXT, slug: `'article-' || i`, excerpt: TEXT, content: BODY, category: AREA },
    ...{ author: TEXT, is_published: 'i % 3 = 1', published_at: LATER, created_at: AT },
  },
  contact_submissions: {
    ...{ first_name: TEXT, last_name: TEXT, email: TEXT, phone: OR_NULL, practice_area: AREA },
    ...{ message: TEXT, is_read: 'i % 2 = 0', consented_at: LATER, created_at: AT },
  },
  probate_calculations: {
    ...{ estate_value: MONEY, real_estate_value: MONEY, attorney_fees: MONEY },
    ...{ executor_fees: MONEY, court_costs: MONEY, total_probate: MONEY, trust_cost: MONEY },
    ...{ savings: `-${MONEY}`, user_email: OR_NULL, created_at: AT },
  },
  theme_settings: {
    ...{ name: `'theme-' || i`, display_name: TEXT, description: TEXT, created_at: AT },
    css_variables: `'{"--primary": "#123456"}'`,
  },
  // Back to back, because they must not overlap, and all in the past.
  appointments: {
    ...{ first_name: TEXT, last_name: TEXT, email: TEXT, phone: OR_NULL, notes: OR_NULL },
    ...{ consultation_type: `'initial'`, practice_area: AREA, duration: '30' },
    scheduled_date: `timestamptz '2000-01-01 08:00Z' + i * interval '30 minutes'`,
    ends_at: `timestamptz '2000-01-01 08:30Z' + i * interval '30 minutes'`,
    ...{ status: `(array['completed','cancelled'])[1 + i % 2]`, created_at: AT },
  },
  calendar_settings: {
    ...{ provider: `'calendly'`, webhook_url: OR_NULL, api_key: `'${SECRET}'`, created_at: AT },
    config: `json_build_object('user', ${TEXT}, 'token', '${SECRET}')::text`,
  },
  email_settings: {
    ...{ provider: `'smtp'`, created_at: AT },
    config: `json_build_object('host', ${TEXT}, 'pass', '${SECRET}')::text`,
  },
  blog_sources: {
    ...{ name: TEXT, url: `'https://feeds.example/' || i`, type: `'api'`, is_active: 'false' },
    ...{ config: `json_build_object('apiKey', '${SECRET}', 'items', ${TEXT})::text` },
    ...{ last_fetched: LATER, created_at: AT },
  },
  external_blog_articles: {
    source_id: `(select id from blog_sources order by id limit 1)`,
    ...{ title: TEXT, url: `'https://news.example/' || i`, excerpt: OR_NULL, content: OR_NULL },
    ...{ canonical_url: `'https://news.example/' || i`, author: OR_NULL, published_at: LATER },
    ...{ external_id: `'external-' || i`, created_at: AT },
  },
  component_visibility_settings: {
    ...{ component_key: `'component-' || i`, component_name: TEXT, description: TEXT },
    ...{ is_visible: 'i % 2 = 0', created_at: AT },
  },
};

/** Inserts `rows` rows into each copied table, with values as difficult as the columns allow. */
export async function fillCopiedTables(db: Db, rows: number): Promise<void> {
  for (const [table, values] of Object.entries(VALUES)) {
    await sql`
      insert into ${sql.table(table)} (${sql.raw(Object.keys(values).join(', '))})
      select ${sql.raw(Object.values(values).join(', '))}
      from generate_series(1, ${rows}::int) as i`.execute(db);
  }
}

/** Changes, deletes and adds some rows, as in daily use; different rows for every `turn`. */
export async function changeCopiedRows(db: Db, turn: number): Promise<void> {
  const some = sql`abs(hashtext(id)) % 50 = ${turn}`;
  await sql`update testimonials set content = content || ${` changed ${turn}`} where ${some}`.execute(
    db,
  );
  await sql`update blog_posts set content = content || '<p>More.</p>' where ${some}`.execute(db);
  await sql`delete from contact_submissions where ${some}`.execute(db);
  await sql`delete from blog_posts where slug = ${`article-${turn === 1 ? 8 : 88}`}`.execute(db);
  await sql`
    insert into contact_submissions (first_name, last_name, email, practice_area, message)
      select 'Late', 'Comer ' || i, 'late@example.com', 'other', ''
      from generate_series(1, 20) as i`.execute(db);
}
