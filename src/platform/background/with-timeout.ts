/** Resolves like `promise`, but to null if it fails or takes longer than `ms`. */
export const orNullWithin = <Result>(
  ms: number,
  promise: Promise<Result>,
): Promise<Result | null> =>
  withTimeout(
    promise.catch(() => null),
    ms,
    () => null,
  );

/**
 * Resolves or rejects like `promise`, or after `ms` with what `onTimeout` returns or throws. The work itself is not
 * cancelled.
 */
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
