import type { Context } from '../../platform/trpc/context.ts';
import { getSchedule } from './queries.ts';
import type { Schedule } from './schema.ts';

/** The current schedule. The same object until its data changes, so that what is computed from it can be cached. */
export function readSchedule({
  db,
  contentCache,
}: Pick<Context, 'db' | 'contentCache'>): Promise<Schedule> {
  return contentCache.answer('schedule', () => getSchedule(db));
}
