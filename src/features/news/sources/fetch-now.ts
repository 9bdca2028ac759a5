import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueFetch } from './fetching/enqueue-fetches.ts';
import { lockSource, updateSource } from './queries.ts';
import { presentSource } from './read-sources.ts';
import { missingSource } from './store-source.ts';

/**
 * Fetches a source at once; a fetch that is already running counts as this one. The result shows in the source's
 * `lastAttemptAt` afterwards. Throws `source_not_found`, and `source_inactive` if it is switched off.
 */
export function fetchNow(
  { db, jobs, now, secrets }: Pick<Context, 'db' | 'jobs' | 'now' | 'secrets'>,
  id: string,
) {
  return db.transaction().execute(async (tx) => {
    const source = (await lockSource(tx, id)) ?? missingSource();
    if (!source.isActive) {
      throw new DomainError(
        'conflict',
        'source_inactive',
        'This source is switched off. Switch it on to have it fetched.',
      );
    }
    const started = await enqueueFetch(tx, jobs, id);
    if (started === 'at_work') return presentSource(secrets, source);
    return presentSource(secrets, await updateSource(tx, id, { nextFetchAt: now() }));
  });
}
