import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonBody } from '../../testing/json-body.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, roleToken, STAFF_ENV } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookWithLink } from '../appointments/testing/linked-appointment.ts';
import { groupAll } from '../people/testing/grouped-people.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';

/**
 * Two attorneys, Ana and Ben, each with a message and an appointment of their own, and one unassigned record of each
 * kind.
 */

const FOREIGN = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let ana: { token: string; id: string };
let ben: { token: string; id: string };
const messages: Record<'ana' | 'ben' | 'nobody', string> = { ana: '', ben: '', nobody: '' };
const appointments: Record<'ana' | 'ben', string> = { ana: '', ben: '' };

beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  const { db } = app.deps;
  await db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
  const attorneyOf = async (slug: string) =>
    (
      await db
        .selectFrom('attorneys')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).id;
  ana = await roleToken(app, 'attorney', {
    username: 'ana',
    attorneyId: await attorneyOf('host-0'),
  });
  ben = await roleToken(app, 'attorney', {
    username: 'ben',
    attorneyId: await attorneyOf('host-1'),
  });
  const write = (name: string, assignedTo: string | null) =>
    insertMessage(db, { firstName: name, email: `${name}@example.com`, assignedTo });
  messages.ana = await write('Mona', ana.id);
  messages.ben = await write('Theodora', ben.id);
  messages.nobody = await write('Nora', null);
  const book = async (name: string, attorney: string) =>
    (
      await bookWithLink(app, {
        firstName: name,
        email: `${name}@example.com`,
        attorney,
      })
    ).id;
  appointments.ana = await book('Paula', 'host-0');
  appointments.ben = await book('Ulrica', 'host-1');
  await groupAll(db);
});
afterAll(() => app.close());

async function ask(
  path: string,
  { token }: { token: string },
  body?: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${app.url}${path}`, {
    headers: { ...bearer(token), 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: (text && JSON.parse(text)) as JsonBody };
}

const query = (name: string, input: object, who: { token: string }) =>
  ask(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, who);

describe('an attorney', () => {
  it.each([
    ['/api/admin/contact-submissions', ['Mona', 'Nora']],
    ['/api/admin/contact-submissions?q=example', ['Mona', 'Nora']],
    ['/api/admin/contact-submissions?q=theodora', []],
    ['/api/admin/appointments', ['Paula']],
    ['/api/admin/appointments?q=example', ['Paula']],
  ])('%s lists only own rows and those of nobody', async (path, names) => {
    const { body } = await ask(path, ana);
    expect(body.map(({ firstName }: { firstName: string }) => firstName).sort()).toEqual(names);
  });

  it('counts only those', async () => {
    const { body } = await query('contact.counts', {}, ana);
    expect(body.result.data).toMatchObject({ all: 2, new: 2 });
    const { body: counted } = await query('appointments.counts', {}, ana);
    expect(counted.result.data).toMatchObject({ scheduled: 1 });
  });

  it('finds only own people, also those of whom a colleague has the only record', async () => {
    const { body } = await query('people.list', { limit: 50 }, ana);
    const names = body.result.data.items.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => /Mona|Nora|Paula/.test(name))).toHaveLength(3);
    expect(names.filter((name: string) => /Theodora|Ulrica/.test(name))).toEqual([]);
  });

  it('searches, and sees on the dashboard, only own rows', async () => {
    for (const [name, input] of [
      ['search.everywhere', { q: 'example' }],
      ['dashboard.agenda', {}],
      ['dashboard.next', {}],
      ['answers.waiting', {}],
      ['conflicts.undecided', {}],
      ['appointments.calendar', { from: '2031-03-01', to: '2031-03-31' }],
    ] as const) {
      const { status, text } = await query(name, input, ana);
      expect([name, status]).toEqual([name, 200]);
      expect(text).not.toMatch(/Theodora|Ulrica/);
    }
  });

  it.each([
    ['contact.submission', () => messages.ben],
    ['contact.replies', () => messages.ben],
    ['appointments.appointment', () => appointments.ben],
    ['appointments.mails', () => appointments.ben],
    ['appointments.link', () => appointments.ben],
    ['appointments.noShow', () => appointments.ben],
  ])('%s answers the same for a row of a colleague as for none', async (name, id) => {
    const [theirs, none] = [
      await query(name, { id: id() }, ana),
      await query(name, { id: FOREIGN }, ana),
    ];
    const withoutId = ({ status, text }: { status: number; text: string }) => [
      status,
      text.replace(/"requestId":"[^"]*"/, ''),
    ];
    expect(withoutId(theirs)).toEqual(withoutId(none));
  });

  it.each([
    ['contact.markRead', () => ({ id: messages.ben })],
    ['contact.resolve', () => ({ id: messages.ben })],
    ['contact.triageMany', () => ({ ids: [messages.ben], state: 'deleted' })],
    ['contact.triageMany', () => ({ ids: [messages.ben], state: 'assigned', assignedTo: 'ana' })],
    ['appointments.changeStatus', () => ({ id: appointments.ben, status: 'cancelled' })],
    ['appointments.saveNotes', () => ({ id: appointments.ben, notes: 'Seen' })],
    ['appointments.endLink', () => ({ id: appointments.ben })],
    ['appointments.remove', () => ({ id: appointments.ben })],
  ])('%s changes nothing of a colleague, also with an Idempotency-Key', async (name, input) => {
    const before = await rowsOfBen();
    await ask(`/trpc/${name}`, ana, input());
    await ask(`/trpc/${name}`, ana, input(), { 'idempotency-key': `${name} ${Math.random()}` });
    expect(await rowsOfBen()).toEqual(before);
  });

  it('changes own rows and takes those of nobody', async () => {
    expect((await ask('/trpc/contact.markRead', ana, { id: messages.ana })).status).toBe(200);
    const taken = { ids: [messages.nobody], state: 'assigned', assignedTo: 'ana' };
    expect((await ask('/trpc/contact.triageMany', ana, taken)).body.result.data.ids).toEqual([
      messages.nobody,
    ]);
    expect((await query('contact.submission', { id: messages.nobody }, ben)).status).toBe(404);
    const confirmed = { id: appointments.ana, status: 'confirmed' };
    expect((await ask('/trpc/appointments.changeStatus', ana, confirmed)).status).toBe(200);
  });

  it('sees no time as free that is taken by a colleague’s appointment', async () => {
    const { rows, status } = await bookForBen();
    expect(status).toBe(409);
    expect(rows).toBe(2);
  });
});

async function rowsOfBen() {
  const { db } = app.deps;
  return {
    message: await db
      .selectFrom('contactSubmissions')
      .selectAll()
      .where('id', '=', messages.ben)
      .execute(),
    appointment: await db
      .selectFrom('appointments')
      .selectAll()
      .where('id', '=', appointments.ben)
      .execute(),
    links: await db
      .selectFrom('appointmentLinks')
      .selectAll()
      .where('appointmentId', '=', appointments.ben)
      .execute(),
  };
}

/** Ana books for a client with Ben at the time of his appointment. */
async function bookForBen() {
  const { scheduledDate } = await app.deps.db
    .selectFrom('appointments')
    .select('scheduledDate')
    .where('id', '=', appointments.ben)
    .executeTakeFirstOrThrow();
  const { status } = await ask('/api/admin/appointments', ana, {
    firstName: 'Vera',
    lastName: 'Long',
    email: 'vera@example.com',
    practiceArea: 'divorce',
    consultationType: 'initial',
    scheduledDate: scheduledDate.toISOString(),
    duration: 30,
    attorney: 'host-1',
  });
  const rows = await app.deps.db.selectFrom('appointments').select('id').execute();
  return { status, rows: rows.length };
}
