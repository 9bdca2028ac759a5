import { once } from 'node:events';
import type { BenchOptions, BenchRow } from '../benchmark.ts';
import { median } from '../benchmark.ts';
import { pinTo } from '../cpu.ts';
import { forkChild } from './fork-child.ts';
import type { LoadFigures, LoadOrder } from './load-generator.ts';

/** Where servers run that are measured, and where everything else does. */
export const CORES = { server: 0, others: 1 } as const;

/** One of those that are compared. */
export type Subject = Pick<LoadOrder, 'pid' | 'url' | 'status' | 'staysAwake'> & {
  /** Asked for before each measurement where they change with the answer, as an ETag does. */
  headers?: Record<string, string> | (() => Promise<Record<string, string>>);
};

// The first one lasts until the server's compiler has done its work.
const FIRST_WARM_UP = { ms: 500, calls: 4_000 };
const WARM_UP = { ms: 200, calls: 0 };
const MEASURE_MS = 1_300;

export type LoadGenerator = Awaited<ReturnType<typeof startLoadGenerator>>;

/** The process that puts load on servers; one at a time. */
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
    /** The medians of each of these, which take turns. */
    async compare<Name extends string>(
      subjects: Readonly<Record<Name, Subject>>,
      { rounds }: BenchOptions,
    ): Promise<Record<Name, LoadFigures>> {
      const names = Object.keys(subjects) as Name[];
      const found = new Map(names.map((name) => [name, [] as LoadFigures[]]));
      for (let round = 0; round < rounds; round += 1) {
        for (const name of names) {
          const warmUp = round === 0 ? FIRST_WARM_UP : WARM_UP;
          const measure = () => put(subjects[name], warmUp);
          // Once more: what was known may have been made anew meanwhile.
          found.get(name)?.push(await measure().catch(measure));
        }
      }
      return Object.fromEntries(
        names.map((name) => [name, mediansOf(found.get(name) ?? [])]),
      ) as Record<Name, LoadFigures>;
    },
    stop: () => child.stop(),
  };
}

function mediansOf(all: readonly LoadFigures[]): LoadFigures {
  const of = (name: keyof LoadFigures) => median(all.map((figures) => figures[name]));
  return {
    callsPerSecond: of('callsPerSecond'),
    callsPerCpuSecond: of('callsPerCpuSecond'),
    cpuShare: of('cpuShare'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
  };
}

/** A row of the table: calls per second of processor time, and beneath what a visitor would notice. */
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
