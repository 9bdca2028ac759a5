import type { JobRunner } from '../../../platform/background/queue.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueDueSources } from './fetching/enqueue-fetches.ts';
import { fetchSource } from './fetching/fetch-source.ts';

type Deps = Pick<Context, 'db' | 'secrets' | 'now' | 'publicUrl' | 'outgoing' | 'readSource'> & {
  /** Whether sources are fetched at all. */
  fetchesNews: boolean;
};

const EVERY_MINUTE = '* * * * *';

/** Fetches each news source when it is due. */
export async function startNewsWorkers(jobs: JobRunner, deps: Deps): Promise<void> {
  if (!deps.fetchesNews) return;
  await jobs.schedule('fetch-due-news', EVERY_MINUTE);
  await jobs.work('fetch-news-source', ({ sourceId }) => fetchSource(deps, sourceId));
  await jobs.work('fetch-due-news', () => enqueueDueSources({ db: deps.db, jobs }, deps.now()));
}
