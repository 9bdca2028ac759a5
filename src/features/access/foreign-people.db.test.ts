import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageBody } from '../../testing/messages.ts';
import { bearer, roleToken, STAFF_ENV } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookWithLink } from '../appointments/testing/linked-appointment.ts';
import { groupAll, peopleOf } from '../people/testing/grouped-people.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';

/** Two attorneys. Ben has clients with an appointment and a note of his; Ana tries to see them. */

const SECRET = 'He does not know yet that she leaves.';

let app: TestApp;
let ana: { token: string; id: string };
let ben: { token: string; id: string };
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  const { db } = app.deps;
  await db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
  const attorney = async (username: string, slug: string) => {
    const { id } = await db
      .selectFrom('attorneys')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    return roleToken(app, 'attorney', { username, attorneyId: id });
  };
  [ana, ben] = [await attorney('ana', 'host-0'), await attorney('ben', 'host-1')];
});
afterAll(() => app.close());

const call = async (
  method: 'GET' | 'POST',
  name: string,
  input: object,
  { token }: { token: string },
) => {
  const response = await fetch(
    `${app.url}/trpc/${name}${method === 'GET' ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`,
    {
      method,
      headers: { ...bearer(token), 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    },
  );
  const text = await response.text();
  return { status: response.status, text, data: JSON.parse(text).result?.data };
};

const idOf = async (email: string) => {
  await groupAll(app.deps.db);
  const [person] = await peopleOf(app.deps.db, email);
  return person?.id ?? '';
};

const TIMES = ['2031-03-11T16:00:00Z', '2031-03-11T17:00:00Z', '2031-03-11T18:00:00Z'];
const nextTime = () => TIMES.shift() ?? '';

/** A client of Ben with a note of his; returns the name, the address, and the person's id. */
async function clientOfBen(firstName: string, phone: string) {
  const client = { firstName, lastName: 'Marsh', email: `${firstName.toLowerCase()}@example.com` };
  const scheduledDate = nextTime();
  await bookWithLink(app, { ...client, phone, attorney: 'host-1', scheduledDate });
  const id = await idOf(client.email);
  const note = { personId: id, kind: 'note', text: SECRET };
  expect((await call('POST', 'people.addNote', note, ben)).status).toBe(200);
  return { ...client, id };
}

/** A visitor writes in somebody else's name and address. Returns the id of the message. */
async function writeAs(client: { firstName: string; lastName: string; email: string }) {
  const response = await fetch(`${app.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      messageBody({ firstName: client.firstName, lastName: client.lastName, email: client.email }),
    ),
  });
  expect(response.status).toBe(201);
  await groupAll(app.deps.db);
  const { id } = await app.deps.db
    .selectFrom('contactSubmissions')
    .select('id')
    .where('email', '=', client.email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Everything that somebody can read about a person. */
async function seenBy(who: { token: string }, id: string) {
  const answers = [
    await call('GET', 'people.get', { id }, who),
    await call('GET', 'people.timeline', { id, limit: 50 }, who),
    await call('GET', 'people.list', { limit: 50 }, who),
    await call('GET', 'search.everywhere', { q: 'marsh' }, who),
  ];
  return answers.map(({ text }) => text).join('\n');
}

describe('an anonymous message in the name and address of a colleague’s client', () => {
  it('does not open the person, their phone and notes', async () => {
    const client = await clientOfBen('Ivy', '(619) 555-0142');
    expect((await call('GET', 'people.get', { id: client.id }, ana)).status).toBe(404);
    const messageId = await writeAs(client);
    // The message itself belongs to nobody yet, and is grouped with the client.
    expect((await call('GET', 'contact.submission', { id: messageId }, ana)).status).toBe(200);
    expect(await idOf(client.email)).toBe(client.id);
    const seen = await seenBy(ana, client.id);
    expect(seen).not.toContain(client.id);
    expect(seen).not.toContain('555-0142');
    expect(seen).not.toContain(SECRET);
    const record = { kind: 'message', recordId: messageId };
    expect((await call('GET', 'people.ofRecord', record, ana)).data).toBeNull();
    for (const [name, input] of [
      ['people.get', { id: client.id }],
      ['people.timeline', { id: client.id, limit: 50 }],
    ] as const) {
      expect([name, (await call('GET', name, input, ana)).status]).toEqual([name, 404]);
    }
    expect(await seenBy(ben, client.id)).toContain(SECRET);
  });

  it('opens no notes either once somebody has taken the message', async () => {
    const client = await clientOfBen('Joan', '(619) 555-0143');
    const messageId = await writeAs(client);
    const taken = { ids: [messageId], state: 'assigned', assignedTo: 'ana' };
    expect((await call('POST', 'contact.triageMany', taken, ana)).status).toBe(200);
    const seen = await seenBy(ana, client.id);
    expect(seen).not.toContain(SECRET);
    // A client of both: each sees own notes and own records.
    const own = { personId: client.id, kind: 'note', text: 'Wants a call from me' };
    expect((await call('POST', 'people.addNote', own, ana)).status).toBe(200);
    expect(await seenBy(ana, client.id)).toContain('Wants a call from me');
    expect(await seenBy(ben, client.id)).not.toContain('Wants a call from me');
    expect(await seenBy(ben, client.id)).toContain(SECRET);
  });
});

describe('a person whom a member of staff is responsible for', () => {
  it('is closed to every other attorney, whatever records there are', async () => {
    const client = await clientOfBen('Kate', '(619) 555-0144');
    const { data } = await call('GET', 'people.get', { id: client.id }, ben);
    const { tags, nextStep, nextStepOn, updatedAt } = data;
    const owned = { id: client.id, updatedAt, tags, nextStep, nextStepOn, ownerId: ben.id };
    expect((await call('POST', 'people.update', owned, ben)).status).toBe(200);
    await bookWithLink(app, {
      ...{ firstName: client.firstName, lastName: client.lastName, email: client.email },
      ...{ attorney: 'host-0', scheduledDate: '2031-03-12T17:00:00Z' },
    });
    await idOf(client.email);
    const seen = await seenBy(ana, client.id);
    expect(seen).not.toContain('555-0144');
    expect(seen).not.toContain(SECRET);
    expect((await call('GET', 'people.get', { id: client.id }, ana)).status).toBe(404);
    expect(await seenBy(ben, client.id)).toContain(SECRET);
  });
});
