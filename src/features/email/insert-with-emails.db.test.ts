import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { NewEmail } from './enqueue-queries.ts';
import { insertWithEmails } from './insert-with-emails-queries.ts';

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

it('writes a row and its mails', async () => {
  const id = randomUUID();
  const toName = `D'Arcy "\\" ${'$'}1 \u2028 </script> {"a":1}`;
  const mail = mailAbout(id, { toName });
  expect(await insertWithEmails(app.deps.db, noteInsertion(id), [mail])).toEqual({ id });
  expect(await mailsAbout(id)).toEqual([{ id: expect.any(String), ...mail }]);
});

it('writes no mails when the row is not written', async () => {
  const id = randomUUID();
  await insertWithEmails(app.deps.db, noteInsertion(id), []);
  const again = insertWithEmails(app.deps.db, noteInsertion(id), [mailAbout(id)]);
  await expect(again).rejects.toThrow('no row');
  expect(await mailsAbout(id)).toEqual([]);
});

it('writes no row when its mails are rejected', async () => {
  const id = randomUUID();
  const refused = [mailAbout(id, { toEmail: null as never })];
  await expect(insertWithEmails(app.deps.db, noteInsertion(id), refused)).rejects.toThrow();
  const written = insertWithEmails(app.deps.db, noteInsertion(id), [mailAbout(id)]);
  expect(await written).toEqual({ id });
});

it('sends a mail once, whatever its content', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const mail = mailAbout(first);
  await insertWithEmails(app.deps.db, noteInsertion(first), [mail]);
  await insertWithEmails(app.deps.db, noteInsertion(second), [mail]);
  expect(await mailsAbout(first)).toHaveLength(1);
});
