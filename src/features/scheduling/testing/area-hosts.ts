import { tuesdayAt } from '../../../testing/booking-requests.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { FIRM_HOST } from '../rules.ts';
import { insertHosts } from './parallel-hosts.ts';

/**
 * Hosts who offer every type, each with these practice areas, named Host 0 and so on; replaces those of the firm.
 * Returns their numbers.
 */
export async function insertAreaHosts(
  { deps: { db, content } }: TestApp,
  areas: readonly (readonly string[])[],
): Promise<number[]> {
  const numbers = await db.transaction().execute((tx) => insertHosts(tx, areas.length));
  for (const [place, practiceAreas] of areas.entries()) {
    await db
      .updateTable('attorneys')
      .set({ practiceAreas: [...practiceAreas] })
      .where('slug', '=', `host-${place}`)
      .execute();
  }
  await content.settle();
  return numbers;
}

/** Blocks the working day of a host on the Tuesday of `tuesdayAt`. */
export const takeTuesdayOff = ({ deps: { db } }: TestApp, hostNumber = FIRM_HOST) =>
  db
    .insertInto('timeOff')
    .values({
      startsAt: new Date(tuesdayAt('08:00')),
      endsAt: new Date(tuesdayAt('18:00')),
      hostNumber,
      createdBy: 'admin',
    })
    .execute();
