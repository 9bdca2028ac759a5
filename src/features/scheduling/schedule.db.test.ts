import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { getSchedule } from './queries.ts';
import { DEFAULT_SCHEDULE } from './testing/default-schedule.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it('of a new installation is the documented one', async () => {
  expect(await getSchedule(database.db)).toEqual(DEFAULT_SCHEDULE);
});
