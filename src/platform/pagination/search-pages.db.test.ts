import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSubmissions, readSubmissions } from '../../features/contact/queries.ts';
import { SUBMISSION_SORTS } from '../../features/contact/rules.ts';
import { listSubmissionsInput } from '../../features/contact/schema.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sortsOf } from './rules.ts';

let database: TestDatabase;

/**
 * Twenty read messages contain `zebra`, two for each combination of time and name. In every order more than a thousand
 * others come before and after them, so that the nearest rows contain none and the full-text index is used.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`
    insert into contact_submissions
      (first_name, last_name, email, practice_area, message, is_read, is_resolved, created_at)
    select 'Ana', (array['Aa', 'Mm' || i / 2 % 5, 'Zz'])[place], 'a@example.com', 'divorce',
      case when place = 2 then 'zebra' else 'other' end, place > 1, place = 3,
      timestamptz '2031-03-01' + place * interval '1 day' + i / 2 * interval '1 minute'
    from generate_series(1, 3) as place, generate_series(1, case when place = 2 then 20 else 1100 end) as i`.execute(
    database.db,
  );
});
afterAll(() => database.dispose());

const ORDERS: Record<string, string> = {
  received: 'created_at, id',
  name: `lower(last_name || ' ' || first_name), id`,
  status: 'is_resolved, is_read, created_at, id',
  // Messages that wait for an answer come first.
  due: '(case when answered_at is null and not is_resolved and not is_spam and deleted_at is null then 0 else 1 end), coalesce(answer_due_at,created_at), id',
};

/** The ids of the messages that contain `zebra`, in the order of a list. */
async function idsInOrder(sort: string): Promise<string[]> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = ORDERS[sort.replace('-', '')] ?? '';
  const by = order.split(/, (?=\w)/).map((part) => `${part} ${direction}`);
  const { rows } = await sql<{ id: string }>`
    select id from contact_submissions where message = 'zebra' order by ${sql.raw(by.join(', '))}`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
}

const search = (query: object) =>
  listSubmissions(database.db, listSubmissionsInput.parse({ q: 'zebra', limit: 7, ...query }));

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it.each(sortsOf(SUBMISSION_SORTS))(
  'rare words are found in the order of %s, on pages both ways',
  async (sort) => {
    const expected = await idsInOrder(sort);
    const first = await search({ sort });
    const second = await search({ sort, cursor: first.next });
    const third = await search({ sort, cursor: second.next });
    expect(idsOf([...first.items, ...second.items, ...third.items])).toEqual(expected);
    expect(third.next).toBeNull();
    for (const [page, before] of [
      [third, second],
      [second, first],
    ] as const) {
      expect(await search({ sort, cursor: page.previous })).toMatchObject({ items: before.items });
    }
  },
);

it('rare words are found behind the cursor of a row that is far from them', async () => {
  const { next } = await search({ q: 'other', limit: 50 });
  expect(idsOf((await search({ cursor: next })).items)).toEqual(
    (await idsInOrder('-received')).slice(0, 7),
  );
});

it.each(sortsOf(SUBMISSION_SORTS))('a file of them has the order of %s', async (sort) => {
  const ids: string[] = [];
  for await (const rows of readSubmissions(database.db, { q: 'zebra', sort })) {
    ids.push(...idsOf(rows));
  }
  expect(ids).toEqual(await idsInOrder(sort));
});
