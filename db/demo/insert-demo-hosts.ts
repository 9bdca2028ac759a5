import type { Tx } from '../client.ts';
import { type DemoHost, demoHosts, demoTypes } from './hosts.ts';

/** The host that is the firm as a whole. */
const FIRM_HOST = 1;

/**
 * Makes the attorneys of the demo firm hosts, with their own consultation types and hours. The firm as a whole then
 * takes no consultations, because it consists only of these three attorneys. It keeps its types and hours, and takes
 * consultations again once the sample attorneys have been removed from the profile (migration 0054).
 */
export async function insertDemoHosts(tx: Tx): Promise<void> {
  for (const host of demoHosts) await insertHost(tx, host);
  for (const [key, changes] of Object.entries(demoTypes)) {
    await tx.updateTable('consultationTypes').set(changes).where('key', '=', key).execute();
  }
  await tx.updateTable('hosts').set({ isActive: false }).where('number', '=', FIRM_HOST).execute();
}

async function insertHost(tx: Tx, { attorney, maxPerDay, types, hours }: DemoHost): Promise<void> {
  const { id } = await tx
    .selectFrom('attorneys')
    .select('id')
    .where('slug', '=', attorney)
    .executeTakeFirstOrThrow();
  const { number } = await tx
    .insertInto('hosts')
    .values({ attorneyId: id, maxPerDay })
    .returning('number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('consultationTypeHosts')
    .values(types.map((typeKey) => ({ typeKey, hostNumber: number })))
    .execute();
  await tx
    .insertInto('weeklyHours')
    .values(
      hours.flatMap(({ weekdays, type, ...window }) =>
        weekdays.map((weekday) => ({
          ...window,
          hostNumber: number,
          typeKey: type ?? null,
          weekday,
        })),
      ),
    )
    .execute();
}
