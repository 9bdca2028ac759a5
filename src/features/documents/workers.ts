import { createPoller } from '../../platform/background/create-poller.ts';
import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import { announceDocuments } from './notices/announce-documents.ts';
import { remindOfDocuments } from './notices/remind-of-documents.ts';
import type { CheckDeps } from './upload/check-document.ts';
import { checkNextDocument, findNextCheckMs } from './upload/check-next-document.ts';

type Deps = CheckDeps & { pollIntervals: PollIntervals; writes: WriteSignal };

const EVERY_MINUTE = '* * * * *';

/**
 * Starts the job that tells both sides of new documents and reminds clients, and the repetition of checks that were
 * interrupted or wait for the virus scanner. Returns a function that stops the latter.
 */
export async function startDocumentWorkers(
  jobs: JobRunner,
  { pollIntervals, writes, ...deps }: Deps,
): Promise<() => Promise<void>> {
  await jobs.schedule('tell-of-documents', EVERY_MINUTE);
  await jobs.work('tell-of-documents', async () => {
    await announceDocuments(deps);
    await remindOfDocuments(deps);
  });
  const poller = createPoller({
    everyMs: pollIntervals.jobsMs,
    idleBackoff: {
      maxMs: pollIntervals.maxIdleMs,
      writes,
      findNextMs: () => findNextCheckMs(deps),
    },
    runBatch: () => checkNextDocument(deps),
    onError: (error) => deps.log.warn({ err: error }, 'documents cannot be checked for now'),
  });
  return () => poller.stop();
}
