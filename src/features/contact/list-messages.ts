import type { Context } from '../../platform/trpc/context.ts';
import { listSubmissions } from './queries.ts';
import { readFilter } from './read-filter.ts';
import type { ListSubmissionsInput } from './schema.ts';

/** A page of the messages that match the filter, newest first unless sorted. */
export async function listMessages({ db }: Pick<Context, 'db'>, input: ListSubmissionsInput) {
  return listSubmissions(db, await readFilter(db, input));
}
