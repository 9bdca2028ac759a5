type Overflow = { maxWaiting: number; refuse: () => Error };

/**
 * Returns a function that runs tasks, at most `atOnce` concurrently; further tasks wait in order. With `overflow`, it
 * throws what `refuse` returns if `maxWaiting` tasks are already waiting.
 */
export function limitConcurrency(atOnce: number, overflow?: Overflow) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (overflow && waiting.length >= overflow.maxWaiting) throw overflow.refuse();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
