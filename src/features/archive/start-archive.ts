import { randomUUID } from 'node:crypto';
import { createPoller } from '../../platform/background/create-poller.ts';
import type { ContentVersion } from '../../platform/ssr/content-version.ts';
import { type ArchiveSources, archivePass, type Heads } from './archive-pass.ts';
import { listHeads } from './queries.ts';
import type { PageReader } from './read-pages.ts';
import { LeaseLostError } from './record-copies.ts';
import { claimRecorder, LEASE_SECONDS, releaseRecorder } from './recorder-queries.ts';
import type { CopyCause } from './rules.ts';

/** When the archive records, in milliseconds. */
export type ArchiveTiming = {
  /** The first check after a start waits this long, because the server has more urgent work then. */
  firstMs: number;
  /** Content has settled when it has not changed for this long. */
  settleMs: number;
  /** It counts as settled after this long, however often it changes. */
  maxWaitMs: number;
  /** A pass over all articles is followed by a pause of this many times its duration: 249 is 0.4 % of a core. */
  pauseFactor: number;
};

export const DEFAULT_ARCHIVE_TIMING: ArchiveTiming = {
  firstMs: 30_000,
  settleMs: 2_000,
  maxWaitMs: 30_000,
  pauseFactor: 249,
};

/** Finds changes that send no notification, such as a new release. */
const CHECK_EVERY_MS = 60 * 60_000;
/** All pages are rendered this often, even if the responses to their calls are unchanged. */
const RENDER_ALL_EVERY_MS = 60 * 60_000;
const RENEW_EVERY_MS = (LEASE_SECONDS * 1_000) / 3;

type Deps = ArchiveSources & {
  openPages: () => PageReader;
  now: () => Date;
  content: Pick<ContentVersion, 'current' | 'onChange'>;
  /** When the next scheduled article after an instant appears. */
  findNextAppearance: (after: Date) => Promise<Date | undefined>;
  timing: ArchiveTiming;
};

type Change = { firstMs: number; lastMs: number; at: Date };

/**
 * Records the text of the public pages whenever content has settled, and once an hour. Of several processes, the one
 * that has the lease records. Returns a function that stops the recording.
 */
export function startArchive(deps: Deps): () => Promise<void> {
  const { content, now, timing, log } = deps;
  const recorder = randomUUID();
  const startedMs = performance.now();
  const stopping = new AbortController();
  let heads: Heads | undefined;
  let renewAtMs = 0;
  let change: Change | undefined;
  let checkAtMs = 0;
  let fullFromMs = 0;
  let pages = deps.openPages();
  let renderAllAtMs = 0;
  /** Since when articles that have not changed themselves may look different. */
  let staleSince: Date | undefined;
  let appearsAt: Date | undefined;

  const unsubscribe = content.onChange(() => {
    const ms = performance.now();
    change = { firstMs: change?.firstMs ?? ms, lastMs: ms, at: now() };
  });

  async function holdsLease(): Promise<boolean> {
    if (performance.now() < renewAtMs) return heads !== undefined;
    renewAtMs = performance.now() + RENEW_EVERY_MS;
    if (!(await claimRecorder(deps.db, recorder))) {
      heads = undefined;
      return false;
    }
    if (!heads) {
      heads = new Map((await listHeads(deps.db)).map(({ path, bodyHash }) => [path, bodyHash]));
      checkAtMs = 0;
    }
    return true;
  }

  /** A pass over a large site takes longer than the lease. */
  async function mayContinue(): Promise<void> {
    stopping.signal.throwIfAborted();
    if (!(await holdsLease())) throw new LeaseLostError('Another process records the archive');
  }

  /** Why a pass is due now, and since when the pages show what it will find; undefined if none is. */
  function dueNow(): { cause: CopyCause; shownFrom: Date } | undefined {
    const ms = performance.now();
    if (ms < startedMs + timing.firstMs) return undefined;
    if (change) {
      const isSettled =
        ms - change.lastMs >= timing.settleMs || ms - change.firstMs >= timing.maxWaitMs;
      return isSettled ? { cause: 'change', shownFrom: change.at } : undefined;
    }
    if (appearsAt && appearsAt <= now()) return { cause: 'change', shownFrom: appearsAt };
    if (staleSince && ms >= fullFromMs) return { cause: 'change', shownFrom: staleSince };
    return ms >= checkAtMs ? { cause: 'check', shownFrom: now() } : undefined;
  }

  async function run(): Promise<void> {
    if (content.current() === null || !(await holdsLease()) || !heads) return;
    const due = dueNow();
    if (!due) return;
    const answered = change;
    const version = content.current();
    const startMs = performance.now();
    const isFull = startMs >= fullFromMs;
    const since = staleSince ?? due.shownFrom;
    const { signal } = stopping;
    if (isFull && startMs >= renderAllAtMs) {
      pages = deps.openPages();
      renderAllAtMs = startMs + RENDER_ALL_EVERY_MS;
    }
    const changedSince = isFull ? undefined : since;
    const readPage = pages.openPass();
    const pass = { recorder, heads, readPage, ...due, changedSince, beforePage: mayContinue };
    try {
      await archivePass(deps, pass);
    } catch (error) {
      // What is not recorded yet is recorded by another process, or after the next start.
      if (signal.aborted) return;
      if (error instanceof LeaseLostError) heads = undefined;
      throw error;
    }
    const endMs = performance.now();
    if (change === answered) change = undefined;
    checkAtMs = endMs + CHECK_EVERY_MS;
    staleSince = isFull ? undefined : since;
    if (isFull) fullFromMs = endMs + timing.pauseFactor * (endMs - startMs);
    appearsAt = await deps.findNextAppearance(due.shownFrom);
    if (content.current() !== version) poller.wakeUp();
  }

  const poller = createPoller({
    everyMs: Math.max(10, timing.settleMs / 2),
    run,
    onError: (error) => log.warn({ err: error }, 'the archive could not be written'),
    errorBackoff: { firstMs: 1_000, maxMs: 60_000 },
  });
  return async () => {
    unsubscribe();
    stopping.abort();
    await poller.stop();
    if (heads) await releaseRecorder(deps.db, recorder).catch(() => {});
  };
}
