/** What `promise` comes to, or what `onTimeout` answers or throws after `ms`. The work itself goes on. */
export function withTimeout<Result, Late>(
  promise: Promise<Result>,
  ms: number,
  onTimeout: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([promise, timeIsUp.then(onTimeout)]).finally(() => clearTimeout(timer));
}
