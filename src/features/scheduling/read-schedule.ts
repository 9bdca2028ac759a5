import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getSchedule } from './queries.ts';
import type { Schedule } from './schema.ts';

type Deps = Pick<Context, 'db' | 'contentCache'> & Partial<Pick<Context, 'language'>>;

/**
 * The current schedule with times for the language of the caller, the main one without it. The same object until its data
 * changes, so that what is computed from it can be cached.
 */
export function readSchedule({
  db,
  contentCache,
  language = MAIN_LANGUAGE,
}: Deps): Promise<Schedule> {
  return contentCache.answer(`schedule ${language}`, () => getSchedule(db, language));
}
