import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { insertDemoHosts } from '../../../../db/demo/insert-demo-hosts.ts';
import { migrateToLatest } from '../../../../db/migrate.ts';
import { seedEmptyDatabase } from '../../../../db/seed.ts';
import { TRANSLATABLES } from '../../../app/features.ts';
import { bookingBody, postJson, TUESDAY_9_AM } from '../../../testing/booking-requests.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createEmptyDatabase } from '../../../testing/test-database.ts';
import { countSamples } from './count-samples.ts';
import { removeSamples } from './remove-samples.ts';

const ALL = ['articles', 'testimonials', 'attorneys', 'claims'] as const;

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

/** A database with the demo content, as a new installation has it. */
async function demoDatabase() {
  const database = await createEmptyDatabase();
  onTestFinished(database.dispose);
  await migrateToLatest(database.db as never);
  await seedEmptyDatabase(database.db, { now: new Date(), demo: true, translatables });
  return database.db;
}
const user = { username: 'admin' } as Parameters<typeof removeSamples>[0]['user'];
const translatables = TRANSLATABLES;
const NONE = { articles: 0, testimonials: 0, attorneys: 0, claims: 0 };

it('counts all demo content of a new installation, and removes all of it', async () => {
  const db = await demoDatabase();
  const there = await countSamples(db);
  expect(there).toEqual({ articles: 6, testimonials: expect.any(Number), attorneys: 3, claims: 3 });
  expect(await removeSamples({ db, user }, ALL)).toEqual(there);
  expect(await countSamples(db)).toEqual(NONE);
  for (const table of ['blogPosts', 'testimonials', 'attorneys'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  const translated = await db.selectFrom('translations').select('entity').distinct().execute();
  expect(translated.map(({ entity }) => entity)).toContain('pages');
  for (const sample of ['articles', 'attorneys']) {
    expect(translated).not.toContainEqual({ entity: sample });
  }
  // At least one host must take consultations: the firm as a whole becomes that host.
  const hosts = await db.selectFrom('hosts').select(['number', 'isActive']).execute();
  expect(hosts).toEqual([{ number: 1, isActive: true }]);
});

it('writes an audit entry for each row', async () => {
  const db = await demoDatabase();
  const { testimonials } = await removeSamples({ db, user }, ALL);
  const entries = await db.selectFrom('auditLog').select('action').execute();
  const count = (name: string) => entries.filter(({ action }) => action === name).length;
  expect(count('article.delete')).toBe(6);
  expect(count('testimonial.delete')).toBe(testimonials);
  expect(count('attorney.delete')).toBe(3);
  expect(count('firm.update')).toBe(1);
});

it('removes the kinds that are named, and nothing else', async () => {
  const db = await demoDatabase();
  const there = await countSamples(db);
  expect(await removeSamples({ db, user }, ['claims'])).toEqual({
    ...NONE,
    claims: 3,
  });
  expect(await countSamples(db)).toEqual({ ...there, claims: 0 });
  // Sample articles do not prevent the deletion of their authors.
  expect(await removeSamples({ db, user }, ['attorneys'])).toEqual({
    ...NONE,
    attorneys: 3,
  });
  expect(await db.selectFrom('attorneys').select('slug').execute()).toEqual([]);
  expect(await countSamples(db)).toEqual({ ...there, claims: 0, attorneys: 0 });
});

it('hides a sample attorney who is the author of an article of the firm', async () => {
  const db = await demoDatabase();
  const own = { excerpt: 'Ours', content: '<p>Ours</p>', category: 'divorce' };
  await db
    .insertInto('blogPosts')
    .values({ ...own, title: 'Ours', slug: 'ours', author: 'Theo Okonjo' })
    .execute();
  await removeSamples({ db, user }, ALL);
  const left = await db.selectFrom('attorneys').select(['slug', 'isActive']).execute();
  expect(left).toEqual([{ slug: 'theo-okonjo', isActive: false }]);
});

it('leaves alone what staff have written or made their own', async () => {
  const db = await demoDatabase();
  const own = { excerpt: 'Ours', content: '<p>Ours</p>', category: 'divorce' };
  await db
    .insertInto('blogPosts')
    .values({ ...own, title: 'Ours', slug: 'ours', author: 'Firm' })
    .execute();
  const said = { rating: 5, content: 'Thanks', practiceArea: 'divorce' };
  await db
    .insertInto('testimonials')
    .values({ ...said, clientName: 'Real R.' })
    .execute();
  await db
    .updateTable('attorneys')
    .set({ name: 'Ada Brandt' })
    .where('slug', '=', 'theo-okonjo')
    .execute();
  await db
    .updateTable('attorneys')
    .set({ role: 'Partner' })
    .where('slug', '=', 'ines-halloran')
    .execute();
  expect(await removeSamples({ db, user }, ALL)).toMatchObject({
    articles: 6,
    attorneys: 2,
  });
  const titles = await db.selectFrom('blogPosts').select('title').execute();
  expect(titles).toEqual([{ title: 'Ours' }]);
  const clients = await db.selectFrom('testimonials').select('clientName').execute();
  expect(clients).toEqual([{ clientName: 'Real R.' }]);
  const names = await db.selectFrom('attorneys').select('name').execute();
  expect(names).toEqual([{ name: 'Ada Brandt' }]);
});

it('removes nothing at all if one part fails', async () => {
  const db = await demoDatabase();
  const there = await countSamples(db);
  // The claims are removed last.
  await sql`
    alter table firm_profile
      add constraint keeps_claims check (claims ->> 'rating' is not null)`.execute(db);
  await expect(removeSamples({ db, user }, ALL)).rejects.toThrow();
  expect(await countSamples(db)).toEqual(there);
  expect(await db.selectFrom('auditLog').select('action').execute()).toEqual([]);
});

it('hides a sample attorney with appointments, who no longer takes consultations', async () => {
  const { db } = app.deps;
  await db.transaction().execute(insertDemoHosts);
  await app.deps.content.settle();
  const body = { ...bookingBody({ scheduledDate: TUESDAY_9_AM }), attorney: 'maren-castellane' };
  const { status } = await postJson(`${app.url}/api/appointments`, body);
  expect(status).toBe(201);
  const { body: answer } = await staff.call('POST', '/trpc/setup.removeSamples', {
    kinds: ['attorneys'],
  });
  expect(answer.result.data).toMatchObject({ attorneys: 3, testimonials: 0 });
  const left = await db.selectFrom('attorneys').select(['slug', 'isActive']).execute();
  expect(left).toEqual([{ slug: 'maren-castellane', isActive: false }]);
  const hosts = await db
    .selectFrom('hosts')
    .select(['number', 'isActive'])
    .orderBy('number')
    .execute();
  expect(hosts).toEqual([
    { number: 1, isActive: true },
    { number: expect.any(Number), isActive: false },
  ]);
  expect((await countSamples(db)).attorneys).toBe(0);
});

it('refuses a kind that does not exist, and no kind at all', async () => {
  for (const kinds of [['messages'], []]) {
    const { status, body } = await staff.call('POST', '/trpc/setup.removeSamples', { kinds });
    expect(status).toBe(400);
    expect(Object.keys(body.error.data.fieldErrors ?? {})[0]).toMatch(/^kinds/);
  }
});
