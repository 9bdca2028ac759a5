import type { Benchmark } from '../benchmark.ts';
import { benchWrites } from '../writes/writes.ts';
import { measureAvailability } from './availability.ts';
import { bookingsOf } from './bookings.ts';
import { addHosts } from './many-hosts.ts';

const HOSTS = 10;

/** Budgets of issue 20; the latency budget is the same as for bookings with one host. */
const BUDGET = { ratio: 0.35, p99Ms: 25 };

export const hosts: Benchmark = {
  title: `Bookings with ${HOSTS} hosts beside pgbench inserting the row under the same constraints, and availability with many hosts`,
  async run(options) {
    const availability = await measureAvailability(options);
    const { rows, skipped = [] } = await benchWrites(options, {
      prepare: (databaseUrl) => addHosts(databaseUrl, HOSTS),
      kindsOf: (starts) => [bookingsOf(starts, HOSTS)],
      budget: BUDGET,
    });
    return { rows: [...rows, availability], skipped };
  },
};
