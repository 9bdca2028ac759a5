import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { searchEverywhere } from './search-everywhere.ts';

const USER = {
  id: '1',
  username: 'maren',
  email: null,
  role: 'admin',
  areas: null,
  attorneyId: null,
  createdAt: new Date(0),
} as const;

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(
    { connectionString: testDatabase.urlThrough() },
    { maxConnections: 10, onError: () => {} },
  );
});
afterAll(async () => {
  await database.close();
  await testDatabase.dispose();
});

it('uses a single connection, so that people who type fast do not take those of visitors', async () => {
  const { db, connections } = database;
  await searchEverywhere({ db, now: () => new Date(), user: USER }, { q: 'okafor' });
  expect(connections()).toEqual({ open: 1, idle: 1, waiting: 0 });
});
