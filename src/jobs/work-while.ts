type Stop = () => Promise<void>;

/**
 * Starts work when `isWanted` says so and stops it when it does not any more, asking every `everyMs`. What
 * cannot be asked changes nothing. Answers how to end it.
 */
export function workWhile({
  isWanted,
  start,
  everyMs,
  onError,
}: {
  isWanted: () => Promise<boolean>;
  start: () => Promise<Stop>;
  everyMs: number;
  onError: (error: unknown) => void;
}): Stop {
  let stop: Stop | undefined;
  const look = async () => {
    if ((await isWanted()) === Boolean(stop)) return;
    if (stop) await stop();
    stop = stop ? undefined : await start();
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
  };
}
