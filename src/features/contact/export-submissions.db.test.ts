import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { bearer, newcomerToken, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'contactSubmissions'));

const PATH = '/api/admin/contact-submissions/export';

const ask = (filter: object, headers: Record<string, string> = bearer(token)) =>
  fetch(app.url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(filter),
  });

/** The data rows of the table, without its header. */
async function linesOf(filter: object): Promise<string[]> {
  const lines = (await (await ask(filter)).text()).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.slice(1);
}

/** Inserts messages, two per instant: every third is read, every other one says `often`, ten say `zebra`. */
async function writeMany(rows: number, about = 'about') {
  const step = 500;
  for (let first = 1; first <= rows; first += step) {
    await sql`insert into contact_submissions (first_name, last_name, email, practice_area, message, is_read, created_at)
      select 'Dana', 'Whitfield' || i, 'dana@example.com', 'divorce',
        ${sql.lit(about)} || ' ' || i || case when i % 2 = 0 then ' often' else '' end
          || case when i % ${sql.lit(rows / 10)} = 0 then ' zebra' else '' end,
        i % 3 = 0, timestamptz '2031-03-01' + (i / 2) * interval '1 minute'
      from generate_series(${sql.lit(first)}, ${sql.lit(Math.min(rows, first + step - 1))}) as i`.execute(
      app.deps.db,
    );
  }
}

const exportEntries = () =>
  app.deps.db
    .selectFrom('auditLog')
    .select(['actor', 'action', 'after'])
    .where('action', '=', 'contact.export')
    .execute();

it('returns a CSV attachment, newest first, and audits who exported what', async () => {
  await writeMany(10);
  const response = await ask({ status: 'unresolved', practiceArea: 'divorce' });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="contact-submissions.csv"',
    'cache-control': 'private, no-store',
  });
  const lines = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await response.arrayBuffer())
    .split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFReceived (America/Los_Angeles),First name,Last name,Email,Phone,Contact preferences,Practice area,Message,Read,Resolved',
  );
  expect(lines[1]).toBe(
    '2031-02-28 16:05,Dana,Whitfield10,dana@example.com,,,Divorce,about 10 often zebra,No,No',
  );
  expect(lines).toHaveLength(12);
  expect((await exportEntries()).at(-1)).toEqual({
    actor: 'admin',
    action: 'contact.export',
    after: { q: null, status: 'unresolved', practiceArea: 'divorce' },
  });
});

it('exports the messages of a month, whose days begin at midnight in the firm’s zone', async () => {
  const at = (createdAt: string) => ({
    firstName: createdAt,
    lastName: 'Whitfield',
    email: 'dana@example.com',
    practiceArea: 'divorce',
    message: 'Hello',
    createdAt: new Date(createdAt),
  });
  const march = ['2031-03-01T00:00:00-08:00', '2031-03-31T23:59:59-07:00'];
  const around = ['2031-02-28T23:59:59-08:00', '2031-04-01T00:00:00-07:00'];
  await app.deps.db
    .insertInto('contactSubmissions')
    .values([...march, ...around].map(at))
    .execute();
  const lines = await linesOf({ from: '2031-03-01', to: '2031-03-31' });
  expect(lines.map((line) => line.split(',')[1])).toEqual(march.toReversed());
  expect(await linesOf({ from: '2031-03-31' })).toHaveLength(2);
  expect(await linesOf({ to: '2031-03-01' })).toHaveLength(2);
});

it('exports in the order of the list', async () => {
  await writeMany(12);
  const names = (await linesOf({ sort: 'name' })).map((line) => line.split(',')[2]);
  expect(names).toEqual(names.toSorted());
  expect((await linesOf({ sort: '-name' })).map((line) => line.split(',')[2])).toEqual(
    names.toReversed(),
  );
});

it('an empty export has only the header row', async () => {
  expect(await linesOf({})).toEqual([]);
});

it.each([
  [{}, 4_000],
  [{ status: 'new' }, 2_667],
  [{ q: 'oft' }, 2_000],
  [{ q: 'oft whitfield', status: 'new' }, 1_334],
  [{ q: 'zebra' }, 10],
  [{ q: 'nothing' }, 0],
  [{ q: '%' }, 0],
])('%j exports every matching row once, at any number of rows', async (filter, count) => {
  await writeMany(4_000);
  const names = (await linesOf(filter)).map((line) => line.split(',')[2]);
  expect([names.length, new Set(names).size]).toEqual([count, count]);
});

it.each([
  ['status', { status: 'lost' }],
  ['practiceArea', { practiceArea: 'tax' }],
  ['q', { q: 'x'.repeat(201) }],
])('refuses a bad %s by name, and nobody took anything', async (field, filter) => {
  const before = await exportEntries();
  const response = await ask(filter);
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
  expect(await exportEntries()).toEqual(before);
});

describe('over /trpc', () => {
  const take = (path: string, body: object, headers: object = {}) =>
    postJson(`${app.url}/trpc/${path}`, body, { ...bearer(token), ...headers });

  it.each([
    ['alone', 'contact.export', {}],
    ['in a batch', 'contact.export,contact.export?batch=1', { 0: {}, 1: {} }],
  ])('has no answer %s, and nobody took anything', async (_how, path, body) => {
    await writeMany(10);
    const before = await exportEntries();
    const response = await take(path, body);
    expect([response.status, await response.text()]).toEqual([
      415,
      expect.not.stringContaining('Whitfield'),
    ]);
    expect(await exportEntries()).toEqual(before);
  });

  it('is audited when a client requests it in parts', async () => {
    await writeMany(10);
    const before = await exportEntries();
    const inParts = { 'trpc-accept': 'application/jsonl' };
    const response = await take('contact.export?batch=1', { 0: {} }, inParts);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('Whitfield10'),
    ]);
    expect(await exportEntries()).toHaveLength(before.length + 1);
  });
});

it('sends nothing when the audit entry cannot be written', async () => {
  await writeMany(10);
  await sql`alter table audit_log rename to audit_log_away`.execute(app.deps.db);
  const response = await ask({});
  await sql`alter table audit_log_away rename to audit_log`.execute(app.deps.db);
  expect([response.status, response.headers.get('content-disposition')]).toEqual([500, null]);
  expect(await response.json()).toMatchObject({ reason: 'internal' });
});

it('is for staff', async () => {
  expect((await ask({}, {})).status).toBe(401);
  expect((await ask({}, bearer(await newcomerToken(app, 'Stranger')))).status).toBe(403);
});

it('applies backpressure and holds no database connection meanwhile', async () => {
  // More megabytes than the socket buffers hold.
  await writeMany(5_000, ' '.repeat(1_500));
  const before = (await exportEntries()).length;
  const socket = openDownload();
  const reading = async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and state <> 'idle' and pid <> pg_backend_pid() and query like '%contact_submissions%'`.execute(
      app.deps.db,
    );
    return rows.length;
  };
  const entries = async () => (await exportEntries()).length;
  await expect.poll(entries).toBeGreaterThan(before);
  await expect.poll(reading).toBe(0);
  // A row that the export has not reached yet is exported in its then current state.
  await sql`update contact_submissions set message = 'late' where last_name = 'Whitfield1'`.execute(
    app.deps.db,
  );
  const text = new Promise<string>((resolve) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
  socket.resume();
  expect(await text).toContain(',Whitfield1,dana@example.com,,,Divorce,late,');
}, 120_000);

/** An export whose bytes the test reads explicitly. */
function openDownload() {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname).pause();
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${token}\r\n` +
      'Connection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  );
  return socket;
}
