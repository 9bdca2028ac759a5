import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listSubmissions } from './queries.ts';
import { readFilter } from './read-filter.ts';
import type { ListSubmissionsInput } from './schema.ts';

/** A page of the messages that match the filter, newest first unless sorted. */
export async function listMessages(
  deps: Pick<Context, 'db'> & { user: User },
  input: ListSubmissionsInput,
) {
  return listSubmissions(deps.db, await readFilter(deps, input));
}
