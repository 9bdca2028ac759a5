import type { Db } from '../../../db/client.ts';

const MINUTE_MS = 60_000;

/** An appointment that occupies its time. Blocked times are computed here, not by the database. */
export type HeldTime = {
  id: string;
  host: number;
  startMs: number;
  fromMs: number;
  toMs: number;
  isByClient: boolean;
};

/** The appointments that occupy their time, ordered by host and blocked time. */
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

/** Pairs of consecutive appointments of one host whose blocked times overlap. */
export function findOverlaps(times: readonly HeldTime[]): [HeldTime, HeldTime][] {
  return times.flatMap((time, place): [HeldTime, HeldTime][] => {
    const next = times[place + 1];
    return next && next.host === time.host && next.fromMs < time.toMs ? [[time, next]] : [];
  });
}
