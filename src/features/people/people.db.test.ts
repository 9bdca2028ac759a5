import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedLines } from '../../testing/exported-lines.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, newcomerToken, roleToken, STAFF_ENV } from '../../testing/people.ts';
import { privacyClient } from '../../testing/privacy-client.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockGrouping } from './grouping/queries.ts';
import { groupAll, peopleOf } from './testing/grouped-people.ts';
import { peopleClient } from './testing/people-client.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let staff: StaffClient;
let people: Awaited<ReturnType<typeof peopleClient>>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  people = await peopleClient(app);
});
afterAll(() => app.close());

let turn = 0;
/** A person who has sent a message, under an address and a name that no other test uses. */
async function somebody(changes: Parameters<typeof insertMessage>[1] = {}) {
  turn += 1;
  const email = changes.email ?? `person${turn}@example.com`;
  const messageId = await insertMessage(app.deps.db, {
    ...{ firstName: 'Ada', lastName: `Nr${String.fromCharCode(96 + turn)}`, phone: null },
    ...changes,
    email,
  });
  await groupAll(app.deps.db);
  const { data } = await people.read('ofRecord', { kind: 'message', recordId: messageId });
  return { id: data.id as string, email, messageId };
}

const get = async (id: string) => (await people.read('get', { id })).data;
const titles = async (id: string) =>
  (await people.read('timeline', { id })).data.items.map(({ title }: { title: string }) => title);
const found = async (filter: object) =>
  (await people.read('list', filter)).data.items.map(({ id }: { id: string }) => id);

describe('a person', () => {
  it('has a timeline of all records, the newest first, in pages', async () => {
    const { id, email, messageId } = await somebody({
      createdAt: new Date('2031-03-01T10:00:00Z'),
    });
    await app.deps.db
      .insertInto('newsletterSubscribers')
      .values({
        ...{ email, consentText: 'Yes', tokenHash: email },
        consentedAt: new Date('2031-03-02T10:00:00Z'),
        confirmedAt: new Date('2031-03-03T10:00:00Z'),
      })
      .execute();
    await staff.call('PUT', `/api/admin/contact-submissions/${messageId}/resolved`);
    await groupAll(app.deps.db);
    const { data: first } = await people.read('timeline', { id, limit: 2 });
    expect(first.items.map(({ title }: { title: string }) => title)).toEqual([
      'Confirmed the newsletter',
      'Asked for the newsletter',
    ]);
    const { data: second } = await people.read('timeline', { id, limit: 2, cursor: first.next });
    expect(second.items).toMatchObject([
      {
        title: 'Message',
        text: 'My husband has moved out.',
        href: `/admin/contact-submissions?open=${messageId}`,
      },
      { title: 'Admin marked a message as resolved' },
    ]);
    expect(second.next).toBeNull();
  });

  it('gets tags, an owner and a next step, by which the list finds them', async () => {
    const { id } = await somebody();
    const before = await get(id);
    const { data: choices } = await people.read('choices', {});
    const [owner] = choices.owners;
    const fields = {
      ...{ tags: ['vip', 'probate', 'vip'], ownerId: owner.id },
      ...{ nextStep: 'Send the quixotic list', nextStepOn: '2031-03-09' },
    };
    const { data } = await people.write('update', { id, updatedAt: before.updatedAt, ...fields });
    expect(data).toMatchObject({ ...fields, tags: ['vip', 'probate'], owner: owner.username });
    for (const filter of [
      { tag: 'vip' },
      { owner: owner.id },
      { next: 'overdue' },
      { next: 'planned' },
      { q: 'quixotic' },
      { q: 'probate', tag: 'vip' },
    ]) {
      expect([filter, await found(filter)]).toEqual([filter, [id]]);
    }
    expect(await found({ next: 'none' })).not.toContain(id);
    expect((await people.read('choices', {})).data.tags).toEqual(['probate', 'vip']);
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({ action: 'person.update', entity: 'people', entityId: id });
    expect(JSON.stringify(entry)).not.toContain('quixotic');
  });

  it('is not changed over what somebody else has saved', async () => {
    const { id } = await somebody();
    const { updatedAt } = await get(id);
    const change = (nextStep: string) =>
      people.write('update', {
        id,
        updatedAt,
        tags: [],
        ownerId: null,
        nextStep,
        nextStepOn: null,
      });
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.error.reason).toBe('edited_meanwhile');
  });

  it.each([
    [{ ownerId: NOBODY }, 'ownerId'],
    [{ nextStep: null, nextStepOn: '2031-03-12' }, 'nextStep'],
    [{ nextStepOn: '2031-02-30' }, 'nextStepOn'],
    [{ tags: ['x'.repeat(41)] }, 'tags.0'],
  ])('is not changed to %j', async (change, field) => {
    const { id } = await somebody();
    const { updatedAt } = await get(id);
    const fields = { tags: [], ownerId: null, nextStep: 'Call', nextStepOn: null };
    const { status, error } = await people.write('update', { id, updatedAt, ...fields, ...change });
    expect([status, Object.keys(error.fieldErrors)]).toEqual([400, [field]]);
  });
});

describe('the list', () => {
  it('finds people by name, address, number, message and note, and in each order', async () => {
    const first = await somebody({
      ...{ firstName: 'Ünal', lastName: 'Aalto', phone: '(619) 555-7711' },
      message: 'About a zebra crossing.',
    });
    const last = await somebody({ firstName: 'Zoe', lastName: 'Zuckerberg', phone: null });
    await people.write('addNote', { personId: first.id, kind: 'note', text: 'Prefers mornings' });
    for (const q of ['unal aal', first.email, '5557711', 'zebra', 'mornings']) {
      expect([q, await found({ q })]).toEqual([q, [first.id]]);
    }
    const byName = await found({ sort: 'name', limit: 100 });
    expect(byName.at(-1)).toBe(last.id);
    expect((await found({ sort: '-name', limit: 1 }))[0]).toBe(last.id);
    expect(await found({ sort: 'next', limit: 100 })).toContain(last.id);
  });

  it('is exported in its order', async () => {
    const { id } = await somebody({ firstName: 'Csv', lastName: 'Person', phone: '619 555 0147' });
    const lines = await exportedLines(app, '/api/admin/people/export', { q: 'csv' });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Csv Person');
    expect(lines[1]).toContain('619 555 0147');
    expect((await staff.auditLog())[0]).toMatchObject({
      action: 'person.export',
      entity: 'people',
    });
    expect(await found({ q: 'csv person' })).toEqual([id]);
  });
});

describe('notes and calls', () => {
  it('are changed only by their author, and the audit log keeps the former text', async () => {
    const { id } = await somebody();
    const [author, colleague] = await Promise.all(
      ['mira', 'noel'].map(async (username) => {
        const { token } = await roleToken(app, 'manager', { username });
        return peopleClient(app, token);
      }),
    );
    const note = { personId: id, kind: 'note', text: 'Promised her a discount' };
    const added = await author?.write('addNote', note);
    expect(added?.data).toMatchObject({ author: 'mira', canChange: true, canDelete: true });
    const { id: noteId, updatedAt } = added?.data ?? {};
    const rewrite = { id: noteId, updatedAt, text: 'Promised her nothing' };
    for (const [client, may] of [
      [colleague, { canChange: false, canDelete: false }],
      [people, { canChange: false, canDelete: true }],
    ] as const) {
      const { data } = (await client?.read('timeline', { id, limit: 10 })) ?? {};
      const shown = data.items.find(({ note: one }: { note: unknown }) => one !== null);
      expect(shown.note).toMatchObject({ author: 'mira', ...may });
      const rewritten = await client?.write('changeNote', rewrite);
      expect([rewritten?.status, rewritten?.error.reason]).toEqual([403, 'not_your_note']);
    }
    expect((await colleague?.write('removeNote', { id: noteId }))?.error.reason).toBe(
      'not_your_note',
    );
    expect((await author?.write('changeNote', rewrite))?.status).toBe(200);
    expect((await staff.auditLog())[0]).toMatchObject({
      ...{ actor: 'mira', action: 'person-note.update', entityId: id },
      before: { noteId, author: 'mira', text: 'Promised her a discount' },
    });
    // An owner may remove a note whose author has left.
    expect((await people.write('removeNote', { id: noteId })).status).toBe(200);
    expect((await staff.auditLog())[0]).toMatchObject({
      ...{ actor: 'admin', action: 'person-note.delete' },
      before: { author: 'mira', text: 'Promised her nothing' },
    });
  });

  it('are added, changed and deleted, in the timeline and the search', async () => {
    const { id } = await somebody();
    const call = { kind: 'call', direction: 'outgoing', outcome: 'voicemail', text: 'Rang twice' };
    const { data: note } = await people.write('addNote', {
      ...{ personId: id, ...call },
      happenedAt: '2031-03-08T10:00:00Z',
    });
    expect(note).toMatchObject({ ...call, author: 'admin' });
    expect(await titles(id)).toContain('Outgoing call: left a voicemail');
    const { data: changed } = await people.write('changeNote', {
      ...{ id: note.id, updatedAt: note.updatedAt, text: 'Rang thrice' },
      ...{ direction: 'outgoing', outcome: 'reached' },
    });
    expect(changed).toMatchObject({ text: 'Rang thrice', happenedAt: note.happenedAt });
    expect(await found({ q: 'thrice' })).toEqual([id]);
    const again = await people.write('changeNote', {
      ...{ id: note.id, updatedAt: note.updatedAt, text: 'Mine' },
      ...{ direction: 'outgoing', outcome: 'reached' },
    });
    expect([again.status, again.error.reason]).toEqual([409, 'edited_meanwhile']);
    expect((await people.write('removeNote', { id: note.id })).status).toBe(200);
    expect(await titles(id)).toEqual(['Message']);
    expect(await found({ q: 'thrice' })).toEqual([]);
    expect((await staff.auditLog(3)).map(({ action }) => action)).toEqual([
      'person-call.delete',
      'person-call.update',
      'person-call.create',
    ]);
  });

  it.each([
    [{ kind: 'call', text: 'x' }, 'direction'],
    [{ kind: 'note', text: ' ' }, 'text'],
    [{ kind: 'note', text: 'x', direction: 'incoming', outcome: 'reached' }, 'direction'],
  ])('are refused as %j', async (note, field) => {
    const { id } = await somebody();
    const { status, error } = await people.write('addNote', { personId: id, ...note });
    expect([status, Object.keys(error.fieldErrors)]).toEqual([400, [field]]);
  });
});

describe('joining', () => {
  it('shows two people as one; separating restores both exactly', async () => {
    const email = 'couple@example.com';
    const one = await somebody({ firstName: 'Kim', lastName: 'Park', email });
    const other = await somebody({ firstName: 'Kimberly', lastName: 'Park', email });
    const tag = async (id: string, fields: object) =>
      people.write('update', {
        ...{ id, updatedAt: (await get(id)).updatedAt },
        ...{ tags: [], ownerId: null, nextStep: null, nextStepOn: null, ...fields },
      });
    await tag(one.id, { tags: ['a'] });
    await tag(other.id, { tags: ['a', 'b'], nextStep: 'Ring', nextStepOn: '2031-03-12' });
    const state = async () => {
      const shown = await Promise.all([get(one.id), get(other.id)]);
      const lists = await Promise.all([titles(one.id), titles(other.id), found({ q: 'park' })]);
      return [shown.map(({ updatedAt: _, ...rest }) => rest), lists];
    };
    const before = await state();
    expect((await get(one.id)).similar).toMatchObject([
      { id: other.id, shares: 'email', value: email },
    ]);

    const { data } = await people.write('join', { id: one.id, otherId: other.id });
    expect(data).toMatchObject({
      ...{ id: one.id, tags: ['a', 'b'], nextStep: 'Ring', similar: [] },
      joined: [{ id: other.id, joinedBy: 'admin' }],
    });
    expect(await titles(one.id)).toEqual(['Message', 'Message']);
    expect(await get(other.id)).toMatchObject({ id: one.id });
    expect(await found({ q: 'kimberly' })).toEqual([one.id]);
    expect((await people.write('join', { id: one.id, otherId: other.id })).status).toBe(200);

    expect((await people.write('separate', { id: other.id })).status).toBe(200);
    expect(await state()).toEqual(before);
    expect((await staff.auditLog(2)).map(({ action, after }) => [action, after])).toEqual([
      ['person.separate', { otherId: other.id }],
      ['person.join', { otherId: other.id }],
    ]);
    expect((await people.write('separate', { id: other.id })).status).toBe(404);
  });

  it('keeps what was joined before together, and what staff separated apart', async () => {
    const phone = '(619) 555-3344';
    const name = { firstName: 'Sam', lastName: 'Fox' };
    const first = await somebody({ ...name, email: 'sam1@example.com' });
    const second = await somebody({ ...name, email: 'sam2@example.com', phone });
    await somebody({ ...name, email: 'sam1@example.com', phone });
    expect(await get(second.id)).toMatchObject({ id: first.id, joined: [{ joinedBy: null }] });
    await people.write('separate', { id: second.id });
    await somebody({ ...name, email: 'sam1@example.com', phone });
    expect(await get(second.id)).toMatchObject({ id: second.id });
    const third = await somebody({ firstName: 'Samuel', lastName: 'Fox' });
    await people.write('join', { id: third.id, otherId: first.id });
    await people.write('join', { id: third.id, otherId: second.id });
    expect((await get(first.id)).id).toBe(third.id);
    await people.write('separate', { id: first.id });
    expect((await get(first.id)).id).toBe(first.id);
    expect((await get(second.id)).id).toBe(third.id);
  });

  it('at the same time in both directions leaves one person', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const waiting = app.deps.db.transaction().execute(async (tx) => {
      await lockGrouping(tx);
      const joins = [
        people.write('join', { id: one.id, otherId: other.id }),
        people.write('join', { id: other.id, otherId: one.id }),
      ];
      await expect.poll(() => countLockWaits(app.deps.db)).toBeGreaterThanOrEqual(2);
      return joins;
    });
    const answers = await Promise.all(await waiting);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(one.id)).id).toBe((await get(other.id)).id);
    const joins = await app.deps.db
      .selectFrom('personJoins')
      .select('personId')
      .where('personId', 'in', [one.id, other.id])
      .execute();
    expect(joins).toHaveLength(1);
  });
});

describe('erasing an address', () => {
  it('erases the person, keys, notes, calls and tags, and leaves others of the family', async () => {
    const email = 'erased@example.com';
    const gone = await somebody({ firstName: 'Eve', lastName: 'Roe', phone: '619 555 4455' });
    const elsewhere = await somebody({
      firstName: 'Eve',
      lastName: 'Roe',
      email,
      phone: '6195554455',
    });
    expect(elsewhere.id).toBe(gone.id);
    await people.write('addNote', { personId: gone.id, kind: 'note', text: 'Secret of Eve' });
    const { data: former } = await people.write('addNote', {
      ...{ personId: gone.id, kind: 'note', text: 'Former secret of Eve' },
    });
    await people.write('removeNote', { id: former.id });
    const { data: erased } = await (await privacyClient(app)).erase(email);
    expect(erased).toMatchObject({ people: 1, notes: 1, messages: 1 });
    const { rows } = await sql`
      select from people where id = ${gone.id}
      union all select from person_notes where person_id = ${gone.id}
      union all select from person_keys where value = ${email}`.execute(app.deps.db);
    expect(rows).toEqual([]);
    const entries = await app.deps.db.selectFrom('auditLog').select('before').execute();
    expect(JSON.stringify(entries)).not.toContain('secret of Eve');
    await groupAll(app.deps.db);
    expect(await peopleOf(app.deps.db, gone.email)).toMatchObject([
      { name: 'Eve Roe', events: ['message'] },
    ]);
  });
});

it('is for staff only, and names what does not exist', async () => {
  const input = encodeURIComponent(JSON.stringify({ id: NOBODY }));
  const url = `${app.url}/trpc/people.get?input=${input}`;
  expect((await fetch(url)).status).toBe(401);
  const pending = bearer(await newcomerToken(app, 'waiting'));
  expect((await fetch(url, { headers: pending })).status).toBe(403);
  const { status, error } = await people.read('get', { id: NOBODY });
  expect([status, error.reason]).toEqual([404, 'person_not_found']);
  expect((await people.write('removeNote', { id: NOBODY })).error.reason).toBe('note_not_found');
});

it('rejects the kind and the id of a record that no text of the database can be', async () => {
  const { status, error } = await people.read('ofRecord', { kind: '\u0000', recordId: '\u0000' });
  expect([status, Object.keys(error.fieldErrors as object)]).toEqual([400, ['kind', 'recordId']]);
});
