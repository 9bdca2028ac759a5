const DAY_MS = 86_400_000;

/** Splits a time range into windows of at most `days` days, for providers that limit the range of a query. */
export function windowsOf({ from, to }: { from: Date; to: Date }, days: number) {
  const windows: { from: Date; to: Date }[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += days * DAY_MS) {
    windows.push({
      from: new Date(start),
      to: new Date(Math.min(start + days * DAY_MS, to.getTime())),
    });
  }
  return windows;
}
