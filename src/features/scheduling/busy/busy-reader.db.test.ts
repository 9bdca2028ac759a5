import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { busyReader } from './busy-reader.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

const now = new Date('2031-03-10T00:00:00Z');
const day = (date: string) => ({
  from: new Date(`${date}T00:00:00Z`),
  to: new Date(`${date}T24:00:00Z`),
  now,
});

const block = (startsAt: string, endsAt: string) =>
  database.db.insertInto('timeOff').values({ startsAt, endsAt, createdBy: 'admin' }).execute();

it('answers each range that is asked for together by its own', async () => {
  await block('2031-03-11T10:00:00Z', '2031-03-11T11:00:00Z');
  const read = busyReader(database.db);
  const [first, other, again] = await Promise.all([
    read(day('2031-03-11')),
    read(day('2031-03-12')),
    read(day('2031-03-11')),
  ]);
  expect(first).not.toBe('');
  expect([other, again]).toEqual(['', first]);
});

it('knows what was stored before the question, also while another statement is in flight', async () => {
  const read = busyReader(database.db);
  const before = read(day('2031-03-13'));
  // The statement has been sent when the next turn begins.
  await new Promise(setImmediate);
  await block('2031-03-13T10:00:00Z', '2031-03-13T11:00:00Z');
  const after = await read(day('2031-03-13'));
  await before;
  expect(after).not.toBe('');
});
