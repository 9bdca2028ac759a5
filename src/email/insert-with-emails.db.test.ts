import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertWithEmails, tryInsertWithEmails } from './insert-with-emails.ts';
import type { NewEmail } from './queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await sql`create table notes (id text primary key)`.execute(app.deps.db);
});
afterAll(() => app.close());

const noteInsertion = (id: string) =>
  app.deps.db
    .insertInto('notes' as never)
    .values({ id } as never)
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<string>`id`.as('id'));

const mailAbout = (id: string, changes: Partial<NewEmail> = {}): NewEmail => ({
  kind: 'contact_receipt',
  toEmail: 'dana@example.com',
  toName: 'Dana',
  payload: { id },
  dedupeKey: `contact_receipt:${id}`,
  ...changes,
});

const mailsAbout = (id: string) =>
  app.deps.db
    .selectFrom('outboxEmails')
    .select(['id', 'kind', 'toEmail', 'toName', 'payload', 'dedupeKey'])
    .where(sql`payload ->> 'id'`, '=', id)
    .execute();

const jobsOf = async (mailIds: readonly string[]) =>
  (
    await sql<{ data: unknown }>`
      select data from pgboss.job where name = 'send-email' and id::text = any(${mailIds})`.execute(
      app.deps.db,
    )
  ).rows.map(({ data }) => data);

it('writes a row, what goes alongside, its mails and a job for each', async () => {
  const id = randomUUID();
  const toName = `D'Arcy "\\" ${'$'}1 \u2028 </script> {"a":1}`;
  const mail = mailAbout(id, { toName });
  const alongside = sql`insert into notes (id) select 'beside ' || id from written`;
  expect(
    await insertWithEmails(app.deps, noteInsertion(id), { emails: [mail], alongside }),
  ).toEqual({ id });
  const mails = await mailsAbout(id);
  expect(mails).toEqual([{ id: expect.any(String), ...mail }]);
  expect(await jobsOf(mails.map((row) => row.id))).toEqual([{ emailId: mails[0]?.id }]);
  const { rows } = await sql`select id from notes where id like ${`%${id}`} order by id`.execute(
    app.deps.db,
  );
  expect(rows).toEqual([{ id }, { id: `beside ${id}` }].sort((a, b) => (a.id < b.id ? -1 : 1)));
});

it('writes nothing where the row is not written', async () => {
  const id = randomUUID();
  await insertWithEmails(app.deps, noteInsertion(id), { emails: [] });
  const again = { emails: [mailAbout(id)] };
  expect(await tryInsertWithEmails(app.deps, noteInsertion(id), again)).toBeUndefined();
  expect(await mailsAbout(id)).toEqual([]);
  await expect(insertWithEmails(app.deps, noteInsertion(id), again)).rejects.toThrow('no row');
});

it('writes no row where its mails are refused', async () => {
  const id = randomUUID();
  const emails = [mailAbout(id, { toEmail: null as never })];
  await expect(insertWithEmails(app.deps, noteInsertion(id), { emails })).rejects.toThrow();
  expect(
    await tryInsertWithEmails(app.deps, noteInsertion(id), { emails: [mailAbout(id)] }),
  ).toEqual({ id });
});

it('sends a mail once, whatever is written about it', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const mail = mailAbout(first);
  await insertWithEmails(app.deps, noteInsertion(first), { emails: [mail] });
  await insertWithEmails(app.deps, noteInsertion(second), { emails: [mail] });
  const mails = await mailsAbout(first);
  expect(mails).toHaveLength(1);
  expect(await jobsOf(mails.map((row) => row.id))).toHaveLength(1);
});
