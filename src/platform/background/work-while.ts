import { createPoller, type IdleBackoff } from './create-poller.ts';

type Stop = () => Promise<void>;

/**
 * Starts work once `isWanted` returns true and stops it once it returns false, checking every `everyMs`. A failed check
 * changes nothing. Returns a function that stops the checks and the work.
 */
export function workWhile({
  isWanted,
  start,
  everyMs,
  idleBackoff,
  onError,
}: {
  isWanted: () => Promise<boolean>;
  start: () => Stop;
  everyMs: number;
  idleBackoff?: IdleBackoff | undefined;
  onError: (error: unknown) => void;
}): Stop {
  let stop: Stop | undefined;
  const end = async () => {
    await stop?.();
    stop = undefined;
  };
  const poller = createPoller({
    everyMs,
    idleBackoff,
    onError,
    async run() {
      if ((await isWanted()) === Boolean(stop)) return;
      if (stop) await end();
      else stop = start();
    },
  });
  poller.wakeUp();
  return async () => {
    await poller.stop();
    await end();
  };
}
