import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWriteSignal } from '../../platform/background/write-signal.ts';
import { enqueueReceipt } from '../../testing/mail-delivery.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { claimDueEmails } from './delivery-queries.ts';
import type { OutboxEmail } from './queries.ts';
import { startDelivery } from './start-delivery.ts';

/** Nobody looks at a time of its own while a test runs. */
const NEVER_MS = 60 * 60_000;
const POLL_OPTIONS = { timeout: 20_000, interval: 20 };

let database: TestDatabase;
const ends: (() => Promise<void>)[] = [];
const errors: unknown[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  errors.length = 0;
});
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
  await database.dispose();
});

type Options = Partial<Parameters<typeof startDelivery>[0]>;

function deliver(send: (email: OutboxEmail) => Promise<void>, options: Options = {}) {
  const onError = (error: unknown) => errors.push(error);
  const end = startDelivery({ db: database.db, send, everyMs: NEVER_MS, onError, ...options });
  ends.push(end);
  return end;
}

const enqueue = (count: number) =>
  Promise.all(Array.from({ length: count }, () => enqueueReceipt(database)));

const record = (id: string, changes: { state: string } | { dueAt: Date | null }) =>
  database.db.updateTable('outboxEmails').set(changes).where('id', '=', id).execute();
const recordSent = (id: string) => record(id, { state: 'sent' });

const mailOf = (id: string) =>
  database.db.selectFrom('outboxEmails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

it('sends due mails sequentially, oldest first, and no others', async () => {
  const ids = await enqueue(30);
  const [later = '', sent = '', newer = ''] = await enqueue(3);
  await record(later, { dueAt: new Date(Date.now() + 60_000) });
  await recordSent(sent);
  await database.db
    .updateTable('outboxEmails')
    .set({ kind: 'newer_notice' })
    .where('id', '=', newer)
    .execute();
  const order = await database.db
    .selectFrom('outboxEmails')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const taken: string[] = [];
  deliver(async ({ id }) => {
    taken.push(id);
    await recordSent(id);
  });
  await expect.poll(() => taken.length, POLL_OPTIONS).toBe(30);
  expect(new Set(taken)).toEqual(new Set(ids));
  expect(new Set(taken.slice(0, 4))).toEqual(new Set(order.slice(0, 4).map(({ id }) => id)));
  expect(errors).toEqual([]);
});

it('sends four at a time', async () => {
  await enqueue(9);
  const { opened, open } = gate();
  let running = 0;
  let most = 0;
  let done = 0;
  deliver(async ({ id }) => {
    running += 1;
    most = Math.max(most, running);
    await opened;
    await recordSent(id);
    running -= 1;
    done += 1;
  });
  await expect.poll(() => running, POLL_OPTIONS).toBe(4);
  open();
  await expect.poll(() => done, POLL_OPTIONS).toBe(9);
  expect(most).toBe(4);
});

it('claims as many mails at once as it has capacity for', async () => {
  await enqueue(8);
  const gates = [gate(), gate()];
  const begun: string[] = [];
  deliver(async ({ id }) => {
    begun.push(id);
    await gates[begun.length <= 4 ? 0 : 1]?.opened;
    await recordSent(id);
  });
  await expect.poll(() => begun.length, POLL_OPTIONS).toBe(4);
  gates[0]?.open();
  await expect.poll(() => begun.length, POLL_OPTIONS).toBe(8);
  gates[1]?.open();
});

it('sends a failed mail before mails written after its retry was due', async () => {
  const [failed = '', later = ''] = await enqueue(2);
  const written = (id: string, createdAt: Date) =>
    database.db.updateTable('outboxEmails').set({ createdAt }).where('id', '=', id).execute();
  await record(failed, { state: 'failed' });
  await record(failed, { dueAt: new Date(Date.now() - 60_000) });
  await written(later, new Date(Date.now() - 30_000));
  const take = () => claimDueEmails(database.db, { limit: 1, seconds: 60 });
  expect(await take()).toMatchObject([{ id: failed }]);
  expect(await take()).toMatchObject([{ id: later }]);
});

it('continues with other mails while some are slow', async () => {
  await enqueue(30);
  const { opened, open } = gate();
  let begun = 0;
  let done = 0;
  deliver(async ({ id }) => {
    begun += 1;
    if (begun <= 3) await opened;
    await recordSent(id);
    done += 1;
  });
  await expect.poll(() => done, POLL_OPTIONS).toBe(27);
  open();
  await expect.poll(() => done, POLL_OPTIONS).toBe(30);
});

it('holds its claim on a mail while sending it, however long that takes', async () => {
  const [id = ''] = await enqueue(1);
  const { opened, open } = gate();
  let begun = 0;
  const send = async () => {
    begun += 1;
    await opened;
    await recordSent(id);
  };
  deliver(send, { leaseSeconds: 3 });
  await expect.poll(() => begun, POLL_OPTIONS).toBe(1);
  const until = async () => (await mailOf(id)).takenUntil?.getTime() ?? 0;
  const first = await until();
  // Longer than it was taken for: it has been kept since.
  await expect.poll(until, POLL_OPTIONS).toBeGreaterThan(first + 3_500);
  expect(await claimDueEmails(database.db, { limit: 4, seconds: 1 })).toEqual([]);
  open();
  await expect.poll(async () => (await mailOf(id)).state, POLL_OPTIONS).toBe('sent');
  expect(begun).toBe(1);
});

it('distributes due mails among processes, each mail to one', async () => {
  const ids = await enqueue(40);
  const taken: string[] = [];
  const take = async () => {
    for (;;) {
      const mails = await claimDueEmails(database.db, { limit: 3, seconds: 60 });
      if (mails.length === 0) return;
      taken.push(...mails.map(({ id }) => id));
    }
  };
  // Whoever finds none passes by what others are just taking.
  await Promise.all([take(), take(), take(), take(), take()]);
  await take();
  expect(taken.toSorted()).toEqual(ids.toSorted());
});

it('takes over the mails of a process that died', async () => {
  const [id = ''] = await enqueue(1);
  expect(await claimDueEmails(database.db, { limit: 1, seconds: 60 })).toMatchObject([{ id }]);
  const taken: string[] = [];
  deliver(
    async (mail) => {
      taken.push(mail.id);
      await recordSent(mail.id);
    },
    { everyMs: 20 },
  );
  await sql`update outbox_emails set taken_until = now()`.execute(database.db);
  await expect.poll(() => taken, POLL_OPTIONS).toEqual([id]);
});

it.each(['queued', 'failed'])(
  'finds a mail that is %s after the clock was set back',
  async (state) => {
    const [id = ''] = await enqueue(1);
    const note = (span: string) =>
      sql`update outbox_emails set state = ${state}, due_at = now() + ${span}::interval,
        taken_until = now() + ${span}::interval`.execute(database.db);
    await note('1 hour');
    expect(await claimDueEmails(database.db, { limit: 1, seconds: 60 })).toEqual([]);
    await note('1 day');
    expect(await claimDueEmails(database.db, { limit: 1, seconds: 60 })).toMatchObject([{ id }]);
  },
);

it('logs an internal failure and retries the mail', async () => {
  const [id = ''] = await enqueue(1);
  let tries = 0;
  deliver(
    async () => {
      tries += 1;
      if (tries === 1) throw new Error('no database');
      await recordSent(id);
    },
    { leaseSeconds: 0.2, everyMs: 20 },
  );
  await expect.poll(() => tries, POLL_OPTIONS).toBe(2);
  expect(errors).toEqual([new Error('no database')]);
});

it('claims nothing during shutdown, and waits for mails being sent', async () => {
  await enqueue(6);
  const { opened, open } = gate();
  let begun = 0;
  let hasEnded = false;
  const end = deliver(async ({ id }) => {
    begun += 1;
    await opened;
    await recordSent(id);
  });
  await expect.poll(() => begun, POLL_OPTIONS).toBe(4);
  const ending = end().then(() => {
    hasEnded = true;
  });
  // A mail's own record passes through the database meanwhile.
  await mailOf((await enqueue(1))[0] ?? '');
  expect(hasEnded).toBe(false);
  open();
  await ending;
  expect(begun).toBe(4);
  const sent = database.db.selectFrom('outboxEmails').select('id').where('state', '=', 'sent');
  expect(await sent.execute()).toHaveLength(4);
});

/** A process in which nothing has been written for an hour, so that it polls in an hour. */
function restingFor() {
  const writes = createWriteSignal();
  const sinceMs = performance.now();
  let isWritten = false;
  writes.onWrite(() => {
    isWritten = true;
  });
  const lastMs = () => (isWritten ? writes.lastMs() : sinceMs - NEVER_MS);
  return { writes, idleBackoff: { maxMs: NEVER_MS, writes: { ...writes, lastMs } } };
}

it('at rest, sends a mail when it is due', async () => {
  const [id = ''] = await enqueue(1);
  const dueAt = new Date(Date.now() + 1_500);
  await record(id, { dueAt });
  const sentAt: Date[] = [];
  const { idleBackoff } = restingFor();
  deliver(
    async () => {
      sentAt.push(new Date());
      await recordSent(id);
    },
    { everyMs: 50, idleBackoff },
  );
  await expect.poll(() => sentAt.length, POLL_OPTIONS).toBe(1);
  expect(sentAt[0]?.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
});

it('at rest, sends what another copy has written, or left over', async () => {
  const taken: string[] = [];
  const { idleBackoff, writes } = restingFor();
  const send = async ({ id }: OutboxEmail) => {
    taken.push(id);
    await recordSent(id);
  };
  const [left = ''] = await enqueue(1);
  await claimDueEmails(database.db, { limit: 1, seconds: 1 });
  deliver(send, { everyMs: 50, idleBackoff });
  await expect.poll(() => taken, POLL_OPTIONS).toEqual([left]);
  const [written = ''] = await enqueue(1);
  writes.noteOtherWrite(undefined);
  await expect.poll(() => taken, POLL_OPTIONS).toEqual([left, written]);
});
