const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;
const DAY_MS = 24 * HOUR_MS;

/** Instants half an hour apart in the day around each clock change of these zones and years, and their local dates. */
export function aboutClockChanges(zones: readonly string[], years: readonly number[]) {
  const instants = zones.flatMap((zone) =>
    years.flatMap((year) => changesOf(zone, year)).flatMap(halfHoursAbout),
  );
  const dates = instants.map((instant) => instant.toISOString().slice(0, 10));
  return { instants, dates: [...new Set(dates)].sort() };
}

/** The first full hour after each clock change of a year in `zone`. */
function changesOf(zone: string, year: number): number[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (ms: number) => format.format(ms).split(', ')[1];
  const changes: number[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += HOUR_MS) {
    if (offsetAt(at) !== offsetAt(at - HOUR_MS)) changes.push(at);
  }
  return changes;
}

function halfHoursAbout(change: number): Date[] {
  return Array.from(
    { length: (2 * DAY_MS) / HALF_HOUR_MS },
    (_, place) => new Date(change - DAY_MS + place * HALF_HOUR_MS),
  );
}
