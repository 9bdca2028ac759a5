import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Benchmark, BenchOptions, BenchResult, BenchRow } from '../benchmark.ts';
import { canPin, pinTo } from '../cpu.ts';
import { type Answer, ask, knowing, requireSame } from './ask.ts';
import { cleaningUp, type Defer } from './cleaning-up.ts';
import {
  CORES,
  type LoadGenerator,
  loadRow,
  type Subject,
  startLoadGenerator,
} from './compare-loads.ts';
import { forkServer } from './fork-child.ts';
import { startMeasuredHttp } from './measured-http.ts';
import { findNginx, startNginx } from './nginx.ts';
import type { PlainAnswers } from './plain-server.ts';

// A cached page takes so little CPU time that a single turn is too imprecise.
const TURNS_PER_ROUND = 2;

/** Budgets of design §7, as ratios of calls per second of CPU time. */
const AT_LEAST = { 'node:http': 0.8, nginx: 0.35 };

const ENCODINGS = ['identity', 'gzip', 'br'] as const;

export const pages: Benchmark = {
  title: 'Cached pages beside node:http and nginx that send the same bytes',
  run: (options) => cleaningUp((defer) => benchPages(options, defer)),
};

/** Attempts to get the smallest form of a page, 50 ms apart. */
const MAX_TRIES = 200;

type Server = { pid: number; url: string };
type PageCase = { name: string; path: string; sends: Record<string, string>; answer: Answer };

async function benchPages(options: BenchOptions, defer: Defer): Promise<BenchResult> {
  if (!canPin) return { rows: [], skipped: ['cached pages: needs Linux and two cores.'] };
  const { site } = await startMeasuredHttp(defer);
  const cases = await pageCases(site);
  const answers = cases.map(({ answer }) => answer);

  const plain = await forkServer(new URL('plain-server.ts', import.meta.url), plainly(answers));
  defer(() => plain.stop());
  const nginxPath = findNginx();
  const nginx = nginxPath ? await startNginx(nginxPath, answers) : undefined;
  if (nginx) defer(() => nginx.stop());
  const rivals = { 'node:http': plain, ...(nginx && { nginx }) };
  for (const [name, rival] of Object.entries(rivals)) {
    pinTo(CORES.server, rival.pid);
    for (const [index, { sends, answer }] of cases.entries()) {
      requireSame(name, await ask(`${rival.url}/${index}`, sends), answer);
    }
  }

  const generator = await startLoadGenerator();
  defer(() => generator.stop());
  const rows: BenchRow[] = [];
  for (const [index, page] of cases.entries()) {
    rows.push(...(await benchPage({ generator, site, rivals, page, index }, options)));
  }
  return { rows, ...(!nginx && { skipped: ['beside nginx, which is not installed.'] }) };
}

/** Three pages, each in three encodings; requested until they are cached and have their smallest form. */
async function pageCases(site: Server): Promise<PageCase[]> {
  const [article] = JSON.parse(String((await ask(`${site.url}/api/blog-posts`)).body));
  const wanted = [
    { path: '/', status: 200 },
    { path: `/blog/${article.slug}`, status: 200 },
    { path: '/no-such-page', status: 404 },
  ];
  const cases: PageCase[] = [];
  for (const { path, status } of wanted) {
    const { body } = await ask(site.url + path, { 'accept-encoding': 'identity' });
    const smallest = brotliCompressSync(body).length;
    for (const encoding of ENCODINGS) {
      const sends = { 'accept-encoding': encoding };
      let answer = await ask(site.url + path, sends);
      for (let tries = 0; encoding === 'br' && answer.body.length > smallest; tries += 1) {
        if (tries === MAX_TRIES) throw new Error(`${path} does not get its smallest form`);
        await setTimeout(50);
        answer = await ask(site.url + path, sends);
      }
      requireSame('The site', await ask(site.url + path, sends), { status, body: answer.body });
      if ((answer.headers['content-encoding'] ?? 'identity') !== encoding) {
        throw new Error(`${path} does not come in ${encoding}`);
      }
      const kilobytes = (answer.body.length / 1_000).toFixed(1);
      cases.push({ name: `GET ${path}, ${encoding}, ${kilobytes} KB`, path, sends, answer });
    }
  }
  return cases;
}

const plainly = (answers: readonly Answer[]): PlainAnswers =>
  answers.map(({ body, ...answer }) => ({ ...answer, body: body.toString('base64') }));

type PageBench = {
  generator: LoadGenerator;
  site: Server;
  rivals: Partial<Record<keyof typeof AT_LEAST, Server>>;
  page: PageCase;
  index: number;
};

async function benchPage(
  { generator, site, rivals, page: { name, path, sends, answer }, index }: PageBench,
  options: BenchOptions,
): Promise<BenchRow[]> {
  const { status } = answer;
  const loaded = { headers: sends, status, staysAwake: true };
  const asked: Subject = { ...loaded, pid: site.pid, url: site.url + path };
  const subjects: Record<string, Subject> = { ours: asked };
  for (const [rival, { pid, url }] of Object.entries(rivals)) {
    subjects[rival] = { ...loaded, pid, url: `${url}/${index}` };
  }
  if (status === 200 && sends['accept-encoding'] === 'br') {
    subjects.known = { ...asked, status: 304, headers: () => knowing(asked.url, sends) };
  }
  const { ours, known, ...theirs } = await generator.compare(subjects, {
    ...options,
    rounds: options.rounds * TURNS_PER_ROUND,
  });
  if (!ours) throw new Error('Nothing was measured');
  const rows = Object.entries(theirs).map(([rival, figures]) =>
    loadRow(name, ours, {
      name: rival,
      figures,
      atLeast: AT_LEAST[rival as keyof typeof AT_LEAST],
    }),
  );
  if (known) rows.push(loadRow(`GET ${path}, known (304)`, known));
  for (const row of rows) options.print(`${row.name}: ${row.note}`);
  return rows;
}
