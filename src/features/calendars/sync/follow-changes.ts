import { setTimeout as wait } from 'node:timers/promises';
import { dispatchSyncs } from './dispatch-syncs.ts';

const PAUSE_AFTER_ERROR_MS = 5_000;

/**
 * Looks every `everyMs` whether a calendar must show something new, and writes the jobs for it. A trigger has
 * noted it in the transaction of the change, so nothing is missed while nobody looks. Answers what ends it.
 */
export function followChanges({
  everyMs,
  onError,
  ...deps
}: Parameters<typeof dispatchSyncs>[0] & {
  everyMs: number;
  onError: (error: unknown) => void;
}): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const follow = async () => {
    while (!signal.aborted) {
      const pause = await dispatchSyncs(deps).then(
        (isMore) => (isMore ? 0 : everyMs),
        (error: unknown) => {
          onError(error);
          return PAUSE_AFTER_ERROR_MS;
        },
      );
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  };
  const ended = follow();
  return async () => {
    ending.abort();
    await ended;
  };
}
