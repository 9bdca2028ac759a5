import { type BenchRow, median } from '../benchmark.ts';
import type { VisitorWrite } from './visitor-writes.ts';

/** Budgets for bookings: the minimum ratio to pgbench, and the maximum 99th percentile of the latency. */
export type Budget = { ratio: number; p99Ms: number };

/** Figures of one round for one kind of write. */
export type Round = { perSecond: number; p99Ms: number; cpuMs: number };
export type RivalRound = { perSecond: number; p99Ms: number };
export type Found = {
  ours: Round[];
  rivals: RivalRound[];
  rivalsOfAll: RivalRound[];
  besides: string;
};

/** The rows of the report for one kind of write: medians of all rounds, next to those of pgbench. */
export function rowsOf(
  { name, table }: VisitorWrite,
  { ours, rivals, rivalsOfAll, besides }: Found,
  budget: Budget,
): BenchRow[] {
  const middle = <Key extends string>(key: Key, found: readonly Record<Key, number>[]) =>
    median(found.map((round) => round[key]));
  const beside = (key: keyof RivalRound) =>
    rivals.length > 0 ? { beside: { name: 'pgbench', value: middle(key, rivals) } } : {};
  const hasBudget = table === 'appointments';
  const perSecond = middle('perSecond', ours);
  const p99Ms = middle('p99Ms', ours);
  const isFastEnough = perSecond >= budget.ratio * middle('perSecond', rivals);
  return [
    {
      name,
      value: perSecond,
      unit: 'calls/s',
      ...beside('perSecond'),
      ...(hasBudget &&
        rivals.length > 0 && {
          budget: { text: `at least ${budget.ratio} of pgbench`, isMet: isFastEnough },
        }),
      note: `Also writes, per call: ${besides}. Mails wait in the outbox meanwhile.`,
    },
    {
      name: `${name}, slowest of a hundred`,
      value: p99Ms,
      unit: 'ms',
      ...beside('p99Ms'),
      ...(hasBudget && {
        budget: { text: `at most ${budget.p99Ms} ms`, isMet: p99Ms <= budget.p99Ms },
      }),
    },
    { name: `${name}, processor time of the server`, value: middle('cpuMs', ours), unit: 'ms' },
    ...(rivalsOfAll.length > 0
      ? [
          {
            name: `${name}, beside all rows that it writes`,
            value: perSecond,
            unit: 'calls/s',
            beside: { name: 'pgbench, all rows', value: middle('perSecond', rivalsOfAll) },
          },
        ]
      : []),
  ];
}
