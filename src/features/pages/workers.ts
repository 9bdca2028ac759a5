import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { publishDuePages } from './publish-due-pages.ts';

const EVERY_MINUTE = '* * * * *';

/** Starts the background job that publishes scheduled pages. */
export async function startPageWorkers(
  jobs: JobRunner,
  deps: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  await jobs.schedule('publish-pages', EVERY_MINUTE);
  await jobs.work('publish-pages', () => publishDuePages(deps));
}
