import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, describe, expect, it } from 'vitest';
import { COMPONENTS } from '../src/features/visibility/rules.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../src/testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import {
  hasPendingMigrations,
  listExecutedMigrations,
  MIGRATION_LOCK,
  MIGRATIONS,
  migrateTo,
  migrateToLatest,
  type OpenTransaction,
} from './migrate.ts';
import { seedEmptyDatabase } from './seed.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** An empty database with one independent pool for each instance of the process. */
async function emptyDatabase(copies: number): Promise<Database[]> {
  const empty = await createEmptyDatabase();
  cleanUps.push(empty.dispose);
  return Array.from({ length: copies }, () => {
    const database = openDatabase(
      { connectionString: empty.urlThrough() },
      { maxConnections: 2, onError: () => {} },
    );
    cleanUps.push(database.close);
    return database;
  });
}

async function migrated(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  cleanUps.push(database.dispose);
  return database;
}

/** The migrations of this release and one more. */
const withNext = (up: Migration['up']) => ({ ...MIGRATIONS, '9998-next': { up } });

const start = {
  firstName: 'D',
  lastName: 'W',
  email: 'd@example.com',
  consultationType: 'initial',
};
const appointment = (from: string, to: string) => ({
  ...start,
  practiceArea: 'other',
  scheduledDate: new Date(`2031-03-11T${from}:00Z`),
  endsAt: new Date(`2031-03-11T${to}:00Z`),
});

describe('migrating', () => {
  it('does not block inserts for long while it waits for an open transaction', async () => {
    const empty = await createEmptyDatabase();
    cleanUps.push(empty.dispose);
    const [migrating, reader] = [true, false].map((withoutTimeouts) => {
      const opened = openDatabase(
        { connectionString: empty.urlThrough() },
        { maxConnections: 1, onError: () => {}, withoutTimeouts },
      );
      cleanUps.push(opened.close);
      return opened.db as never as Kysely<never>;
    }) as [Kysely<never>, Kysely<never>];
    await migrateToLatest(migrating);
    const migrations = withNext(async (db) => {
      await sql`alter table outbox_emails add column added text`.execute(db);
    });
    const blockedBy: OpenTransaction[][] = [];
    const insertMail = async (place: number) => {
      const began = performance.now();
      await sql`insert into outbox_emails (kind, to_email, payload, dedupe_key)
        values ('contact_receipt', 'c@example.com', '{}', ${String(place)})`.execute(empty.db);
      return performance.now() - began;
    };

    const { migration, longestMs } = await reader.transaction().execute(async (open) => {
      await sql`select count(*) from outbox_emails`.execute(open);
      const migration = migrateToLatest(migrating, {
        migrations,
        onBlocked: (found) => blockedBy.push(found),
      });
      let longestMs = 0;
      // Blocks two attempts, each with queries queued behind it.
      for (let place = 0; blockedBy.length < 2; place += 1) {
        longestMs = Math.max(longestMs, await insertMail(place));
      }
      return { migration, longestMs };
    });
    expect(longestMs).toBeLessThan(4_000);
    expect(blockedBy[0]).toContainEqual(expect.objectContaining({ applicationName: 'lawfront' }));
    expect(await migration).toEqual([]);
    expect(await listExecutedMigrations(migrating)).toEqual(Object.keys(migrations));
  });

  it('succeeds when five copies start together, and the database is seeded once', async () => {
    const copies = await emptyDatabase(5);
    await Promise.all(
      copies.map(async ({ db }) => {
        await migrateToLatest(db as never);
        await seedEmptyDatabase(db, { now: new Date(), demo: true });
      }),
    );
    const { db } = copies[0] as Database;
    expect(await hasPendingMigrations(db as never)).toBe(false);
    const count = async (table: 'blogPosts' | 'testimonials' | 'firmProfile' | 'themeSettings') =>
      (
        await db
          .selectFrom(table)
          .select('id' as never)
          .execute()
      ).length;
    expect(await count('blogPosts')).toBe(6);
    expect(await count('testimonials')).toBe(5);
    expect(await count('firmProfile')).toBe(1);
  });

  it('leaves a site without demo content with a firm and the visibility settings only', async () => {
    const [{ db }] = (await emptyDatabase(1)) as [Database];
    await migrateToLatest(db as never);
    await seedEmptyDatabase(db, { now: new Date(), demo: false });
    expect(await db.selectFrom('blogPosts').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('firmProfile').select('zone').execute()).toHaveLength(1);
    const rows = await db.selectFrom('componentVisibilitySettings').select('id').execute();
    expect(rows).toHaveLength(COMPONENTS.length);
  });

  it('leaves the schema of a newer release unchanged, and returns its unknown migrations', async () => {
    const { db } = await migrated();
    expect(await migrateToLatest(db as never)).toEqual([]);
    await sql`insert into kysely_migration values ('9999-later', '2040-01-01T00:00:00Z')`.execute(
      db,
    );
    expect(await migrateToLatest(db as never)).toEqual(['9999-later']);
    expect(await hasPendingMigrations(db as never)).toBe(false);
  });

  it('waits for the migration of a newer release, and returns its unknown migrations', async () => {
    const { db } = await migrated();
    const last = (await listExecutedMigrations(db as never)).at(-1);
    await sql`delete from kysely_migration where name = ${last}`.execute(db);
    let running: Promise<string[]> | undefined;
    await db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(other);
      running = migrateToLatest(db as never);
      const waiting = () =>
        sql`select 1 from pg_locks join pg_stat_activity as activity using (pid)
          where locktype = 'advisory' and not granted
            and activity.datname = current_database()`.execute(other);
      await expect.poll(async () => (await waiting()).rows.length).toBe(1);
      await sql`insert into kysely_migration values
        (${last}, '2040-01-01T00:00:00Z'), ('9999-later', '2040-01-01T00:00:00Z')`.execute(other);
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(other);
    });
    expect(await running).toEqual(['9999-later']);
  });

  it('does not wait for the lock when there is nothing to migrate', async () => {
    const { db } = await migrated();
    await db.transaction().execute(async (other) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(other);
      expect(await migrateToLatest(db as never)).toEqual([]);
    });
  });

  it('succeeds after a deadlock with the writes of another copy', async () => {
    const [migrating, writing, { db }] = (await emptyDatabase(3)) as [Database, Database, Database];
    await migrateToLatest(db as never);
    const migrations = withNext(async (db) => {
      for (const table of ['users', 'local_identity.accounts', 'blog_posts']) {
        await sql`alter table ${sql.table(table)} add column added text`.execute(db);
      }
    });
    const waiting = async (table: string) =>
      (
        await sql`select from pg_locks join pg_stat_activity as activity using (pid)
          where relation = ${table}::regclass and not granted
            and activity.datname = current_database()`.execute(db)
      ).rows.length;
    const between = await writing.db.startTransaction().execute();
    await sql`lock table local_identity.accounts in row exclusive mode`.execute(between);
    const write = await writing.db.startTransaction().execute();
    await sql`lock table blog_posts in row exclusive mode`.execute(write);
    await sql`set local deadlock_timeout = '1h'`.execute(write);
    const running = migrateToLatest(migrating.db as never, { migrations });
    await expect.poll(() => waiting('local_identity.accounts')).toBe(1);
    const written = sql`lock table users in row exclusive mode`.execute(write);
    await expect.poll(() => waiting('users')).toBe(1);
    await between.commit().execute();
    await written;
    await write.commit().execute();
    expect(await running).toEqual([]);
    expect(await listExecutedMigrations(db as never)).toEqual(Object.keys(migrations));
  });

  it('refuses a schema whose migrations differ from its own', async () => {
    const { db } = await migrated();
    await sql`
      update kysely_migration set name = '0001-elsewhere' where name = '0001-baseline'`.execute(db);
    await expect(migrateToLatest(db as never)).rejects.toThrow(
      'does not know (0001-elsewhere), and lacks some of its own',
    );
  });

  it('takes the baseline as run in a database of the last development version, once', async () => {
    const [{ db }] = (await emptyDatabase(1)) as [Database];
    await migrateTo(db as never, '0001-baseline', MIGRATIONS);
    await sql`delete from kysely_migration`.execute(db);
    await sql`
      insert into kysely_migration values
        ('0001-site-content', '2026-11-01'), ('0120-edited-news-sources', '2026-11-28')`.execute(
      db,
    );
    await sql`create view calendar_busy as select 1 as id`.execute(db);
    const copies = await Promise.all([1, 2, 3].map(() => migrateToLatest(db as never)));
    expect(copies).toEqual([[], [], []]);
    expect(await listExecutedMigrations(db as never)).toEqual(Object.keys(MIGRATIONS));
    const { rows } = await sql`select to_regclass('calendar_busy') as view`.execute(db);
    expect(rows).toEqual([{ view: null }]);
  });

  it('has the twelve tables of the specification', async () => {
    const { db } = await migrated();
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'users',
        'testimonials',
        'blog_posts',
        'contact_submissions',
        'probate_calculations',
        'theme_settings',
        'appointments',
        'calendar_settings',
        'email_settings',
        'blog_sources',
        'external_blog_articles',
        'component_visibility_settings',
      ]),
    );
  });
});

describe('the database', () => {
  it('refuses appointments that overlap, and accepts adjacent ones', async () => {
    const { db } = await migrated();
    const insert = (from: string, to: string) =>
      db.insertInto('appointments').values(appointment(from, to)).execute();
    await insert('16:00', '16:30');
    await expect(insert('16:15', '16:45')).rejects.toThrow('appointments_no_overlap');
    await insert('16:30', '17:00');
  });

  it('refuses to reschedule a cancelled appointment whose time is taken', async () => {
    const { db } = await migrated();
    const insert = (status: string) =>
      db
        .insertInto('appointments')
        .values({ ...appointment('16:00', '16:30'), status })
        .returning('id')
        .executeTakeFirstOrThrow();
    const { id } = await insert('cancelled');
    await insert('scheduled');
    const revive = db
      .updateTable('appointments')
      .set({ status: 'scheduled' })
      .where('id', '=', id)
      .execute();
    await expect(revive).rejects.toThrow('appointments_no_overlap');
  });

  it.each([
    ['an unknown status', { status: 'maybe' }],
    ['an end before its beginning', { endsAt: new Date('2031-03-11T15:00:00Z') }],
    ['no duration', { duration: 0 }],
  ])('refuses an appointment with %s', async (_what, change) => {
    const { db } = await migrated();
    const insert = db
      .insertInto('appointments')
      .values({ ...appointment('16:00', '16:30'), ...change })
      .execute();
    await expect(insert).rejects.toThrow(/check constraint/);
  });

  it('lets only one theme be active', async () => {
    const { db } = await migrated();
    const insert = (name: string) =>
      db
        .insertInto('themeSettings')
        .values({ name, displayName: name, description: '', cssVariables: '', isActive: true })
        .execute();
    await db.updateTable('themeSettings').set({ isActive: false }).execute();
    await insert('one');
    await expect(insert('two')).rejects.toThrow(/unique/);
  });

  it('refuses to change or delete entries of the audit log, except to erase texts in them', async () => {
    const { db } = await migrated();
    await sql`insert into audit_log (actor, action, entity, before, after)
      values ('a', 'b', 'c', null, '{"name": "Dana", "n": 1, "list": ["x", {"y": "z"}]}')`.execute(
      db,
    );
    const update = (change: string) => sql`update audit_log set ${sql.raw(change)}`.execute(db);
    for (const change of [
      `action = 'w'`,
      `at = now() + interval '1 day'`,
      `after = null`,
      `before = '{}'`,
      `after = '"erased"'`,
      `after = after - 'n'`,
      `after = after || '{"name": "Other"}'`,
      `after = after || '{"n": "erased"}'`,
      `after = after || '{"more": "erased"}'`,
      `after = jsonb_set(after, '{list}', '["x"]')`,
      `after = jsonb_set(after, '{list,1,y}', '"w"')`,
    ]) {
      await expect(update(change), change).rejects.toThrow('append-only');
    }
    await update(`after = jsonb_set(after || '{"name": "erased"}', '{list,1,y}', '"erased"')`);
    const { after } = await db.selectFrom('auditLog').select('after').executeTakeFirstOrThrow();
    expect(after).toEqual({ name: 'erased', n: 1, list: ['x', { y: 'erased' }] });
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('append-only');
  });
});
