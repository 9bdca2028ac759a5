import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, subMinutes } from '../../platform/time/date-math.ts';
import { bookingBody, postJson, TUESDAY_9_AM } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage, messageBody } from '../../testing/messages.ts';
import { TEST_NOW } from '../../testing/test-app.ts';
import { startWebhookSite, type WebhookSite } from './testing/webhook-site.ts';

let site: WebhookSite;
beforeAll(async () => {
  site = await startWebhookSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['appointments', 'contactSubmissions', 'newsletterSubscribers'] as const) {
    await deleteAll(site.app.deps.db, table);
  }
  await site.reset();
});

const db = () => site.app.deps.db;
const book = async (changes: Record<string, unknown> = {}) => {
  const answer = await postJson(`${site.app.url}/api/appointments`, bookingBody(changes));
  return (await answer.json()).id as string;
};
const types = () =>
  db()
    .selectFrom('webhookEvents')
    .select('type')
    .orderBy('sequence')
    .execute()
    .then((rows) => rows.map(({ type }) => type));
const change = (id: string, values: object) =>
  db().updateTable('appointments').set(values).where('id', '=', id).execute();

describe('events', () => {
  it('are not recorded without an endpoint that asks for them', async () => {
    await book();
    await site.addEndpoint({ events: ['article.published'] });
    await postJson(`${site.app.url}/api/contact`, messageBody({ consent: true }));
    expect(await types()).toEqual([]);
  });

  it('say what has happened to an appointment, in order', async () => {
    await site.addEndpoint();
    const id = await book();
    await change(id, { status: 'confirmed' });
    await change(id, { notes: 'No event of its own' });
    const moved = new Date('2031-03-12T16:00:00Z');
    await change(id, { scheduledDate: moved, endsAt: new Date('2031-03-12T16:30:00Z') });
    await change(id, { status: 'cancelled' });
    await change(id, { status: 'scheduled' });
    await expect
      .poll(() => site.receiver.taken.map(({ type }) => type))
      .toEqual([
        'appointment.booked',
        'appointment.confirmed',
        'appointment.moved',
        'appointment.cancelled',
        'appointment.reopened',
      ]);
    const [booked, , move] = site.receiver.taken;
    expect(booked?.data).toEqual({
      id,
      consultationType: 'initial',
      scheduledDate: TUESDAY_9_AM,
      duration: 30,
      status: 'scheduled',
    });
    expect(move?.data).toMatchObject({
      scheduledDate: moved.toISOString(),
      previousScheduledDate: TUESDAY_9_AM,
    });
  });

  it.each([
    ['appointment.completed', false],
    ['appointment.no_show', true],
  ])('say whether the client came: %s', async (type, isNoShow) => {
    const id = await book();
    const started = { scheduledDate: subMinutes(TEST_NOW, 60), endsAt: subMinutes(TEST_NOW, 30) };
    await change(id, started);
    await site.addEndpoint();
    const body = { ids: [id], undoId: crypto.randomUUID(), isNoShow };
    const answer = await site.staff.call('POST', '/api/admin/appointments/completion', body);
    expect(answer.status).toBe(200);
    expect(await types()).toEqual([type]);
  });

  it('say that an appointment to come does not take place if it is deleted', async () => {
    const id = await book();
    await site.addEndpoint({ includesDetails: true });
    await db().deleteFrom('appointments').where('id', '=', id).execute();
    await expect
      .poll(() => site.receiver.taken.map(({ type }) => type))
      .toEqual(['appointment.cancelled']);
    expect(site.receiver.taken[0]?.data).toEqual({
      ...{ id, consultationType: 'initial', scheduledDate: TUESDAY_9_AM },
      ...{ duration: 30, status: 'cancelled' },
    });
  });

  it('announce a message that is no spam, also once staff say so', async () => {
    await site.addEndpoint();
    await insertMessage(db());
    const id = await insertMessage(db(), { isSpam: true });
    expect(await types()).toEqual(['message.received']);
    const spam = (isSpam: boolean) =>
      db().updateTable('contactSubmissions').set({ isSpam }).where('id', '=', id).execute();
    for (const isSpam of [false, true, false]) await spam(isSpam);
    expect(await types()).toEqual(['message.received', 'message.received']);
  });

  it('announce a subscriber who has confirmed the address', async () => {
    await site.addEndpoint({ includesDetails: true });
    const { id } = await db()
      .insertInto('newsletterSubscribers')
      .values({ email: 'dana@example.com', tokenHash: 'x', consentText: 'Yes' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('newsletterSubscribers')
      .set({ status: 'confirmed', confirmedAt: TEST_NOW })
      .where('id', '=', id)
      .execute();
    await expect
      .poll(() => site.receiver.taken.map(({ data }) => data).filter((data) => data.id === id))
      .toEqual([{ id, confirmedAt: TEST_NOW.toISOString(), email: 'dana@example.com' }]);
  });

  it('tell who the client is only to endpoints that ask for it', async () => {
    await site.addEndpoint({ includesDetails: true });
    await site.addEndpoint();
    const contactPreferences = { mayCall: false, neutralWording: true };
    await postJson(
      `${site.app.url}/api/contact`,
      messageBody({ consent: true, contactPreferences }),
    );
    await expect.poll(() => site.receiver.taken).toHaveLength(2);
    const [plain, detailed] = site.receiver.taken.toSorted(
      (a, b) => Object.keys(a.data).length - Object.keys(b.data).length,
    );
    expect(Object.keys(plain?.data ?? {}).sort()).toEqual(['createdAt', 'id']);
    expect(plain?.text).not.toContain('Whitfield');
    expect(detailed?.data).toMatchObject({
      ...messageBody(),
      contactPreferences: { neutralWording: true },
    });
    expect(detailed?.id).toBe(plain?.id);
  });
});

describe('a published article', () => {
  const article = (values: object) =>
    db()
      .insertInto('blogPosts')
      .values({
        ...{ title: 'Wills', slug: 'wills', content: '<p>Text</p>', excerpt: 'About wills' },
        ...{ author: 'Maren', category: 'estate-planning', search: null },
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  beforeEach(async () => {
    await db().deleteFrom('blogPosts').where('slug', '=', 'wills').execute();
  });
  const edit = (id: string, values: object) =>
    db().updateTable('blogPosts').set(values).where('id', '=', id).execute();

  it('is announced once', async () => {
    await site.addEndpoint();
    const { id } = await article({});
    expect(await types()).toEqual([]);
    await edit(id, { isPublished: true, publishedAt: new Date() });
    await expect.poll(() => site.receiver.taken).toHaveLength(1);
    await edit(id, { title: 'Wills and trusts' });
    expect(await types()).toEqual(['article.published']);
    expect(site.receiver.taken[0]?.data).toMatchObject({ id, title: 'Wills', slug: 'wills' });
  });

  it('with a date to come is announced on that date, as it was last saved', async () => {
    await site.addEndpoint();
    const publishedAt = addDays(TEST_NOW, 2);
    const { id } = await article({ isPublished: true, publishedAt });
    await edit(id, { title: 'Wills and trusts' });
    const later = addDays(TEST_NOW, 3);
    await edit(id, { publishedAt: later });
    expect(await types()).toEqual(['article.published']);
    site.clock.now = addDays(TEST_NOW, 2.5);
    await insertMessage(db());
    await expect
      .poll(() => site.receiver.taken.map(({ type }) => type))
      .toEqual(['message.received']);
    site.clock.now = later;
    await expect
      .poll(() => site.receiver.taken.at(-1)?.data)
      .toMatchObject({
        title: 'Wills and trusts',
        publishedAt: later.toISOString(),
      });
  });

  it('is not announced if it is withdrawn before its date', async () => {
    await site.addEndpoint();
    const publishedAt = addDays(TEST_NOW, 2);
    const { id } = await article({ isPublished: true, publishedAt });
    await edit(id, { isPublished: false, publishedAt: null });
    expect(await types()).toEqual([]);
    await edit(id, { isPublished: true, publishedAt });
    await db().deleteFrom('blogPosts').where('id', '=', id).execute();
    expect(await types()).toEqual([]);
  });
});
