import type { Db } from '../../../db/client.ts';

const MINUTE_MS = 60_000;

/** An appointment that holds its time. Blocked times are computed here, not by the database. */
export type HeldTime = {
  id: string;
  host: number;
  startMs: number;
  fromMs: number;
  toMs: number;
  isByClient: boolean;
};

/** The appointments that hold their time, in order of their hosts and blocked times. */
export async function listHeldTimes(db: Db): Promise<HeldTime[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(['id', 'hostNumber', 'scheduledDate', 'duration', 'requestHash'])
    .select(['bufferBeforeMinutes', 'bufferAfterMinutes'])
    .where('status', 'in', ['scheduled', 'confirmed', 'held'])
    .execute();
  return rows
    .map((row) => {
      const startMs = row.scheduledDate.getTime();
      return {
        id: row.id,
        host: row.hostNumber,
        startMs,
        fromMs: startMs - row.bufferBeforeMinutes * MINUTE_MS,
        toMs: startMs + (row.duration + row.bufferAfterMinutes) * MINUTE_MS,
        isByClient: row.requestHash !== null,
      };
    })
    .sort((a, b) => a.host - b.host || a.fromMs - b.fromMs);
}

/** The pairs of neighbours of one host whose blocked times overlap. */
export function findOverlaps(times: readonly HeldTime[]): [HeldTime, HeldTime][] {
  return times.flatMap((time, place): [HeldTime, HeldTime][] => {
    const next = times[place + 1];
    return next && next.host === time.host && next.fromMs < time.toMs ? [[time, next]] : [];
  });
}
