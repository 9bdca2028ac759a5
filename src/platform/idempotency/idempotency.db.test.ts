import { sql } from 'kysely';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { addHours, addSeconds } from '../time/date-math.ts';

let now = TEST_NOW;
let app: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  staff = bearer(await staffToken(app));
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  await deleteAll(app.deps.db, 'idempotencyKeys');
  await deleteAll(app.deps.db, 'testimonials');
});

const TESTIMONIAL = {
  clientName: 'Dana W.',
  practiceArea: 'family-law',
  content: 'They explained every step.',
  rating: 5,
  isPublished: false,
};

const create = (key: string | null, changes: object = {}) =>
  postJson(
    `${app.url}/api/admin/testimonials`,
    { ...TESTIMONIAL, ...changes },
    { ...staff, ...(key !== null && { 'idempotency-key': key }) },
  );

const created = async () =>
  (await app.deps.db.selectFrom('testimonials').select('id').execute()).length;

const keys = () => app.deps.db.selectFrom('idempotencyKeys').selectAll().execute();

describe('a create with an Idempotency-Key', () => {
  it('is carried out once, and its repeat gets the first answer', async () => {
    const first = await create('a');
    const answer = await first.json();
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
    const repeat = await create('a');
    expect([repeat.status, await repeat.json()]).toEqual([201, answer]);
    expect(repeat.headers.get('idempotent-replayed')).toBe('true');
    expect(await created()).toBe(1);
  });

  it('is carried out twice with two keys, and without a key', async () => {
    for (const key of ['a', 'b', null, null]) expect((await create(key)).status).toBe(201);
    expect(await created()).toBe(4);
    expect(await keys()).toHaveLength(2);
  });

  it('with other contents is refused with 422 that names the header', async () => {
    await create('a');
    const other = await create('a', { rating: 4 });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      reason: 'idempotency_key_reused',
      fieldErrors: { 'Idempotency-Key': [expect.any(String)] },
    });
    expect(await created()).toBe(1);
  });

  it('that was refused can be corrected with the same key', async () => {
    expect((await create('a', { rating: 9 })).status).toBe(400);
    expect(await keys()).toEqual([]);
    expect((await create('a')).status).toBe(201);
  });

  it('with a key that is too long is refused', async () => {
    const refused = await create('k'.repeat(201));
    expect([refused.status, (await refused.json()).fieldErrors]).toEqual([
      400,
      { 'Idempotency-Key': ['Must be at most 200 characters'] },
    ]);
  });

  it('is carried out once on both transports', async () => {
    const call = () =>
      postJson(`${app.url}/trpc/testimonials.create`, TESTIMONIAL, {
        ...staff,
        'idempotency-key': 'a',
      });
    const first = await (await call()).json();
    const repeat = await call();
    expect([await repeat.json(), repeat.headers.get('idempotent-replayed')]).toEqual([
      first,
      'true',
    ]);
    const overRest = await create('a');
    expect((await overRest.json()).id).toBe(first.result.data.id);
    expect(await created()).toBe(1);
  });

  it('keeps keys of public calls for their procedure', async () => {
    const send = (path: string, body: object) =>
      postJson(app.url + path, body, { 'idempotency-key': 'shared' });
    const message = {
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana.whitfield@example.com',
      practiceArea: 'family-law',
      message: 'Please call me.',
    };
    const [first, repeat] = [
      await send('/api/contact', message),
      await send('/api/contact', message),
    ];
    expect([first.status, repeat.status]).toEqual([201, 201]);
    expect(await repeat.json()).toEqual(await first.json());
    expect((await send('/api/newsletter', { email: 'dana@example.com' })).status).toBe(202);
    expect((await send('/api/appointments', bookingBody())).status).toBe(201);
    const rows = await app.deps.db.selectFrom('contactSubmissions').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('can be used for another request a day later', async () => {
    const ask = async (email: string) => {
      const headers = { 'idempotency-key': 'letter' };
      return (await postJson(`${app.url}/api/newsletter`, { email }, headers)).status;
    };
    expect(await ask('dana.whitfield@example.com')).toBe(202);
    now = addHours(TEST_NOW, 24);
    expect(await ask('another@example.com')).toBe(422);
    now = addSeconds(now, 1);
    expect(await ask('another@example.com')).toBe(202);
  });

  it('stores neither the key nor readable contents', async () => {
    await create('a-key-of-a-client');
    const [row] = await keys();
    expect(row).toMatchObject({ isWritten: true, sealedAnswer: expect.stringMatching(/^v1\./) });
    expect(JSON.stringify(row)).not.toMatch(/a-key-of-a-client|Dana/);
  });
});

/** Blocks every insert of a testimonial until `release` is called. */
async function holdCreates() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve) => {
    ended = app.deps.db.transaction().execute(async (tx) => {
      await sql`lock table testimonials in share row exclusive mode`.execute(tx);
      resolve();
      await isReleased;
    });
  });
  onTestFinished(async () => {
    release();
    await ended;
  });
  return release;
}

const countWaiting = () => countLockWaits(app.deps.db, 'insert into "testimonials"');

describe('while the first request is being carried out', () => {
  it('its repeat gets 409 with Retry-After', async () => {
    const release = await holdCreates();
    const first = create('a');
    await expect.poll(countWaiting).toBe(1);
    const repeat = await create('a');
    expect([repeat.status, repeat.headers.get('retry-after')]).toEqual([409, '1']);
    expect((await repeat.json()).reason).toBe('request_under_way');
    release();
    expect((await first).status).toBe(201);
    expect((await create('a')).status).toBe(201);
    expect(await created()).toBe(1);
  });

  it('a repeat after the lease takes its place, and the first writes nothing', async () => {
    const release = await holdCreates();
    const first = create('a');
    await expect.poll(countWaiting).toBe(1);
    now = addSeconds(TEST_NOW, 61);
    const second = create('a');
    await expect.poll(countWaiting).toBe(2);
    release();
    expect([(await first).status, (await second).status]).toEqual([409, 201]);
    const repeat = await create('a');
    expect((await repeat.json()).id).toBe((await (await second).json()).id);
    expect(await created()).toBe(1);
  });

  it('ten repeats at once create one row', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('a')));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(await created()).toBe(1);
  });
});

describe('when the process ends after the write and before the answer is stored', () => {
  beforeEach(async () => {
    await sql`
      create function lose_answer() returns trigger language plpgsql as
        $$begin raise exception 'the process has ended'; end$$`.execute(app.deps.db);
    await sql`
      create trigger lose_answer before update of sealed_answer on idempotency_keys
        for each row when (new.sealed_answer is not null)
        execute function lose_answer()`.execute(app.deps.db);
  });
  afterEach(async () => {
    await sql`drop function lose_answer() cascade`.execute(app.deps.db);
  });

  it('a repeat is refused, first for now and later for good, and nothing is written twice', async () => {
    await create('a');
    const reasons = [];
    for (const seconds of [0, 61, 3_000]) {
      now = addSeconds(TEST_NOW, seconds);
      const repeat = await create('a');
      reasons.push([repeat.status, (await repeat.json()).reason]);
    }
    expect(reasons).toEqual([
      [409, 'request_under_way'],
      [409, 'answer_lost'],
      [409, 'answer_lost'],
    ]);
    expect(await created()).toBe(1);
  });

  it('the same is true for a write by a single statement', async () => {
    const body = { email: 'dana.whitfield@example.com' };
    const ask = () => postJson(`${app.url}/api/newsletter`, body, { 'idempotency-key': 'letter' });
    await ask();
    now = addSeconds(TEST_NOW, 61);
    expect((await (await ask()).json()).reason).toBe('answer_lost');
  });
});

it('a failure after which nothing was written frees the key', async () => {
  await sql`alter table testimonials add constraint broken check (rating < 0) not valid`.execute(
    app.deps.db,
  );
  try {
    expect((await create('a')).status).toBe(500);
  } finally {
    await sql`alter table testimonials drop constraint broken`.execute(app.deps.db);
  }
  expect((await create('a')).status).toBe(201);
});
