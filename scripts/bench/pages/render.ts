import { PAGES } from '../../../tests/e2e/pages.ts';
import { type Benchmark, type BenchOptions, type BenchRow, median } from '../benchmark.ts';
import { pinTo } from '../cpu.ts';
import { startMeasuredPostgres } from '../measured-site.ts';
import { type RenderSite, startRenderSite } from './render-site.ts';
import { largestSelfTimes } from './self-times.ts';

/** Budget of design §7. */
const MAX_CPU_MS = 6;

const WARM_UP = 60;
const RENDERS = 60;
const LARGEST = 10;

/** A fragment is not sent to the server. */
const ADDRESSES = PAGES.filter((page) => !page.includes('#'));

export const render: Benchmark = {
  title: 'Pages that are not in the cache: processor time of rendering each',
  async run(options) {
    const postgres = await startMeasuredPostgres();
    await postgres.createDatabase('render');
    const site = await startRenderSite(postgres.urlOf('render'));
    try {
      pinTo(0, site.pid);
      pinTo(1, process.pid);
      return await measure(site, options);
    } finally {
      await site.stop();
      await postgres.stop();
    }
  },
};

async function measure(site: RenderSite, { rounds, print }: BenchOptions) {
  for (const address of ADDRESSES) await ask(site, address, WARM_UP);
  const figures = new Map<string, number[]>(ADDRESSES.map((address) => [address, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const address of ADDRESSES) {
      const before = await site.cpuMs();
      await ask(site, address, RENDERS);
      figures.get(address)?.push(((await site.cpuMs()) - before) / RENDERS);
    }
    print(`Round ${round + 1} of ${rounds}`);
  }
  const rows = [...figures].map(
    ([address, cpuMs]): BenchRow => ({
      name: `GET ${address}`,
      value: median(cpuMs),
      unit: 'ms of CPU',
      budget: { text: `at most ${MAX_CPU_MS} ms`, isMet: median(cpuMs) <= MAX_CPU_MS },
    }),
  );
  return { rows, details: await describeCosts(site) };
}

/** Requests the whole page `times` times, sequentially. */
async function ask(site: RenderSite, address: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const response = await fetch(site.url + address);
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${address} answers ${response.status}`);
  }
}

/** Describes a profile of rendering all pages one after the other, after JIT compilation has settled. */
async function describeCosts(site: RenderSite): Promise<string> {
  const profile = await site.profileOf(async () => {
    for (let i = 0; i < RENDERS / 2; i += 1) {
      for (const address of ADDRESSES) await ask(site, address, 1);
    }
  });
  const renders = (RENDERS / 2) * ADDRESSES.length;
  const lines = largestSelfTimes(profile, LARGEST).map(
    ({ name, ms, share }) =>
      `| \`${name}\` | ${(ms / renders).toFixed(3)} | ${(share * 100).toFixed(1)}% |`,
  );
  return [
    'The ten largest costs by profile, by themselves, over all pages. Compression runs on other threads.',
    ['| Function | ms a page | Share |', '| --- | --- | --- |', ...lines].join('\n'),
  ].join('\n\n');
}
