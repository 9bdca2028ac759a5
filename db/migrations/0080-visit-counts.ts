import { type Kysely, sql } from 'kysely';

/**
 * Counts of visits per day in the firm's zone. `visit_counters` has the number of the last batch that each process has
 * added, so that a batch is not added again when the answer to it was lost. The policy that was seeded says that nothing
 * is counted; its text is corrected where staff have not changed it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit_counts (
      day date not null,
      kind text not null
        check (kind in ('page', 'referrer', 'device', 'language', 'funnel', 'search')),
      name text not null check (length(name) <= 512),
      count bigint not null check (count > 0),
      primary key (day, kind, name)
    )`.execute(db);
  await sql`
    create table visit_counters (
      id uuid primary key,
      batch integer not null,
      added_at timestamptz not null default now()
    )`.execute(db);
  await correctPolicy(db);
}

/** The seeded texts, before and after. */
const CORRECTIONS = [
  [
    '<p>We set no cookies and use no analytics, advertising or tracking. Nothing on our pages is loaded from other companies. Your choice of colours is kept in your own browser. We sell nothing to anybody.</p><p>A browser can send a “Do Not Track” or “Global Privacy Control” signal. Our pages answer it in the same way as its absence, because neither we nor others track here what you do, on this website or across others.</p>',
    '<p>We set no cookies and use no advertising or tracking. Nothing on our pages is loaded from other companies. Your choice of colours is kept in your own browser. We sell nothing to anybody.</p><p>A browser can send a “Do Not Track” or “Global Privacy Control” signal. Our pages answer it in the same way as its absence, because neither we nor others track here what you do, on this website or across others.</p>',
  ],
  [
    '<p>Our server counts how often an address sends forms, for minutes and for 25 hours at most, to stop abuse. Its log has no names, addresses or messages in it.</p>',
    '<p>Our server counts how often an address sends forms, for minutes and for 25 hours at most, to stop abuse. Its log has no names, addresses or messages in it.</p><p>It also counts how often each page is opened in a day, from which other websites, on which kind of device, in which language, how far bookings get, and which words a search here did not find. These are sums that name nobody: we keep nothing about single visits, show no sum below five, and delete the sums after 13 months.</p>',
  ],
  ['<p>Effective November 24, 2026.</p>', '<p>Effective November 26, 2026.</p>'],
] as const;

/** Corrects the text that visitors read and a draft of it, each if it contains all of the seeded texts. */
async function correctPolicy(db: Kysely<unknown>): Promise<void> {
  for (const column of ['content', 'draft']) {
    const text = sql`${sql.ref(column)}::text`;
    const corrected = CORRECTIONS.reduce(
      (before, [old, now]) => sql`replace(${before}, ${old}, ${now})`,
      text,
    );
    const isSeeded = sql.join(
      CORRECTIONS.map(([old]) => sql`strpos(${text}, ${old}) > 0`),
      sql` and `,
    );
    await sql`
      update pages set ${sql.ref(column)} = (${corrected})::jsonb
        where path = '/privacy' and ${isSeeded}`.execute(db);
  }
}
