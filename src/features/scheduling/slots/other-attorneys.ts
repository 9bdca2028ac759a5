import type { Db } from '../../../../db/client.ts';
import type { Schedule } from '../schema.ts';
import type { SlotRequest } from '../slot-request.ts';
import { listAlternatives } from './availability.ts';
import type { FreeStart } from './schema.ts';
import { slotsBetween } from './slots-between.ts';

/** Free starts with the attorney who has them, for clients who asked for one attorney. */

type Wanted = { wanted: Date; zone: string; schedule: Schedule; slotRequest: SlotRequest };

/** Adds the one attorney of the request to each of these starts. */
export function byAttorney(
  starts: readonly FreeStart[],
  { schedule, slotRequest }: Wanted,
): FreeStart[] {
  return starts.map((start) => ({ ...start, ...attorneyOf(schedule, slotRequest.hosts[0]) }));
}

const MAX_ALTERNATIVES = 3;

/**
 * The free starts of other attorneys nearest to the wanted one: as many as `own` lacks, and none that `own` contains. A
 * start that only the firm as a whole offers has no attorney.
 */
export async function listFromOthers(
  deps: { db: Db; now: () => Date },
  { others, own, ...wanted }: Wanted & { others: SlotRequest; own: readonly FreeStart[] },
): Promise<FreeStart[]> {
  const missing = MAX_ALTERNATIVES - own.length;
  if (missing <= 0 || others.hosts.length === 0) return [];
  const asked = { ...wanted, slotRequest: others };
  const { starts: nearest } = await listAlternatives(deps, asked, MAX_ALTERNATIVES);
  const known = new Set(own.map(({ start }) => start));
  const added = nearest.filter(({ start }) => !known.has(start)).slice(0, missing);
  return Promise.all(
    added.map(async (start) => ({
      ...start,
      ...attorneyOf(wanted.schedule, await findFreeHost(deps, { ...wanted, others, start })),
    })),
  );
}

/** The first host who is free at a start. One query each, but almost always the first few are enough. */
async function findFreeHost(
  { db, now }: { db: Db; now: () => Date },
  {
    schedule,
    others,
    zone,
    start,
  }: Omit<Wanted, 'wanted'> & { others: SlotRequest; start: FreeStart },
): Promise<number | undefined> {
  const day = { from: start.date, to: start.date, schedule, zone, now: now() };
  for (const host of others.hosts) {
    const { days } = await slotsBetween(db, { ...day, slotRequest: { ...others, hosts: [host] } });
    const slot = days[0]?.slots.find((each) => each.start === start.start);
    if (slot?.state === 'free') return host;
  }
  return undefined;
}

function attorneyOf({ hosts }: Schedule, number: number | undefined) {
  const host = hosts.find((each) => each.number === number);
  return host?.slug && host.name ? { attorney: { slug: host.slug, name: host.name } } : {};
}
