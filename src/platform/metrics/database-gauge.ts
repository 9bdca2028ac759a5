import type { Db } from '../../../db/client.ts';

/**
 * A figure of how things stand over all copies of the process, read from the database for each scrape. `name` stands
 * behind `lawfront_`. With a `label`, there is a figure per value of it.
 */
export type DatabaseGauge = {
  name: string;
  help: string;
} & (
  | { label?: undefined; read: (uses: { db: Db; now: Date }) => Promise<number> }
  | {
      label: string;
      read: (uses: { db: Db; now: Date }) => Promise<Readonly<Record<string, number>>>;
    }
);

/** What the gauges of a scrape read, by their names. */
export type GaugeReadings = ReadonlyMap<string, number | Readonly<Record<string, number>>>;

/** On one connection for all of them: being watched must not take what visitors need. */
export function readGauges(
  gauges: readonly DatabaseGauge[],
  { db, now }: { db: Db; now: () => Date },
): Promise<GaugeReadings> {
  return db.connection().execute(async (one) => {
    const readings = new Map();
    for (const { name, read } of gauges) readings.set(name, await read({ db: one, now: now() }));
    return readings;
  });
}
