import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIMELINE_PARTS } from '../../../app/features.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { insertMessage } from '../../../testing/messages.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { groupAll, peopleOf } from '../testing/grouped-people.ts';
import { groupNextRecords } from './group-records.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

const db = () => database.db;
let turn = 0;
/** An address that no other test uses. */
const address = (name: string) => {
  turn += 1;
  return `${name}${turn}@example.com`;
};

describe('records', () => {
  it('of one name and address are one person, however they are written', async () => {
    const email = address('ciaran');
    await insertMessage(db(), { firstName: 'Ciarán', lastName: 'O’Malley', email });
    await insertMessage(db(), {
      firstName: 'CIARAN',
      lastName: "O'Malley",
      email: email.toUpperCase(),
    });
    await groupAll(db());
    expect(await peopleOf(db(), email)).toMatchObject([
      { name: "CIARAN O'Malley", events: ['message', 'message'] },
    ]);
  });

  it('of different names at one address are different people', async () => {
    const email = address('home');
    await insertMessage(db(), {
      firstName: 'Dana',
      lastName: 'Whitfield',
      email,
      phone: '619 555 0101',
    });
    await insertMessage(db(), {
      firstName: 'Rob',
      lastName: 'Whitfield',
      email,
      phone: '619 555 0101',
    });
    await groupAll(db());
    const people = await peopleOf(db(), email);
    expect(people.map(({ name }) => name).sort()).toEqual(['Dana Whitfield', 'Rob Whitfield']);
  });

  it('of one name are joined when a record shows the address of one and the number of the other', async () => {
    const [first, second] = [address('j'), address('j')];
    const name = { firstName: 'Joan', lastName: `Pell${turn}` };
    await insertMessage(db(), { ...name, email: first, phone: null });
    await insertMessage(db(), { ...name, email: second, phone: '+1 (858) 555-0102' });
    await groupAll(db());
    expect(await peopleOf(db(), first)).toMatchObject([{ events: ['message'] }]);
    await insertMessage(db(), { ...name, email: first, phone: '858.555.0102' });
    await groupAll(db());
    const [joined] = await peopleOf(db(), first);
    expect(joined?.events).toHaveLength(3);
    expect(await peopleOf(db(), second)).toEqual([joined]);
  });

  it('without a name belong to the only name at their address, or to the first name that comes', async () => {
    const [known, unknown] = [address('known'), address('unknown')];
    const calculate = (userEmail: string) =>
      db()
        .insertInto('probateCalculations')
        .values({
          userEmail,
          estateValue: '1000000',
          realEstateValue: '0',
          ...{ attorneyFees: '0', executorFees: '0', courtCosts: '0' },
          ...{ totalProbate: '0', trustCost: '0', savings: '0' },
        })
        .execute();
    await insertMessage(db(), { firstName: 'Ida', lastName: 'Moss', email: known });
    await groupAll(db());
    await calculate(known);
    await calculate(unknown);
    await groupAll(db());
    expect(await peopleOf(db(), known)).toMatchObject([
      { name: 'Ida Moss', events: ['calculation', 'message'] },
    ]);
    expect(await peopleOf(db(), unknown)).toMatchObject([{ name: '', events: ['calculation'] }]);
    await insertMessage(db(), { firstName: 'Lev', lastName: 'Orr', email: unknown });
    await groupAll(db());
    expect(await peopleOf(db(), unknown)).toMatchObject([
      { name: 'Lev Orr', events: ['calculation', 'message'] },
    ]);
  });

  it('that are mails or changes belong to the person of what they are about', async () => {
    const email = address('spouses');
    await insertMessage(db(), { firstName: 'Ann', lastName: 'Poe', email });
    const id = await insertMessage(db(), { firstName: 'Ben', lastName: 'Poe', email });
    await db()
      .insertInto('outboxEmails')
      .values({
        kind: 'contact_receipt',
        toEmail: email,
        payload: JSON.stringify({ id }),
        dedupeKey: id,
      })
      .execute();
    await db()
      .insertInto('auditLog')
      .values({
        ...{ actor: 'admin', action: 'contact.resolve' },
        ...{ entity: 'contact_submissions', entityId: id },
      })
      .execute();
    await groupAll(db());
    const people = await peopleOf(db(), email);
    expect(people.find(({ name }) => name === 'Ben Poe')?.events).toEqual([
      'change',
      'mail',
      'message',
    ]);
  });

  it('that are deleted leave nothing behind, unless staff have entered something', async () => {
    const [gone, tagged] = [address('gone'), address('tagged')];
    for (const email of [gone, tagged]) {
      await insertMessage(db(), { email, firstName: 'Una', lastName: email.replace(/@.*/, '') });
    }
    await groupAll(db());
    await sql`update people set tags = '{vip}' where email = ${tagged}`.execute(db());
    await db().deleteFrom('contactSubmissions').where('email', 'in', [gone, tagged]).execute();
    await groupAll(db());
    expect(await peopleOf(db(), gone)).toEqual([]);
    expect(await peopleOf(db(), tagged)).toMatchObject([{ events: [] }]);
  });

  it('whose address is changed move to another person', async () => {
    const [before, after] = [address('before'), address('after')];
    const id = await insertMessage(db(), { email: before, firstName: 'Moe', lastName: `M${turn}` });
    await groupAll(db());
    await db()
      .updateTable('contactSubmissions')
      .set({ email: after })
      .where('id', '=', id)
      .execute();
    await groupAll(db());
    expect(await peopleOf(db(), before)).toEqual([]);
    expect(await peopleOf(db(), after)).toMatchObject([{ events: ['message'] }]);
  });
});

it('a record that cannot be grouped does not stop the others', async () => {
  const email = address('fine');
  const bad = await insertMessage(db(), {
    email: address('bad'),
    firstName: 'Bad',
    lastName: 'Row',
  });
  await insertMessage(db(), { email, firstName: 'Fine', lastName: 'Row' });
  const errors: unknown[] = [];
  const timelineParts = TIMELINE_PARTS.map((part) => ({
    ...part,
    identify: async (tx: Parameters<typeof part.identify>[0], ids: readonly string[]) => {
      if (ids.includes(bad)) throw new Error('bad record');
      return part.identify(tx, ids);
    },
  }));
  const onError = (error: unknown) => errors.push(error);
  while (await groupNextRecords({ db: db(), timelineParts, onError }));
  expect(await peopleOf(db(), email)).toMatchObject([{ name: 'Fine Row' }]);
  expect(errors).toHaveLength(5);
  await deleteAll(db(), 'timelineBacklog');
});

it('records from before are read kind by kind', async () => {
  const email = address('before');
  await insertMessage(db(), { email, firstName: 'Old', lastName: 'Row' });
  await sql`delete from timeline_backlog`.execute(db());
  await sql`insert into timeline_backfill (kind) values ('message') on conflict do nothing`.execute(
    db(),
  );
  await groupAll(db());
  expect(await peopleOf(db(), email)).toMatchObject([{ name: 'Old Row', events: ['message'] }]);
  expect(await db().selectFrom('timelineBackfill').selectAll().execute()).toEqual([]);
});
