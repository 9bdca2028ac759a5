import { type Kysely, sql } from 'kysely';

const TABLES = ['contact_submissions', 'appointments'];

/**
 * How clients want to be reached, as they have stated it: see `src/features/contact-preferences/schema.ts`. Null if
 * they have stated nothing, as in all older rows. The indexes find the addresses that have asked for neutral wording.
 * The policy that was seeded says what is stored; its text is corrected where staff have not changed it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await sql`alter table ${sql.ref(table)} add column contact_preferences jsonb
      check (jsonb_typeof(contact_preferences) = 'object')`.execute(db);
    await sql`create index ${sql.ref(`${table}_neutral_wording`)} on ${sql.ref(table)} (lower(email))
      where contact_preferences ->> 'neutralWording' = 'true'`.execute(db);
  }
  await correctPolicy(db);
}

/** The seeded texts, before and after. */
const CORRECTIONS = [
  [
    'phone number if you give one, the practice area, your notes',
    'phone number if you give one, how we may reach you if you say so, the practice area, your notes',
  ],
  [
    'phone number if you give one, your message',
    'phone number if you give one, how we may reach you if you say so, your message',
  ],
] as const;

/** A paragraph that other changes of the policy leave alone: staff who have changed it have a policy of their own. */
const UNCHANGED =
  'Nothing on our pages is loaded from other companies. Your choice of colours is kept in your own browser. We sell nothing to anybody.';

/** Corrects the text that visitors read and a draft of it, each if it contains all of the seeded texts. */
async function correctPolicy(db: Kysely<unknown>): Promise<void> {
  for (const column of ['content', 'draft']) {
    const text = sql`${sql.ref(column)}::text`;
    const corrected = CORRECTIONS.reduce(
      (before, [old, now]) => sql`replace(${before}, ${old}, ${now})`,
      text,
    );
    const seeded = [UNCHANGED, ...CORRECTIONS.map(([old]) => old)];
    const isSeeded = sql.join(
      seeded.map((old) => sql`strpos(${text}, ${old}) > 0`),
      sql` and `,
    );
    await sql`
      update pages set ${sql.ref(column)} = (${corrected})::jsonb
        where path = '/privacy' and ${isSeeded}`.execute(db);
  }
}
