import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import type { JsonBody } from '../../testing/json-body.ts';
import { insertMessage, messageBody } from '../../testing/messages.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'contactSubmissions');
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'conflictEntries');
});

const NOBODY = '00000000-0000-4000-8000-000000000000';

const query = async (procedure: string, input?: object): Promise<JsonBody> => {
  const parameter = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  return (await staff.call('GET', `/trpc/${procedure}${parameter}`)).body;
};
const mutate = (procedure: string, input: object) =>
  staff.call('POST', `/trpc/${procedure}`, input);

/** The check of a message, once its names have been compared. */
async function checkOf(id: string): Promise<JsonBody> {
  let check: JsonBody;
  await expect
    .poll(
      async () => {
        check = (await query('conflicts.check', { kind: 'message', id })).result.data;
        return check.isWaiting;
      },
      { timeout: 20_000 },
    )
    .toBe(false);
  return check;
}

const client = (firstName: string, lastName: string, otherSide?: string) =>
  insertMessage(app.deps.db, { firstName, lastName, ...(otherSide && { otherSide }) });

describe('a message', () => {
  it('is compared with clients, former names and the other sides of others', async () => {
    const former = await client('William', 'Núñez-Ortega');
    await checkOf(former);
    const wife = await client('Ana', 'Soto', 'my husband Bill Nunez Ortega');
    const check = await checkOf(wife);
    expect(check).toMatchObject({ state: 'possible', otherSide: 'my husband Bill Nunez Ortega' });
    expect(check.matches).toMatchObject([
      { kind: 'message', id: former, role: 'client', ownRole: 'other_side' },
    ]);
    expect(check.matches[0].reasons.join()).toContain('forms of the same first name');
    const husband = await client('Guillermo', 'Paz');
    expect(await checkOf(husband)).toMatchObject({ state: 'none', matches: [] });
    const opposing = await client('Ana María', 'Ruiz (Soto)', '');
    await checkOf(opposing);
    const against = await client('Luis', 'Vega', 'Ana Soto\nsomebody else');
    const found = (await checkOf(against)).matches.map((match: { id: string }) => match.id);
    expect(new Set(found)).toEqual(new Set([wife, opposing]));
    expect((await checkOf(wife)).mentions).toMatchObject([{ id: against }]);
  });

  it('of a client who comes back is no conflict', async () => {
    await checkOf(await client('Ana', 'Soto', 'Luis Soto'));
    const again = await client('Ana', 'Soto', 'Luis Soto');
    expect(await checkOf(again)).toMatchObject({ state: 'none', matches: [] });
  });

  it('says nothing about it to the visitor, and takes no longer name than fits', async () => {
    await checkOf(await client('Bob', 'Marsh'));
    const answer = await postJson(
      `${app.url}/api/contact`,
      messageBody({ otherSide: 'Robert Marsh' }),
    );
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(Object.keys(body)).not.toContain('otherSide');
    expect(JSON.stringify(body)).not.toMatch(/marsh|conflict/i);
    expect(await checkOf(body.id)).toMatchObject({ state: 'possible' });
    const long = await postJson(
      `${app.url}/api/contact`,
      messageBody({ otherSide: 'x'.repeat(501) }),
    );
    expect(long.status).toBe(400);
    expect((await long.json()).fieldErrors.otherSide).toEqual(['Must be at most 500 characters']);
  });

  it('that an earlier copy of the release has written is compared, too', async () => {
    await checkOf(await client('Ana', 'Soto', 'Carl Weiss'));
    // Without the new column, as that release inserts it.
    const { rows } = await sql<{ id: string }>`
      insert into contact_submissions (first_name, last_name, email, practice_area, message)
        values ('Karl', 'Weiss', 'carl@example.com', 'divorce', 'Hello') returning id`.execute(
      app.deps.db,
    );
    expect(await checkOf(rows[0]?.id ?? '')).toMatchObject({ state: 'possible' });
  });

  it('is compared again when staff change the other side', async () => {
    await checkOf(await client('Bob', 'Marsh'));
    const id = await client('Ana', 'Soto');
    await checkOf(id);
    const change = { kind: 'message', id, otherSide: 'Robert Marsh', before: null };
    expect((await mutate('conflicts.saveOtherSide', change)).status).toBe(200);
    expect((await checkOf(id)).matches).toHaveLength(1);
    const stale = await mutate('conflicts.saveOtherSide', { ...change, otherSide: 'X Y' });
    expect(stale.status).toBe(409);
    const back = { kind: 'message', id, otherSide: '', before: 'Robert Marsh' };
    expect((await mutate('conflicts.saveOtherSide', back)).status).toBe(200);
    expect(await checkOf(id)).toMatchObject({ state: 'none', otherSide: null, matches: [] });
    expect(JSON.stringify(await staff.auditLog(2))).not.toMatch(/Marsh/);
  });
});

it('an appointment is compared, too, and its booking answers without the other side', async () => {
  await checkOf(await client('Bob', 'Marsh'));
  const booked = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({ otherSide: 'Robert Marsh' }),
  );
  expect(booked.status).toBe(201);
  const appointment = await booked.json();
  expect(JSON.stringify(appointment)).not.toMatch(/marsh/i);
  const ref = { kind: 'appointment', id: appointment.id };
  const check = async () => (await query('conflicts.check', ref)).result.data;
  await expect.poll(async () => (await check()).state, { timeout: 20_000 }).toBe('possible');
  expect(await check()).toMatchObject({ otherSide: 'Robert Marsh' });
});

describe('a decision', () => {
  it('is recorded, audited without names, and refused once something new was found', async () => {
    await checkOf(await client('Bob', 'Marsh'));
    const id = await client('Ana', 'Soto', 'Robert Marsh');
    const { version } = await checkOf(id);
    const input = { kind: 'message', id, state: 'cleared', note: 'Another Bob', version };
    expect((await mutate('conflicts.decide', input)).status).toBe(200);
    expect(await checkOf(id)).toMatchObject({
      ...{ state: 'cleared', note: 'Another Bob', decidedBy: 'admin' },
    });
    expect((await mutate('conflicts.decide', input)).body.error.data.reason).toBe(
      'edited_meanwhile',
    );
    const [entry] = await staff.auditLog(1);
    expect(entry).toMatchObject({ action: 'conflict.decide', after: { state: 'cleared' } });
    expect(JSON.stringify(entry)).not.toMatch(/Bob|Marsh/);
    await mutate('conflictEntries.create', { name: 'Marsh, Robert', relation: 'client' });
    await expect.poll(async () => (await checkOf(id)).state, { timeout: 20_000 }).toBe('possible');
    const shown = await query('conflicts.states', { kind: 'message', ids: [id, NOBODY] });
    expect(shown.result.data).toEqual([{ id, state: 'possible' }]);
    expect((await query('conflicts.undecided')).result.data).toMatchObject([
      { kind: 'message', id, name: 'Ana Soto' },
    ]);
  });

  it('is for staff, and about a record that exists', async () => {
    const input = { kind: 'message', id: NOBODY, state: 'conflict', version: 0 };
    expect((await mutate('conflicts.decide', input)).status).toBe(404);
    expect((await postJson(`${app.url}/trpc/conflicts.decide`, input)).status).toBe(401);
    const unknown = await mutate('conflicts.decide', { ...input, state: 'none' });
    expect(unknown.body.error.data.fieldErrors).toHaveProperty('state');
  });
});

describe('the conflict list', () => {
  const CSV = [
    'Relation;Name;Other names;Notes',
    'Former client;"Ruiz, Ana";Ana Soto; Ana Paz;Divorce 2019',
    'opposing party;Acme Holdings LLC;;',
  ].join('\r\n');

  it('is imported after a preview, all or nothing, and each name once', async () => {
    const quoted = CSV.replace('Ana Soto; Ana Paz', '"Ana Soto; Ana Paz"');
    const preview = await mutate('conflictEntries.previewImport', { csv: quoted });
    expect(preview.body.result.data).toMatchObject({
      count: 2,
      errors: [],
      rows: [
        { name: 'Ruiz, Ana', otherNames: 'Ana Soto\nAna Paz', relation: 'former_client' },
        { name: 'Acme Holdings LLC', relation: 'opposing' },
      ],
    });
    const bad = `${quoted}\r\nEnemy;Carl Weiss;;\r\nClient;;;No name`;
    expect(
      (await mutate('conflictEntries.previewImport', { csv: bad })).body.result.data.errors,
    ).toEqual([
      { line: 4, message: 'Relation: Choose one of the relations' },
      { line: 5, message: 'Name: Required' },
    ]);
    const refused = await mutate('conflictEntries.import', { csv: bad });
    expect(refused.status).toBe(400);
    expect(
      (await query('conflictEntries.list', { limit: 25, cursor: null })).result.data.items,
    ).toEqual([]);
    const first = await mutate('conflictEntries.import', { csv: quoted });
    expect(first.body.result.data).toEqual({ added: 2, known: 0 });
    const second = await mutate('conflictEntries.import', { csv: quoted });
    expect(second.body.result.data).toEqual({ added: 0, known: 2 });
    expect(await checkOf(await client('Luis', 'Vega', 'Anna Paz'))).toMatchObject({
      matches: [{ kind: 'entry', relation: 'former_client', note: 'Divorce 2019' }],
    });
    const acme = await client('Acme', 'Holdings Inc.');
    expect((await checkOf(acme)).state).toBe('possible');
    const former = await client('Ana', 'Ruiz', 'Acme Holdings LLC');
    expect((await checkOf(former)).matches).toMatchObject([{ id: acme, role: 'client' }]);
  });

  it('names what is wrong with a file that is no list', async () => {
    const errorsOf = async (csv: string) =>
      (await mutate('conflictEntries.previewImport', { csv })).body.result.data.errors;
    expect(await errorsOf('')).toMatchObject([{ line: 1 }]);
    expect(await errorsOf('Colour\nred')).toMatchObject([{ line: 1 }]);
    expect(await errorsOf('Name\n"Ana')).toMatchObject([{ message: expect.any(String) }]);
  });

  it('is exported as a file that can be imported again', async () => {
    await mutate('conflictEntries.create', { name: 'Ana Ruiz', otherNames: 'A\nB', note: '=1+1' });
    const response = await fetch(`${app.url}/api/admin/conflict-entries/export`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: '{}',
    });
    const csv = await response.text();
    await deleteAll(app.deps.db, 'conflictEntries');
    expect((await mutate('conflictEntries.import', { csv })).body.result.data.added).toBe(1);
    const { items } = (await query('conflictEntries.list', { limit: 25, cursor: null })).result
      .data;
    expect(items).toMatchObject([{ name: 'Ana Ruiz', otherNames: 'A\nB', relation: 'other' }]);
  });

  it('entry is changed once at a time, and what was found goes with it', async () => {
    const created = await mutate('conflictEntries.create', { name: 'Carl Weiss' });
    const { id, updatedAt } = created.body.result.data;
    const message = await client('Karl', 'Weiss');
    expect(await checkOf(message)).toMatchObject({ state: 'possible' });
    const change = { id, name: 'Carla Weiss', updatedAt };
    expect((await mutate('conflictEntries.update', change)).status).toBe(200);
    expect((await mutate('conflictEntries.update', change)).status).toBe(409);
    await expect.poll(async () => (await checkOf(message)).state, { timeout: 20_000 }).toBe('none');
    expect((await mutate('conflictEntries.delete', { id })).status).toBe(200);
    expect((await mutate('conflictEntries.delete', { id })).status).toBe(404);
    expect((await mutate('conflictEntries.create', { name: ' ' })).status).toBe(400);
  });
});

describe('privacy', () => {
  it('exports when names were compared, not what was found, and erases both sides', async () => {
    const other = await insertMessage(app.deps.db, {
      ...{ firstName: 'Bob', lastName: 'Marsh', email: 'bob@example.com' },
    });
    await checkOf(other);
    const id = await insertMessage(app.deps.db, {
      ...{ firstName: 'Ana', lastName: 'Soto', email: 'ana@example.com' },
      otherSide: 'Robert Marsh',
    });
    const { version } = await checkOf(id);
    await mutate('conflicts.decide', {
      ...{ kind: 'message', id, state: 'conflict', note: 'We advise Bob', version },
    });
    const { json } = (await mutate('privacy.export', { email: 'ana@example.com' })).body.result
      .data;
    expect(json).toContain('Robert Marsh');
    expect(JSON.parse(json).conflictChecks).toHaveLength(1);
    expect(json).not.toMatch(/We advise Bob|"conflict"|bob@example|Bob/);
    const erase = async (email: string) => {
      const { seen } = (await mutate('privacy.find', { email })).body.result.data;
      return mutate('privacy.erase', { email, confirmation: email, seen });
    };
    expect((await erase('bob@example.com')).status).toBe(200);
    expect((await checkOf(id)).matches).toEqual([]);
    expect((await erase('ana@example.com')).status).toBe(200);
    for (const table of ['knownNames', 'conflictChecks', 'conflictMatches'] as const) {
      const { rows } = await sql`select from ${sql.table(table)}`.execute(app.deps.db);
      expect(rows).toHaveLength(0);
    }
  });
});
