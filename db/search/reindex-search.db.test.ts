import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../src/testing/test-database.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import { reindexSearch } from './reindex-search.ts';

let database: TestDatabase;
afterEach(() => database.dispose());

const ROWS = 1_203;

/** A database at the previous release's schema, with messages and articles from that time. */
async function filledBefore(): Promise<TestDatabase['db']> {
  database = await createEmptyDatabase();
  const { db } = database;
  await migrateTo(db as never, '0027-calendar-sync-by-statement');
  await sql`
    insert into contact_submissions (first_name, last_name, email, practice_area, message)
      select 'Zoë', 'O’Malley' || i, 'z@example.com', 'other', 'Hello'
      from generate_series(1, ${ROWS}) as i`.execute(db);
  await sql`
    insert into blog_posts (title, slug, excerpt, content, category, author, updated_at)
      values ('One', 'one', '', '', 'divorce', 'García', '2020-01-01T00:00:00Z')`.execute(db);
  return db;
}

const found = async (db: TestDatabase['db'], table: string, column: string, q: string) =>
  (
    await sql`select from ${sql.table(table)}
      where ${sql.ref(column)} @@ search_query(${q})`.execute(db)
  ).rows.length;

it('indexes existing rows, and does not change their time of update', async () => {
  const db = await filledBefore();
  await migrateToLatest(db as never);
  expect(await found(db, 'contact_submissions', 'search', 'omalley')).toBe(0);
  expect(await reindexSearch(db as never)).toBe(ROWS + 1);
  expect(await found(db, 'contact_submissions', 'search', 'zoe omalley')).toBe(ROWS);
  expect(await found(db, 'blog_posts', 'office_search', 'garcia')).toBe(1);
  const { updatedAt } = await db
    .selectFrom('blogPosts')
    .select('updatedAt')
    .executeTakeFirstOrThrow();
  expect(updatedAt).toEqual(new Date('2020-01-01T00:00:00Z'));
  expect(await reindexSearch(db as never)).toBe(0);
  await db.updateTable('blogPosts').set({ title: 'Two' }).execute();
  const { updatedAt: changed } = await db
    .selectFrom('blogPosts')
    .select('updatedAt')
    .executeTakeFirstOrThrow();
  expect(changed.getTime()).toBeGreaterThan(updatedAt.getTime());
});

it('continues after an interruption without repeating finished rows', async () => {
  const db = await filledBefore();
  await migrateToLatest(db as never);
  await sql`
    create function stop_at_last() returns trigger language plpgsql as $$
    begin
      if new.id = (select max(id) from contact_submissions) then raise 'stopped'; end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger stop_at_last before update on contact_submissions
      for each row execute function stop_at_last()`.execute(db);
  await expect(reindexSearch(db as never)).rejects.toThrow('stopped');
  const done = await found(db, 'contact_submissions', 'search', 'omalley');
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(ROWS);
  await sql`drop trigger stop_at_last on contact_submissions`.execute(db);
  expect(await reindexSearch(db as never)).toBe(ROWS - done);
  expect(await found(db, 'contact_submissions', 'search', 'omalley')).toBe(ROWS);
});

it('indexes each row once when two copies start together', async () => {
  const db = await filledBefore();
  await migrateToLatest(db as never);
  const copies = await Promise.all([1, 2].map(() => reindexSearch(db as never)));
  expect(copies.reduce((sum, rows) => sum + rows)).toBe(ROWS + 1);
  expect(await found(db, 'contact_submissions', 'search', 'omalley')).toBe(ROWS);
});

it('does nothing in a database without rows', async () => {
  database = await createEmptyDatabase();
  await migrateToLatest(database.db as never);
  expect(await database.db.selectFrom('searchReindex').selectAll().execute()).toEqual([]);
  expect(await reindexSearch(database.db as never)).toBe(0);
});
