import { type Kysely, sql } from 'kysely';

/** What the seeded privacy policy and home page said, and what they say now. */
const CORRECTIONS = [
  [
    '/privacy',
    'the practice area, your notes, and the time. We need them to meet you.',
    'the practice area, the attorney you choose, the names of the other side if you give them, your notes, and the time. We need them to meet you, and the names of the other side to check that we do not work for them already.',
  ],
  [
    '/privacy',
    ', your message, and the time at which you agreed',
    ', the names of the other side if you give them, your message, and the time at which you agreed',
  ],
  [
    '/privacy',
    'Without an address nothing leaves your browser.',
    'Without an address we keep nothing of a calculation: your browser does it, or, if it runs no scripts, our server, which stores nothing.',
  ],
  ['/', ' explained in plain words. Choose a time online."', ' explained in plain words."'],
] as const;

/** Sentences that other changes of the seeded texts leave alone: staff who have changed them have texts of their own. */
const UNCHANGED = {
  '/privacy':
    'Nothing on our pages is loaded from other companies. Your choice of colours is kept in your own browser. We sell nothing to anybody.',
  '/': 'Divorce, custody, estates and trusts in {city},',
} as const;

/** Corrects the published text and a draft of it, each if it contains all of the seeded sentences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const path of ['/privacy', '/'] as const) {
    const corrections = CORRECTIONS.filter(([of]) => of === path);
    for (const column of ['content', 'draft']) {
      const text = sql`${sql.ref(column)}::text`;
      const corrected = corrections.reduce(
        (before, [, old, now]) => sql`replace(${before}, ${old}, ${now})`,
        text,
      );
      const isSeeded = sql.join(
        [UNCHANGED[path], ...corrections.map(([, old]) => old)].map(
          (old) => sql`strpos(${text}, ${old}) > 0`,
        ),
        sql` and `,
      );
      await sql`
        update pages set ${sql.ref(column)} = (${corrected})::jsonb
          where path = ${path} and ${isSeeded}`.execute(db);
    }
  }
}
