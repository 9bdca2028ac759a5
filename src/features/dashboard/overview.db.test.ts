import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveSettledStep } from '../setup/queries.ts';

// Sunday noon in San Diego, on the day on which daylight saving time began; the week began on Monday, March 3.
const NOW = new Date('2031-03-09T19:00:00Z');

let app: TestApp;
let token: string;
let now = NOW;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV }, now: () => now });
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'contactSubmissions');
});

const ask = async (procedure: string) => {
  const response = await fetch(`${app.url}/trpc/${procedure}`, { headers: bearer(token) });
  return (await response.json()).result.data;
};

const booked = (scheduledDate: string, changes: { status?: string; createdAt?: Date } = {}) =>
  app.deps.db
    .insertInto('appointments')
    .values({
      firstName: scheduledDate,
      lastName: 'Whitfield',
      email: 'dana@example.com',
      consultationType: 'initial',
      practiceArea: 'divorce',
      scheduledDate: new Date(scheduledDate),
      endsAt: addMinutes(new Date(scheduledDate), 30),
      ...changes,
    })
    .execute();

const written = (createdAt: string) =>
  insertMessage(app.deps.db, { createdAt: new Date(createdAt) });

describe('the agenda', () => {
  const agenda = async () =>
    (await ask('dashboard.agenda')).map(
      ({ firstName, isToday }: { firstName: string; isToday: boolean }) => [firstName, isToday],
    );

  it('is what holds its time in the seven days from today in the firm’s zone', async () => {
    // Daylight saving time has begun in San Diego this morning.
    await booked('2031-03-09T07:29:00Z'); // Saturday, 11:29 PM
    await booked('2031-03-09T08:00:00Z'); // Sunday, midnight
    await booked('2031-03-09T20:00:00Z', { status: 'confirmed' });
    await booked('2031-03-10T06:59:00Z'); // Sunday, 11:59 PM
    await booked('2031-03-10T18:00:00Z', { status: 'cancelled' });
    await booked('2031-03-10T19:00:00Z');
    await booked('2031-03-16T06:29:00Z'); // Saturday, 11:29 PM
    await booked('2031-03-16T07:00:00Z'); // Sunday, midnight
    expect(await agenda()).toEqual([
      ['2031-03-09T08:00:00Z', true],
      ['2031-03-09T20:00:00Z', true],
      ['2031-03-10T06:59:00Z', true],
      ['2031-03-10T19:00:00Z', false],
      ['2031-03-16T06:29:00Z', false],
    ]);
  });
});

describe('the outlook', () => {
  it('is six working days with their appointments, and who has waited longest', async () => {
    await booked('2031-03-09T20:00:00Z'); // today, a Sunday
    await booked('2031-03-10T17:00:00Z');
    await booked('2031-03-14T18:00:00Z', { status: 'cancelled' });
    await booked('2031-03-15T06:29:00Z'); // Friday, 11:29 PM
    await booked('2031-03-17T17:00:00Z', { status: 'confirmed' });
    await booked('2031-03-18T07:00:00Z'); // Tuesday, midnight
    await written('2031-03-09T18:00:00Z');
    for (let day = 1; day <= 7; day += 1) await written(`2031-03-0${day}T19:00:00Z`);
    await insertMessage(app.deps.db, { createdAt: new Date('2031-02-01Z'), isResolved: true });
    const { days, messages } = await ask('dashboard.outlook');
    expect(
      days.map(
        ({ date, appointments }: { date: string; appointments: { firstName: string }[] }) => [
          date,
          ...appointments.map(({ firstName }) => firstName),
        ],
      ),
    ).toEqual([
      ['2031-03-10', '2031-03-10T17:00:00Z'],
      ['2031-03-11'],
      ['2031-03-12'],
      ['2031-03-13'],
      ['2031-03-14', '2031-03-15T06:29:00Z'],
      ['2031-03-17', '2031-03-17T17:00:00Z'],
    ]);
    expect(messages.map(({ waitsDays }: { waitsDays: number }) => waitsDays)).toEqual([
      2, 3, 4, 5, 6, 7, 8,
    ]);
  });
});

describe('the activity', () => {
  it('counts twelve weeks by when things came in, empty ones too', async () => {
    await written('2031-03-09T19:00:00Z');
    await written('2031-03-03T07:59:00Z');
    await written('2030-12-16T07:59:00Z');
    await booked('2031-06-02T17:00:00Z', { createdAt: new Date('2031-03-03T08:00:00Z') });
    const weeks = await ask('dashboard.activity');
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ week: '2030-12-16', submissions: 0, bookings: 0 });
    expect(weeks.slice(-2)).toEqual([
      { week: '2031-02-24', submissions: 1, bookings: 0 },
      { week: '2031-03-03', submissions: 1, bookings: 1 },
    ]);
  });
});

describe('the checklist', () => {
  const mailed = (state: string, createdAt: string) =>
    app.deps.db
      .insertInto('outboxEmails')
      .values({
        kind: 'contact_notice',
        toEmail: 'office@example.com',
        payload: {},
        state,
        dedupeKey: `readiness ${createdAt}`,
        createdAt: new Date(createdAt),
      })
      .execute();

  const open = async () =>
    (await ask('dashboard.readiness'))
      .filter(({ isDone }: { isDone: boolean }) => !isDone)
      .map(({ key }: { key: string }) => key);

  it('names what is still as the site came', async () => {
    expect(await open()).toEqual([
      'firm',
      'mail',
      'testimonials',
      'articles',
      'legal',
      'legal-review',
      'secrets',
      'https',
      'user-pool',
    ]);
  });

  it('drops what is settled', async () => {
    const { db } = app.deps;
    await db.updateTable('firmProfile').set({ isSample: false }).execute();
    await db.updateTable('testimonials').set({ isPublished: false }).execute();
    await db.deleteFrom('blogPosts').where('isSample', '=', true).execute();
    const config = JSON.stringify({ apiKey: 'SG.not-a-real-key', from: 'office@example.com' });
    const { status } = await fetch(`${app.url}/api/admin/email-settings`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'sendgrid', isActive: true, config }),
    });
    expect(status).toBe(201);
    expect(await open()).toContain('mail');
    // As after an accepted test mail.
    await db.updateTable('emailSettings').set({ testedAt: app.deps.now() }).execute();
    expect(await open()).toEqual(['legal', 'legal-review', 'secrets', 'https', 'user-pool']);
  });

  it('wants mail whose secret can be read', async () => {
    const { db } = app.deps;
    const setting = await db.selectFrom('emailSettings').selectAll().executeTakeFirstOrThrow();
    const sealedElsewhere = JSON.stringify({ apiKey: 'v1.gone.AAAA.AAAA', from: 'a@example.com' });
    await db.updateTable('emailSettings').set({ config: sealedElsewhere }).execute();
    expect(await open()).toContain('mail');
    await db.updateTable('emailSettings').set({ config: setting.config }).execute();
    expect(await open()).not.toContain('mail');
  });

  it('wants mail that does go out', async () => {
    expect(await open()).not.toContain('mail-delivery');
    await mailed('failed', '2031-03-09T10:00:00Z');
    expect(await open()).not.toContain('mail-delivery');
    await mailed('needs_attention', '2031-03-09T11:00:00Z');
    expect(await open()).toContain('mail-delivery');
    await deleteAll(app.deps.db, 'outboxEmails');
    expect(await open()).not.toContain('mail-delivery');
  });

  it('wants all that the legal texts name', async () => {
    const set = (facts: { responsibleAttorney?: string; barNumber?: string }) =>
      app.deps.db.updateTable('firmProfile').set(facts).execute();
    await set({ responsibleAttorney: 'Maren Castellane' });
    expect(await open()).toContain('legal');
    await set({ barNumber: '123456' });
    expect(await open()).not.toContain('legal');
  });

  it('wants an attorney’s confirmation of the legal texts', async () => {
    const settle = (isSkipped: boolean) =>
      app.deps.db.transaction().execute((tx) => saveSettledStep(tx, { step: 'legal', isSkipped }));
    await settle(true);
    expect(await open()).toContain('legal-review');
    await settle(false);
    expect(await open()).not.toContain('legal-review');
  });
});
