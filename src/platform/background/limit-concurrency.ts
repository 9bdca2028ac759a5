type Overflow = {
  maxWaiting: number;
  /** How long a task may wait for its turn, in milliseconds; without a limit if omitted. */
  withinMs?: number;
  refuse: () => Error;
};

/**
 * Returns a function that runs tasks, at most `atOnce` concurrently; further tasks wait in order. With `overflow`, it
 * throws what `refuse` returns if `maxWaiting` tasks are already waiting, or the task has waited for `withinMs`.
 */
export function limitConcurrency(atOnce: number, overflow?: Overflow) {
  const waiting: (() => void)[] = [];
  let running = 0;

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { withinMs, refuse } = overflow ?? {};
      const timer =
        withinMs &&
        setTimeout(() => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(refuse?.());
        }, withinMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(begin);
    });
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (overflow && waiting.length >= overflow.maxWaiting) throw overflow.refuse();
    else await turn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
