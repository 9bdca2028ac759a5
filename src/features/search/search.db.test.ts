import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, newcomerToken, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { FOUND_OF_EACH } from './rules.ts';

const CLIENT = {
  firstName: 'Ciarán',
  lastName: 'O’Malley-Okafor',
  email: 'c.om@example.com',
  phone: '(619) 555-8888',
  practiceArea: 'other',
};

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  token = await staffToken(app);
  const { db } = app.deps;
  await deleteAll(db, 'blogPosts');
  await insertMessage(db, { ...CLIENT, message: 'We bought a condo.' });
  await db
    .insertInto('appointments')
    .values({
      ...CLIENT,
      consultationType: 'initial',
      scheduledDate: new Date('2031-03-11T16:00:00Z'),
      endsAt: new Date('2031-03-11T16:30:00Z'),
    })
    .execute();
  await db
    .insertInto('blogPosts')
    .values({
      title: 'Okafor and others',
      slug: 'okafor',
      excerpt: 'A judgment.',
      content: '',
      category: 'divorce',
      author: 'The firm',
    })
    .execute();
  await db
    .insertInto('newsletterSubscribers')
    .values(
      (['confirmed', 'unsubscribed'] as const).map((status) => ({
        email: `okafor.${status}@example.com`,
        status,
        consentText: 'Yes',
        consentedAt: new Date('2031-03-01T16:00:00Z'),
        tokenHash: status,
      })),
    )
    .execute();
  await db
    .insertInto('users')
    .values({ username: 'okafor', email: 'okafor@pacificharborlaw.example', sub: 'okafor' })
    .execute();
});
afterAll(() => app.close());

const ask = (q: string, headers: Record<string, string> = bearer(token)) =>
  fetch(`${app.url}/trpc/search.everywhere?input=${encodeURIComponent(JSON.stringify({ q }))}`, {
    headers,
  });

const found = async (q: string) => (await (await ask(q)).json()).result.data;

describe('a search everywhere', () => {
  it('finds every kind by half a name, each with only the fields that are shown', async () => {
    const id = expect.any(String);
    const { firstName, lastName, email } = CLIENT;
    await expect.poll(async () => (await found(' okaf ')).people).toHaveLength(3);
    expect(await found(' okaf ')).toEqual({
      people: expect.arrayContaining([
        { id, name: `${firstName} ${lastName}`, email, phone: CLIENT.phone },
      ]),
      messages: [{ id, firstName, lastName, email, contactPreferences: null }],
      appointments: [{ id, firstName, lastName, scheduledDate: '2031-03-11T16:00:00.000Z' }],
      articles: [{ id, title: 'Okafor and others', isPublished: false, publishedAt: null }],
      pages: [],
      // Staff must not write to people who unsubscribed.
      subscribers: [{ id, email: 'okafor.confirmed@example.com', contactPreferences: null }],
      staff: [{ id, username: 'okafor', email: 'okafor@pacificharborlaw.example' }],
    });
  });

  it.each([
    ['6195558', 1, 1],
    ['5558888', 1, 1],
    ['ciaran omal', 1, 1],
    ['condo', 1, 0],
    ['omallory', 0, 0],
    ['%%', 0, 0],
  ])(
    'finds for %j so many messages and appointments: %i, %i',
    async (q, messages, appointments) => {
      const { messages: seen, appointments: booked } = await found(q);
      expect([seen.length, booked.length]).toEqual([messages, appointments]);
    },
  );

  it.each([
    'müller.de',
    'Dana@Müller.de',
    'mu\u0308ller.d',
    '@müller',
    'Inge müller.de',
    'xn--mller-kva',
  ])('finds the addresses at an international domain by %j', async (q) => {
    const { db } = app.deps;
    const inge = { ...CLIENT, firstName: 'Inge', email: 'dana@xn--mller-kva.de' };
    await insertMessage(db, inge);
    onTestFinished(async () => {
      await db.deleteFrom('contactSubmissions').where('email', '=', inge.email).execute();
    });
    expect((await found(q)).messages).toMatchObject([{ email: inge.email }]);
    expect((await found(q.replace(/m.*ller/i, 'miller'))).messages).toEqual([]);
  });

  it.each(['family law', 'LAW family', '/practice-areas/family'])(
    'finds pages by %j',
    async (q) => {
      const { pages } = await found(q);
      expect(pages).toContainEqual({
        id: expect.any(String),
        name: 'Family Law',
        path: '/practice-areas/family-law',
      });
    },
  );

  it.each(['estate planning in', 'steady counsel'])(
    'finds a page by its title or heading: %j',
    async (q) => {
      const { pages } = await found(q);
      expect(pages).toContainEqual({ id: expect.any(String), name: 'Home', path: '/' });
    },
  );

  it('finds the newest few of each kind', async () => {
    for (let at = 0; at <= FOUND_OF_EACH; at += 1) {
      const createdAt = new Date(`2031-03-0${at + 1}T10:00:00Z`);
      await insertMessage(app.deps.db, { firstName: `Nr${at}`, lastName: 'Zielinski', createdAt });
    }
    const { messages } = await found('zielinski');
    expect(messages.map(({ firstName }: { firstName: string }) => firstName)).toEqual([
      'Nr5',
      'Nr4',
      'Nr3',
      'Nr2',
      'Nr1',
    ]);
  });

  it.each([
    ['', 'Required'],
    [' o ', 'Must be at least 2 characters'],
    ['o'.repeat(201), 'Must be at most 200 characters'],
  ])('refuses %j', async (q, message) => {
    const response = await ask(q);
    expect(response.status).toBe(400);
    expect((await response.json()).error.data.fieldErrors).toEqual({ q: [message] });
  });

  it('is for staff only', async () => {
    const pending = bearer(await newcomerToken(app, 'pending'));
    expect((await ask('okaf', {})).status).toBe(401);
    expect((await ask('okaf', pending)).status).toBe(403);
  });
});
