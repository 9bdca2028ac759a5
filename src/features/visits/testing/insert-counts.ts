import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../db/client.ts';
import { addDaysTo } from '../../../platform/time/local-dates/rules.ts';
import { addCounts, type DayCount } from '../queries.ts';

export const insertCounts = (db: Db, counts: readonly DayCount[]): Promise<void> =>
  addCounts(db, { counterId: randomUUID(), batch: 1, counts });

/** Inserts counts of every kind that a report shows, on each of several days before `today`. */
export function insertSampleCounts(db: Db, { today, days }: { today: string; days: number }) {
  const ofDay: readonly Omit<DayCount, 'day'>[] = [
    { kind: 'page', name: '/', count: 31 },
    { kind: 'page', name: '/about', count: 12 },
    { kind: 'page', name: 'not-found', count: 2 },
    { kind: 'device', name: 'phone', count: 28 },
    { kind: 'device', name: 'computer', count: 15 },
    { kind: 'language', name: 'en', count: 40 },
    { kind: 'language', name: 'es', count: 3 },
    { kind: 'referrer', name: 'direct', count: 20 },
    { kind: 'referrer', name: 'google.com', count: 14 },
    { kind: 'funnel', name: 'schedule', count: 9 },
    { kind: 'funnel', name: 'time', count: 4 },
    { kind: 'funnel', name: 'details', count: 3 },
    { kind: 'funnel', name: 'booked', count: 1 },
    { kind: 'search', name: 'zoning variance', count: 1 },
  ];
  return insertCounts(
    db,
    Array.from({ length: days }, (_, ago) => addDaysTo(today, -1 - ago)).flatMap((day) =>
      ofDay.map((count) => ({ day, ...count })),
    ),
  );
}
