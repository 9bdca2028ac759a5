/** What `work` comes to, or what `late` answers or throws if that takes longer than `ms`. The work itself goes on. */
export function within<Result, Late>(
  ms: number,
  work: Promise<Result>,
  late: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, timeIsUp.then(late)]).finally(() => clearTimeout(timer));
}
