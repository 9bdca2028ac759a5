type Stop = () => Promise<void>;

/**
 * Starts work when `isWanted` says so and stops it when it does not any more, asking every `everyMs`. What
 * cannot be asked changes nothing. Answers how to end it, and the work with it.
 */
export function workWhile({
  isWanted,
  start,
  everyMs,
  onError,
}: {
  isWanted: () => Promise<boolean>;
  start: () => Stop;
  everyMs: number;
  onError: (error: unknown) => void;
}): Stop {
  let stop: Stop | undefined;
  const end = async () => {
    await stop?.();
    stop = undefined;
  };
  const look = async () => {
    if ((await isWanted()) === Boolean(stop)) return;
    if (stop) await end();
    else stop = start();
  };
  let turn = Promise.resolve();
  const next = () => {
    turn = turn.then(look).catch(onError);
  };
  next();
  const timer = setInterval(next, everyMs);
  return async () => {
    clearInterval(timer);
    await turn;
    await end();
  };
}
