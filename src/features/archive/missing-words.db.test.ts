import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { insertOffice } from '../firm/testing/insert-office.ts';
import { recordLetter } from './record-copies.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const record = (id: string, html: string, shownFrom = TEST_NOW) =>
  app.deps.db
    .transaction()
    .execute((tx) => recordLetter(tx, { id, mail: { subject: 'News', html }, shownFrom }));
const missingIn = async (id: string, at = TEST_NOW) => {
  const query = new URLSearchParams({ path: `letter:${id}`, at: at.toISOString() });
  return (await staff.call('GET', `/api/admin/advertising/copy?${query}`)).body.missing;
};

it('a copy that is shown says what it lacks, by the offices of the firm', async () => {
  await record('1', '<p>From Maren Castellane in Oceanside</p>');
  expect(await missingIn('1')).toEqual(['no city of an office']);
  await insertOffice(app.deps.db, { hosts: [] });
  expect(await missingIn('1')).toEqual([]);
});

it('a copy that has been replaced does not: the firm may have moved since', async () => {
  const before = new Date(+TEST_NOW - 60_000);
  await record('2', '<p>Somebody somewhere</p>', before);
  expect(await missingIn('2', before)).toHaveLength(2);
  await record('2', '<p>Pacific Harbor Law, San Diego</p>');
  expect([await missingIn('2', before), await missingIn('2')]).toEqual([[], []]);
});
