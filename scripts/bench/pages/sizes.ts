import { PAGES } from '../../../tests/e2e/pages.ts';
import type { Benchmark, BenchRow } from '../benchmark.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { filesOfPage, sizesOf } from './built-files.ts';
import { findModuleSizes } from './module-sizes.ts';

/** Budgets of design §7 for the files of a first visit. */
const MAX_GZIP = { scripts: 140 * 1024, styles: 10 * 1024 };

const LARGEST = 10;

/** Files differ by route, not by query or fragment. */
const ADDRESSES = PAGES.filter((page) => !/[?#]/.test(page));

export const sizes: Benchmark = {
  title: 'Script and style of a first visit, by page',
  async run({ print }) {
    const postgres = await startMeasuredPostgres();
    await postgres.createDatabase('sizes');
    const site = await startMeasuredSite(postgres.urlOf('sizes'));
    try {
      const rows: BenchRow[] = [];
      const scriptsOf = new Map<string, string[]>();
      for (const address of ADDRESSES) {
        const files = filesOfPage(await (await fetch(site.url + address)).text());
        scriptsOf.set(address, files.scripts);
        rows.push(
          await rowOf(`${address} script`, files.scripts, MAX_GZIP.scripts),
          await rowOf(`${address} style`, files.styles, MAX_GZIP.styles),
        );
        print(address);
      }
      return { rows, details: await describeModules(scriptsOf.get('/') ?? []) };
    } finally {
      await site.stop();
      await postgres.stop();
    }
  },
};

async function rowOf(name: string, files: readonly string[], most: number): Promise<BenchRow> {
  const { plain, gzip, brotli } = await sizesOf(files);
  const text = (bytes: number) => bytes.toLocaleString('en-US');
  return {
    name,
    value: gzip,
    unit: 'bytes gzip',
    budget: { text: `at most ${text(most)}`, isMet: gzip <= most },
    note: `brotli ${text(brotli)}, plain ${text(plain)}, files ${files.length}`,
  };
}

async function describeModules(scripts: readonly string[]): Promise<string> {
  const modules = (await findModuleSizes()).filter(({ file }) => scripts.includes(file));
  const total = modules.reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = modules
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, LARGEST)
    .map(({ id, bytes }) => {
      const share = ((bytes / total) * 100).toFixed(1);
      return `| \`${id}\` | ${bytes.toLocaleString('en-US')} | ${share}% |`;
    });
  return [
    'The ten largest modules of the home page’s script, before minification and compression.',
    ['| Module | Bytes | Share |', '| --- | --- | --- |', ...lines].join('\n'),
  ].join('\n\n');
}
