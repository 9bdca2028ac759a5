import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { insertMessage } from '../../../testing/messages.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { groupAll } from '../testing/grouped-people.ts';
import { peopleClient } from '../testing/people-client.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleClient>>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  people = await peopleClient(app);
  const { db } = app.deps;
  const message = (lastName: string, createdAt: string, changes = {}) =>
    insertMessage(db, {
      ...{ firstName: 'Ada', lastName, email: `${lastName}@example.com`, phone: null },
      createdAt: new Date(createdAt),
      ...changes,
    });
  const book = (lastName: string, time: string) =>
    postJson(`${app.url}/api/appointments`, {
      ...bookingBody({ firstName: 'Ada', lastName, email: `${lastName}@example.com` }),
      scheduledDate: tuesdayAt(time),
    });
  await message('Resolved', '2031-03-09T10:00:00Z', { isResolved: true });
  await message('Older', '2031-03-08T10:00:00Z', { isResolved: true });
  await message('Late', '2031-03-07T10:00:00Z');
  await message('Early', '2031-03-06T10:00:00Z');
  await message('Spam', '2031-03-05T10:00:00Z', { isSpam: true, isResolved: true });
  await book('Second', '10:30');
  await book('First', '09:00');
  await db
    .insertInto('newsletterSubscribers')
    .values({
      ...{ email: 'only@example.com', consentText: 'Yes', tokenHash: 'only' },
      consentedAt: new Date('2031-03-10T10:00:00Z'),
    })
    .execute();
  await groupAll(db);
});
afterAll(() => app.close());

type Listed = { name: string; email: string; nextAt: string | null; waitsSince: string | null };
const list = async (filter: object) => (await people.read('list', filter)).data;
const names = ({ items }: { items: Listed[] }) =>
  items.map(({ name, email }) => name.replace('Ada ', '') || email);

const EXPECTED = ['First', 'Second', 'Early', 'Late', 'Resolved', 'Older', 'Spam'];

describe('the order by what is due', () => {
  it('begins with the next consultations, then who waits longest, then the latest activity', async () => {
    const found = await list({ sort: 'due', view: 'clients' });
    expect(names(found)).toEqual(EXPECTED);
    expect(found.items[0]).toMatchObject({ nextAt: '2031-03-11T16:00:00.000Z', waitsSince: null });
    expect(found.items[2]).toMatchObject({ nextAt: null, waitsSince: '2031-03-06T10:00:00.000Z' });
    expect(found.items[4]).toMatchObject({ nextAt: null, waitsSince: null });
  });

  it.each([1, 2, 3, 5])('is the same in pages of %i, forwards and back', async (limit) => {
    const pages: string[][] = [];
    let page = await list({ sort: 'due', view: 'clients', limit });
    pages.push(names(page));
    while (page.next) {
      page = await list({ sort: 'due', view: 'clients', limit, cursor: page.next });
      pages.push(names(page));
    }
    expect(pages.flat()).toEqual(EXPECTED);
    const back: string[][] = [];
    while (page.previous) {
      page = await list({ sort: 'due', view: 'clients', limit, cursor: page.previous });
      back.unshift(names(page));
    }
    expect(back.flat()).toEqual(EXPECTED.slice(0, back.flat().length));
    expect(back.length).toBe(pages.length - 1);
  });

  it('is limited to those who match', async () => {
    expect(names(await list({ sort: 'due', q: 'late' }))).toEqual(['Late']);
    expect(names(await list({ sort: 'due', q: 'first' }))).toEqual(['First']);
  });
});

it('those who have only left an address have a view of their own', async () => {
  expect(names(await list({ view: 'addresses' }))).toEqual(['only@example.com']);
  const all = names(await list({ sort: 'due' }));
  expect(all).toContain('only@example.com');
  expect(all).toHaveLength(EXPECTED.length + 1);
});
