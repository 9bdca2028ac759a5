import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '../../testing/attack-size.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { readZip } from '../../testing/read-zip.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { EMAIL_KINDS } from '../email/rules.ts';

const EDITS = casesOf(40);
const PAIRS = EDITS * 5;
const MINUTE_MS = 60_000;

/** On a busy machine, the server may close an idle connection just when the next request is sent. */
const FRESH_CONNECTION = { headers: { connection: 'close' } };

let clock = TEST_NOW;
let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({
    env: { ...STAFF_ENV, PUBLIC_URL: 'https://firm.example' },
    now: () => clock,
    archiveTiming: { firstMs: 0, settleMs: 40, maxWaitMs: 2_000, pauseFactor: 0 },
  });
  staff = await staffClient(app);
});
afterAll(() => app.close());

/** Pseudo-random numbers, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** The lasting part of a page, extracted by a parser, independently of the archive's own code. */
function lastingPart(html: string): string {
  // As a browser without scripts, which shows what is in `noscript`.
  const page = load(html, { scriptingEnabled: false });
  page('script').not('[type="application/ld+json"]').remove();
  page(
    'style[data-built-style], link[rel=stylesheet], link[rel=modulepreload], link[rel=preload], [data-varies]',
  ).remove();
  page('*')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  return page.html().replace(/\/assets\/drawings-[\w-]{8}\.svg/g, '/assets/drawings.svg');
}

const copyAt = async (pathname: string, at: Date) => {
  const query = new URLSearchParams({ path: pathname, at: at.toISOString() });
  const { status, body } = await staff.call('GET', `/api/admin/advertising/copy?${query}`);
  return status === 200 ? body : null;
};
const archivedAt = async (pathname: string, at: Date): Promise<string | null> => {
  const html = (await copyAt(pathname, at))?.html;
  return html ? lastingPart(html) : null;
};

async function publicPaths(): Promise<string[]> {
  const xml = await (await fetch(`${app.url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>https:\/\/firm\.example([^<]*)</g)].map(
    ([, at = '']) => at,
  );
  return [
    ...listed,
    ...['/not-found', '/login', '/contact?sent=true', '/newsletter?asked=true'],
    ...['/embed/booking', '/embed/calculator'],
  ];
}

/** The current text of each page, from real responses. */
async function recordPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const pathname of await publicPaths()) {
    let html = '';
    // A busy server responds with 503, and the request is repeated.
    const isAnswered = async () => {
      const response = await fetch(app.url + pathname, FRESH_CONNECTION);
      html = await response.text();
      return response.status < 500;
    };
    await expect.poll(isAnswered, { timeout: 60_000 }).toBe(true);
    pages.set(pathname, lastingPart(html));
  }
  return pages;
}

const EDIT_KINDS: readonly ((word: string, pick: number) => Promise<unknown>)[] = [
  (word) =>
    sql`update testimonials set content = ${`${word} was calm`} where id = (select id from testimonials order by random() limit 1)`.execute(
      app.deps.db,
    ),
  (word) =>
    sql`update blog_posts set title = ${`About ${word}`} where id = (select id from blog_posts order by id limit 1)`.execute(
      app.deps.db,
    ),
  (word) =>
    sql`update blog_posts set content = ${`<p>${word} is new.</p>`} where id = (select id from blog_posts order by id desc limit 1)`.execute(
      app.deps.db,
    ),
  (word) => sql`update firm_profile set street = ${`${word} Street 1`}`.execute(app.deps.db),
  (word) =>
    app.deps.db
      .insertInto('blogPosts')
      .values({
        title: word,
        slug: word,
        excerpt: 'New.',
        content: '<p>New.</p>',
        category: 'probate',
        author: 'Pacific Harbor Law',
        isPublished: true,
        publishedAt: clock,
      })
      .execute(),
  (_word, pick) =>
    sql`update component_visibility_settings set is_visible = ${pick > 0.5} where component_key = 'testimonials'`.execute(
      app.deps.db,
    ),
  () =>
    sql`delete from blog_posts where id = (select id from blog_posts order by created_at desc limit 1) and title ~ '^word'`.execute(
      app.deps.db,
    ),
];

describe('after generated edits', () => {
  const recordings: { at: Date; pages: Map<string, string> }[] = [];
  const random = randomNumbers(7);

  const settled = async (pages: Map<string, string>) => {
    for (const [pathname, text] of pages) {
      await expect.poll(() => archivedAt(pathname, clock), { timeout: 60_000 }).toBe(text);
    }
  };

  it('has what real answers said at random instants', { timeout: 1_800_000 }, async () => {
    let pages = await recordPages();
    await settled(pages);
    recordings.push({ at: clock, pages });
    for (let number = 0; number < EDITS; number += 1) {
      clock = new Date(clock.getTime() + Math.ceil(random() * 600) * MINUTE_MS);
      // The token of the earlier sign-in has expired.
      staff = await staffClient(app);
      const edit = EDIT_KINDS[Math.floor(random() * EDIT_KINDS.length)];
      await edit?.(`word${number}`, random());
      await app.deps.content.settle();
      pages = await recordPages();
      const before = recordings.at(-1)?.pages ?? pages;
      const changed = new Map([...pages].filter(([at, text]) => before.get(at) !== text));
      await settled(changed);
      for (const gone of [...before.keys()].filter((at) => !pages.has(at))) {
        await expect.poll(() => archivedAt(gone, clock), { timeout: 60_000 }).toBeNull();
      }
      recordings.push({ at: clock, pages });
    }
    const end = clock.getTime();
    const start = TEST_NOW.getTime();
    const paths = [...new Set(recordings.flatMap(({ pages: all }) => [...all.keys()]))];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const at = new Date(start + random() * (end - start));
      const pathname = paths[Math.floor(random() * paths.length)] ?? '/';
      const then = recordings.findLast((recording) => recording.at <= at);
      expect(await archivedAt(pathname, at), `${pathname} ${at.toISOString()}`).toBe(
        then?.pages.get(pathname) ?? null,
      );
    }
  });

  it('has no scripts, and the cause of each copy', async () => {
    const home = await copyAt('/', clock);
    expect(home.html).not.toMatch(/<script(?![^>]*ld\+json)/);
    expect(home.html).toContain('ld+json');
    expect(home.text).toContain('Pacific Harbor Law');
    const { body } = await staff.call('GET', '/api/admin/advertising/copies?path=/');
    expect(body.at(-1).cause).toBe('first');
    expect(body.length === 1 || body[0].cause === 'change').toBe(true);
  });

  it.each([
    ['/embed/booking', 'San Diego'],
    ['/embed/calculator', 'Estate'],
  ])('has %s, which other websites show in a frame', async (pathname, words) => {
    const { text } = await copyAt(pathname, clock);
    expect(text).toContain('Pacific Harbor Law');
    expect(text).toContain(words);
  });

  it('has every kind of mail', async () => {
    for (const kind of EMAIL_KINDS) {
      const copy = await copyAt(`mail:${kind}`, clock);
      expect([kind, copy?.text]).toEqual([kind, expect.stringContaining('Pacific Harbor Law')]);
      expect(copy.text).toContain('San Diego');
    }
  });

  it('names the audit entry of a change by staff', async () => {
    const { body } = await staff.call('POST', '/api/admin/testimonials', {
      clientName: 'Dana W.',
      content: 'They explained everything twice.',
      practiceArea: 'divorce',
    });
    expect(body.isPublished).toBe(true);
    await sql`update component_visibility_settings set is_visible = true`.execute(app.deps.db);
    const newest = async () =>
      (await staff.call('GET', '/api/admin/advertising/copies?path=/reviews')).body[0];
    await expect
      .poll(async () => (await copyAt('/reviews', clock))?.text, { timeout: 60_000 })
      .toContain('everything twice');
    const entry = await newest();
    const audit = await app.deps.db
      .selectFrom('auditLog')
      .select('action')
      .where('id', '=', entry.auditId)
      .executeTakeFirst();
    expect(audit?.action).toBe('testimonial.create');
  });

  it('is exported as a ZIP file that sha256sum accepts', async () => {
    const response = await fetch(`${app.url}/api/admin/advertising/export`, {
      method: 'POST',
      headers: bearer(await staffToken(app)),
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    const sums = files.get('SHA256SUMS')?.toString() ?? '';
    const named = sums
      .trim()
      .split('\n')
      .map((line) => line.split('  '));
    expect(named.map(([, name]) => name).sort()).toEqual(
      [...files.keys()].filter((name) => name !== 'SHA256SUMS').sort(),
    );
    for (const [sum, name = ''] of named) {
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
        name,
      ).toBe(sum);
    }
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-zip-'));
    await mkdir(path.join(folder, 'texts'));
    for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
    const { error, status, stderr } = spawnSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], {
      cwd: folder,
    });
    await rm(folder, { recursive: true });
    // If `sha256sum` is not installed, the check of the sums above has to do.
    if (!error) expect([status, stderr.toString()]).toEqual([0, '']);
    const index = JSON.parse(files.get('index.json')?.toString() ?? '');
    expect(index.length).toBeGreaterThan(20);
    expect((await staff.auditLog())[0]).toMatchObject({ action: 'archive.export' });
  });
});

describe('the chain', () => {
  const check = async () => (await staff.call('GET', '/api/admin/advertising/check')).body;
  /** Runs a statement with triggers disabled, checks the chain, and reverts the change. */
  const tampered = async (statement: string | string[], undo: string | string[]) => {
    const run = (statements: string | string[]) =>
      app.deps.db.connection().execute(async (connection) => {
        await sql`set session_replication_role = replica`.execute(connection);
        try {
          for (const each of [statements].flat()) await sql.raw(each).execute(connection);
        } finally {
          await sql`set session_replication_role = origin`.execute(connection);
        }
      });
    await run(statement);
    const found = await check();
    await run(undo);
    return found.problems as string[];
  };

  it('is intact', async () => {
    expect(await check()).toMatchObject({ isIntact: true, problems: [] });
  });

  it('shows one altered byte of a text', async () => {
    const at =
      'set_byte(content, length(content) / 2, (get_byte(content, length(content) / 2) + 1) % 256)';
    const back =
      'set_byte(content, length(content) / 2, (get_byte(content, length(content) / 2) + 255) % 256)';
    const where = 'where hash = (select min(hash) from advertising_bodies)';
    const problems = await tampered(
      `update advertising_bodies set content = ${at} ${where}`,
      `update advertising_bodies set content = ${back} ${where}`,
    );
    expect(problems).toEqual([expect.stringMatching(/^The text [0-9a-f]{12} has been altered$/)]);
  });

  it('shows an altered and a deleted entry', async () => {
    expect(
      await tampered(
        `update advertising_copies set shown_from = shown_from - interval '1 day' where number = 3`,
        `update advertising_copies set shown_from = shown_from + interval '1 day' where number = 3`,
      ),
    ).toEqual(['Entry 3 has been altered']);
    expect(
      await tampered(
        [
          'create table taken as select * from advertising_copies where number = 2',
          'delete from advertising_copies where number = 2',
        ],
        ['insert into advertising_copies select * from taken', 'drop table taken'],
      ),
    ).toEqual(['Before entry 3, entries are missing', 'Entry 3 does not follow the one before']);
    expect((await check()).isIntact).toBe(true);
  });

  it.each([
    'update advertising_copies set path = path',
    'delete from advertising_copies',
    'truncate advertising_copies',
    'update advertising_bodies set content = content',
    'truncate advertising_bodies',
  ])('refuses %s', async (statement) => {
    await expect(sql.raw(statement).execute(app.deps.db)).rejects.toThrow('append-only');
  });

  it('keeps the texts that were shown within a year', async () => {
    await expect(sql`delete from advertising_bodies`.execute(app.deps.db)).rejects.toThrow(
      'keeps what was shown within a year',
    );
  });
});

it('the archive refuses callers who are not staff, and wrong input', async () => {
  for (const call of ['paths', 'copies?path=/', 'copy?path=/&at=2031-03-10T17:00:00Z', 'check']) {
    expect((await fetch(`${app.url}/api/admin/advertising/${call}`)).status).toBe(401);
  }
  expect(await staff.call('GET', '/api/admin/advertising/copy?path=/&at=yesterday')).toMatchObject({
    status: 400,
    body: { fieldErrors: { at: [expect.any(String)] } },
  });
  expect(
    await staff.call('GET', '/api/admin/advertising/copy?path=/&at=2001-03-10T17:00:00Z'),
  ).toMatchObject({ status: 404, body: { reason: 'copy_not_found' } });
});
