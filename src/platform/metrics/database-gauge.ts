import type { Db } from '../../../db/client.ts';

/**
 * A gauge for all instances together, read from the database at each scrape. `name` gets the prefix `lawfront_`. With a
 * `label`, there is one series per value of the label.
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

/** The readings of all gauges for one scrape, by name. */
export type GaugeReadings = ReadonlyMap<string, number | Readonly<Record<string, number>>>;

/** Reads all gauges on one connection, so that monitoring does not take connections from visitors. */
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
