import {
  MAX_ADDED,
  MAX_DASHBOARD_SCRIPT,
  MAX_DASHBOARD_STYLE,
  measureAdminFiles,
} from '../../../tests/e2e/admin-files.ts';
import { PAGES } from '../../../tests/e2e/pages.ts';
import type { Benchmark, BenchResult, BenchRow } from '../benchmark.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { STAFF_PASSWORD, signInToSite } from './admin-visit.ts';
import { filesOfPage, MAX_GZIP, type Sizes, sizesOf } from './built-files.ts';
import { findModuleSizes } from './module-sizes.ts';

const LARGEST = 10;

/** Files differ by route, not by query or fragment. */
const ADDRESSES = PAGES.filter((page) => !/[?#]/.test(page));

export const sizes: Benchmark = {
  title: 'Script and style of public pages, and of the screens of the back office',
  async run({ print }) {
    const postgres = await startMeasuredPostgres();
    await postgres.createDatabase('sizes');
    const site = await startMeasuredSite(postgres.urlOf('sizes'), {
      SEED_ADMIN_PASSWORD: STAFF_PASSWORD,
    });
    try {
      const rows: BenchRow[] = [];
      let clientOfHome: string[] = [];
      for (const address of ADDRESSES) {
        const files = filesOfPage(await (await fetch(site.url + address)).text());
        if (address === '/') clientOfHome = files.client;
        rows.push(
          await rowOf(`${address} page script`, files.pageScript, MAX_GZIP.pageScript),
          await rowOf(`${address} client`, files.client, MAX_GZIP.client),
          await rowOf(`${address} style`, files.style, MAX_GZIP.style),
        );
        print(address);
      }
      const backOffice = await measureBackOffice(site.url);
      return {
        ...backOffice,
        rows: [...rows, ...backOffice.rows],
        details: await describeModules(clientOfHome),
      };
    } finally {
      await site.stop();
      await postgres.stop();
    }
  },
};

/**
 * Measures what the dashboard loads, and what every other screen loads in addition, excluding the chart and the editor.
 */
async function measureBackOffice(url: string): Promise<BenchResult> {
  const staff = await signInToSite(url);
  if (!staff) return { rows: [], skipped: ['The back office: there is no Chromium.'] };
  try {
    const { dashboard, added } = await measureAdminFiles(staff.page, url);
    return {
      rows: [
        sizeRow('/admin script', dashboard.script, MAX_DASHBOARD_SCRIPT),
        sizeRow('/admin style', dashboard.style, MAX_DASHBOARD_STYLE),
        ...added.map(({ path, size, files }) =>
          sizeRow(`${path} adds`, size, MAX_ADDED, `files ${files}`),
        ),
      ],
    };
  } finally {
    await staff.close();
  }
}

async function rowOf(name: string, files: readonly string[], most: number): Promise<BenchRow> {
  return sizeRow(name, await sizesOf(files), most, `files ${files.length}`);
}

function sizeRow(
  name: string,
  { plain, gzip, brotli }: Sizes,
  most: number,
  note?: string,
): BenchRow {
  const text = (bytes: number) => bytes.toLocaleString('en-US');
  return {
    name,
    value: gzip,
    unit: 'bytes gzip',
    budget: { text: `at most ${text(most)}`, isMet: gzip <= most },
    note: [`brotli ${text(brotli)}`, `plain ${text(plain)}`, note].filter(Boolean).join(', '),
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
    'The ten largest modules of the home page’s client, before minification and compression.',
    ['| Module | Bytes | Share |', '| --- | --- | --- |', ...lines].join('\n'),
  ].join('\n\n');
}
