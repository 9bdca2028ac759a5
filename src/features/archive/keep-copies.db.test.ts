import { afterEach, beforeEach, expect, it } from 'vitest';
import { subDays } from '../../platform/time/date-math.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertOffice } from '../firm/testing/insert-office.ts';
import { resolvePack } from '../jurisdictions/resolve-pack.ts';
import { archivePersonalData } from './personal-data.ts';
import { recordLetter } from './record-copies.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.dispose());

/** The database forbids to delete what was shown within a year by its own clock. */
const NOW = new Date();
const daysOf = (pack: string) => resolvePack(pack).copyDuty?.days ?? 0;

/** Letters that were sent so many days ago; returns after retention the days of those whose text is still there. */
async function keptOf(days: readonly number[]): Promise<number[]> {
  const { db } = database;
  const letterOf = (ago: number) => ({
    ...{ id: `${ago}`, shownFrom: subDays(NOW, ago) },
    mail: {
      subject: `Letter of ${ago} days ago`,
      html: `<html><head></head><body><p>${ago}</p></body></html>`,
    },
  });
  for (const ago of days) await db.transaction().execute((tx) => recordLetter(tx, letterOf(ago)));
  await archivePersonalData.applyRetention?.(db, NOW);
  const rows = await db
    .selectFrom('advertisingCopies')
    .innerJoin('advertisingBodies', 'advertisingBodies.hash', 'advertisingCopies.bodyHash')
    .select('path')
    .orderBy('number')
    .execute();
  return rows.map(({ path }) => Number(path.replace('letter:', '')));
}

async function openOffices(main: string, ...others: string[]) {
  const { db } = database;
  await db.updateTable('firmProfile').set({ region: main }).execute();
  for (const region of others) {
    await insertOffice(db, { key: region.toLowerCase(), hosts: [] });
    await db
      .updateTable('offices')
      .set({ region })
      .where('key', '=', region.toLowerCase())
      .execute();
  }
}

const TEXAS = daysOf('us-tx');
const FLORIDA = daysOf('us-fl');

it.each([
  ['Florida', ['FL'], FLORIDA],
  ['Texas and Florida', ['TX', 'FL'], TEXAS],
  ['Florida and Texas', ['FL', 'TX'], TEXAS],
  ['Ohio', ['OH'], 730],
] as const)(
  'with offices in %s, copies are kept as long as the longest duty',
  async (_name, regions, longest) => {
    expect(TEXAS).toBeGreaterThan(FLORIDA);
    const [main, ...others] = regions;
    await openOffices(main, ...others);
    expect(await keptOf([longest + 1, longest - 1, 1])).toEqual([longest - 1, 1]);
  },
);
