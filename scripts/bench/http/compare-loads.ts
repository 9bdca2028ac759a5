import { once } from 'node:events';
import type { BenchOptions, BenchRow } from '../benchmark.ts';
import { median } from '../benchmark.ts';
import { pinTo } from '../cpu.ts';
import { forkChild } from './fork-child.ts';
import type { LoadFigures, LoadOrder } from './load-generator.ts';

/** The core for measured servers, and the core for everything else. */
export const CORES = { server: 0, others: 1 } as const;

/** One of the servers in a comparison. */
export type Subject = Pick<LoadOrder, 'pid' | 'url' | 'status' | 'staysAwake'> & {
  /** A function is called before each measurement, for headers that change with the response, such as an ETag. */
  headers?: Record<string, string> | (() => Promise<Record<string, string>>);
};

// The first warm-up lasts until the JIT compiler has settled.
const FIRST_WARM_UP = { ms: 500, calls: 4_000 };
const WARM_UP = { ms: 60, calls: 0 };
// Many short turns instead of a few long ones, so that other load on the machine affects all subjects equally.
const MEASURE_MS = 350;
const TURNS_PER_ROUND = 4;

export type LoadGenerator = Awaited<ReturnType<typeof startLoadGenerator>>;

/** Starts the process that puts load on servers, one at a time. */
export async function startLoadGenerator() {
  const child = forkChild(new URL('load-generator.ts', import.meta.url));
  pinTo(CORES.others, child.pid);

  async function put(subject: Subject, warmUp: LoadOrder['warmUp']): Promise<LoadFigures> {
    const { headers = {}, ...asked } = subject;
    const sends = typeof headers === 'function' ? await headers() : headers;
    const order: LoadOrder = { ...asked, headers: sends, warmUp, measureMs: MEASURE_MS };
    child.process.send(order);
    const [told] = (await once(child.process, 'message')) as [LoadFigures | { failure: string }];
    if ('failure' in told) throw new Error(told.failure);
    return told;
  }

  return {
    /** Measures these subjects in alternation. */
    async compare<Name extends string>(
      subjects: Readonly<Record<Name, Subject>>,
      { rounds }: BenchOptions,
    ): Promise<Record<Name, LoadFigures>> {
      const names = Object.keys(subjects) as Name[];
      const found = new Map(names.map((name) => [name, [] as LoadFigures[]]));
      for (let turn = 0; turn < rounds * TURNS_PER_ROUND; turn += 1) {
        for (const name of names) {
          const warmUp = turn === 0 ? FIRST_WARM_UP : WARM_UP;
          const measure = () => put(subjects[name], warmUp);
          // Retry once: an ETag may have changed in the meantime.
          found.get(name)?.push(await measure().catch(measure));
        }
      }
      return Object.fromEntries(
        names.map((name) => [name, summarize(found.get(name) ?? [])]),
      ) as Record<Name, LoadFigures>;
    },
    stop: () => child.stop(),
  };
}

/**
 * Sums the CPU time over all turns, which have the same length, because the system measures it in hundredths of a
 * second.
 */
function summarize(turns: readonly LoadFigures[]): LoadFigures {
  const all = (name: keyof LoadFigures) => turns.map((figures) => figures[name]);
  const sum = (name: keyof LoadFigures) => all(name).reduce((total, value) => total + value, 0);
  return {
    callsPerSecond: sum('callsPerSecond') / turns.length,
    callsPerCpuSecond: sum('callsPerSecond') / sum('cpuShare'),
    cpuShare: sum('cpuShare') / turns.length,
    p50Ms: median(all('p50Ms')),
    p99Ms: median(all('p99Ms')),
  };
}

/** A row of the table: calls per second of CPU time, with throughput and latency in the note. */
export function loadRow(
  name: string,
  ours: LoadFigures,
  rival?: { name: string; figures: LoadFigures; atLeast?: number },
): BenchRow {
  const value = ours.callsPerCpuSecond;
  const theirs = rival?.figures.callsPerCpuSecond;
  return {
    name,
    value,
    unit: 'calls per CPU second',
    ...(rival && theirs !== undefined && { beside: { name: rival.name, value: theirs } }),
    ...(rival?.atLeast !== undefined &&
      theirs !== undefined && {
        budget: {
          text: `at least ${rival.atLeast} of ${rival.name}`,
          isMet: value >= theirs * rival.atLeast,
        },
      }),
    note: [described(ours), ...(rival ? [`${rival.name}: ${described(rival.figures)}`] : [])].join(
      '; ',
    ),
  };
}

const described = ({ callsPerSecond, cpuShare, p50Ms, p99Ms }: LoadFigures) =>
  `${Math.round(callsPerSecond)} calls/s at ${Math.round(cpuShare * 100)}% of a core, ` +
  `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
