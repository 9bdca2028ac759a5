import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as neutral from '../../../messages/en/neutral.ts';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { sendBySmtp } from '../../testing/mail-delivery.ts';
import { messageBody } from '../../testing/messages.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getFirmProfile } from '../firm/queries.ts';
import type { FirmProfile } from '../firm/schema.ts';
import { readTelltaleWords } from './testing/read-telltale-words.ts';
import { telltalesIn } from './testing/telltale-words.ts';

let app: TestApp;
let staff: StaffClient;
let peer: SmtpPeer;
let firm: FirmProfile;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, RATE_LIMIT_FACTOR: '100' } });
  staff = await staffClient(app);
  peer = await startSmtpPeer();
  await sendBySmtp(app.deps, peer);
  firm = await getFirmProfile(app.deps.db);
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

const NEUTRAL = { neutralWording: true };

async function post(path: string, body: object) {
  const response = await postJson(app.url + path, body);
  expect(response.status).toBe(201);
  return response.json();
}

/** Sends a message from an e-mail address of its own. */
const write = (email: string, contactPreferences: object) =>
  post('/api/contact', messageBody({ email, contactPreferences }));

const book = (email: string, time: string, contactPreferences?: object) =>
  post(
    '/api/appointments',
    bookingBody({ email, scheduledDate: tuesdayAt(time), contactPreferences }),
  );

/** The only mail of this kind to an address, once all mails have been processed. */
async function outboxMail(kind: string, toEmail: string) {
  const find = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['id', 'state', 'skipReason', 'textBody'])
      .where('kind', '=', kind)
      .where('toEmail', '=', toEmail)
      .executeTakeFirst();
  await expect.poll(async () => (await find())?.state, { timeout: 20_000 }).toMatch(/sent|skipped/);
  return (await find()) as NonNullable<Awaited<ReturnType<typeof find>>>;
}

/** The mail of this kind to an address, as a mail program reads it. */
async function arrived(kind: string, toEmail: string) {
  const { id, state } = await outboxMail(kind, toEmail);
  expect(state).toBe('sent');
  const received = peer.mails.find(({ messageId }) => messageId.includes(id));
  return PostalMime.parse(received?.source ?? '');
}

/** The notice to the firm about a record. */
async function noticeAbout(kind: string, id: string) {
  const find = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['id', 'state'])
      .where('dedupeKey', '=', `${kind}:${id}`)
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await find()).state, { timeout: 20_000 }).toBe('sent');
  const sent = await find();
  const received = peer.mails.find(({ messageId }) => messageId.includes(sent.id));
  return PostalMime.parse(received?.source ?? '');
}

describe('a client who does not want e-mail', () => {
  it('gets no receipt; staff see why, cannot send it, and cannot reply by mistake', async () => {
    const { id } = await write('no@example.com', { mayEmail: false, mayCall: true });
    const receipt = await outboxMail('contact_receipt', 'no@example.com');
    expect(receipt).toMatchObject({ state: 'skipped', skipReason: 'email_refused' });
    expect(await staff.call('POST', `/api/admin/emails/${receipt.id}/retry`)).toMatchObject({
      status: 409,
      body: { reason: 'not_needed' },
    });
    const notice = await noticeAbout('contact_notice', id);
    expect(notice.text).toContain('May be reached: E-mail: No. Calls: Yes');
    expect(notice.text).toContain('do not reply to this mail');
    expect(JSON.stringify(notice.replyTo ?? [])).not.toContain('no@example.com');
    expect(peer.mails.some(({ to }) => to === 'no@example.com')).toBe(false);
  });

  it('gets no mail about an appointment, but the page of it', async () => {
    const { id } = await book('none@example.com', '09:00', { mayEmail: false });
    const confirmation = await outboxMail('booking_confirmation', 'none@example.com');
    expect(confirmation).toMatchObject({ state: 'skipped', skipReason: 'email_refused' });
    const moved = await staff.call('PUT', `/api/admin/appointments/${id}/time`, {
      scheduledDate: tuesdayAt('09:45'),
    });
    expect(moved.status).toBe(200);
    expect(await outboxMail('booking_changed', 'none@example.com')).toMatchObject({
      skipReason: 'email_refused',
    });
    expect((await staff.call('DELETE', `/api/admin/appointments/${id}`)).status).toBe(204);
    expect(await outboxMail('booking_cancelled', 'none@example.com')).toMatchObject({
      skipReason: 'email_refused',
    });
  });

  it('books without scripts, and is led to the page of the appointment', async () => {
    const response = await fetch(`${app.url}/schedule`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        ...{ type: 'initial', time: tuesdayAt('10:00'), email: 'plain@example.com' },
        ...{ firstName: 'Dana', lastName: 'Whitfield', phone: '', notes: '', website: '' },
        ...{ practiceArea: 'family-law', mayEmail: 'no', neutralWording: 'yes', bestTimes: '' },
      }),
    });
    expect(response.status).toBe(303);
    const page = await fetch(app.url + response.headers.get('location'));
    expect(page.url).toContain('/appointment/');
    const html = await page.text();
    expect(html).toContain('<title>Your appointment</title>');
    expect(html).toContain('calendar.ics');
  });
});

describe('a client who wants neutral wording', () => {
  it('sees neither the firm nor law in the sender, the subject, the beginning or the calendar', async () => {
    const { id } = await book('neutral@example.com', '11:00', NEUTRAL);
    const mail = await arrived('booking_confirmation', 'neutral@example.com');
    expect(mail.from?.name).toBe(neutral.sender);
    expect((mail.replyTo ?? []).map(({ name }) => name)).toEqual([neutral.sender]);
    expect(mail.subject).toBe('Your appointment on Tue, Mar 11 at 11:00 AM');
    expect(mail.text?.slice(0, 200)).not.toContain(firm.name);
    expect(mail.text).toContain(firm.name);
    expect(mail.attachments.map(({ filename }) => filename)).toContain('appointment.ics');
    const file = await (await fetch(`${app.url}/api/appointments/${id}/calendar.ics`)).text();
    expect(file).toContain('SUMMARY:Appointment\r\n');
    expect(file).toContain(`ORGANIZER;CN="${neutral.sender}"`);
    expect(file.replaceAll('\r\n ', '')).not.toContain(firm.name);
    const notice = await noticeAbout('booking_notice', id);
    expect(notice.from?.name).toBe(firm.name);
    expect(notice.text).toContain('May be reached: Wording: Neutral');
  });

  it('gets neutral mails about everything else, also after the appointment is deleted', async () => {
    const { id } = await book('later@example.com', '13:00', NEUTRAL);
    await arrived('booking_confirmation', 'later@example.com');
    await postJson(`${app.url}/api/newsletter`, { email: 'LATER@example.com' });
    const asked = await arrived('newsletter_confirmation', 'LATER@example.com');
    expect([asked.from?.name, asked.subject]).toEqual([neutral.sender, 'Please confirm']);
    expect((await staff.call('DELETE', `/api/admin/appointments/${id}`)).status).toBe(204);
    const cancelled = await arrived('booking_cancelled', 'later@example.com');
    expect(cancelled.from?.name).toBe(neutral.sender);
    expect(cancelled.subject).toContain('Cancelled: your appointment on');
  });
});

it('neutral wording of a client without e-mail is not that of another one', async () => {
  const client = { email: '', phone: '(619) 555-0100' };
  const bookFor = async (time: string, contactPreferences?: object) => {
    const body = bookingBody({ ...client, scheduledDate: tuesdayAt(time), contactPreferences });
    const { status, body: booked } = await staff.call('POST', '/api/admin/appointments', body);
    expect(status).toBe(201);
    return (await fetch(`${app.url}/api/appointments/${booked.id}/calendar.ics`)).text();
  };
  expect(await bookFor('15:00', NEUTRAL)).toContain('SUMMARY:Appointment');
  expect(await bookFor('15:30')).toContain(`SUMMARY:Consultation with ${firm.name}`);
});

it('somebody who has stated nothing gets the usual mails', async () => {
  await book('usual@example.com', '14:00');
  const mail = await arrived('booking_confirmation', 'usual@example.com');
  expect([mail.from?.name, mail.subject]).toEqual([
    firm.name,
    'Your consultation on Tue, Mar 11 at 2:00 PM',
  ]);
});

it.each([
  ['/api/contact', messageBody({ contactPreferences: { mayCall: 'maybe' } }), 'mayCall'],
  [
    '/api/appointments',
    bookingBody({ contactPreferences: { bestTimes: 'x'.repeat(201) } }),
    'bestTimes',
  ],
])('%s names a wrong preference', async (path, body, field) => {
  const response = await postJson(app.url + path, body);
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()).fieldErrors)).toEqual([`contactPreferences.${field}`]);
});

it('documented answers do not have the preferences; exports do', async () => {
  const sent = await write('listed@example.com', { mayText: false });
  expect(sent).not.toHaveProperty('contactPreferences');
  for (const path of ['contact-submissions', 'appointments', 'emails']) {
    const { body } = await staff.call('GET', `/api/admin/${path}`);
    expect(body[0]).toHaveProperty('id');
    expect(body[0]).not.toHaveProperty('contactPreferences');
  }
  const file = await fetch(`${app.url}/api/admin/contact-submissions/export`, {
    method: 'POST',
    headers: { ...bearer(await staffToken(app)), 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await file.text()).toContain('listed@example.com,,Text messages: No,');
});

it('neutral wording names nothing of the content of a firm in another field of law', async () => {
  const { db, config } = app.deps;
  await db.updateTable('firmProfile').set({ name: 'Okafor & Sons' }).execute();
  await db
    .updateTable('practiceAreas')
    .set({ label: 'Asylum' })
    .where('key', '=', 'divorce')
    .execute();
  await db
    .updateTable('consultationTypes')
    .set({ label: 'Green Card Review', description: 'Bring your visa.' })
    .where('key', '=', 'initial')
    .execute();
  const words = await readTelltaleWords(db, config.server.publicUrl);
  expect(words).toEqual(expect.arrayContaining(['okafor & sons', 'asylum', 'green card review']));
  await expect.poll(async () => (await getFirmProfile(db)).name).toBe('Okafor & Sons');

  const { id } = await book('asylum@example.com', '16:00', NEUTRAL);
  const mail = await arrived('booking_confirmation', 'asylum@example.com');
  const file = await (await fetch(`${app.url}/api/appointments/${id}/calendar.ics`)).text();
  const shown = [
    mail.from?.name,
    mail.subject,
    mail.text?.slice(0, 200),
    ...mail.attachments.map(({ filename }) => filename),
    // E-mail addresses are still the firm's.
    file
      .replaceAll('\r\n ', '')
      .replace(/^UID:.*$/m, '')
      .replaceAll(/mailto:\S+/gi, ''),
  ];
  for (const text of shown) expect(telltalesIn(text ?? '', words), text ?? '').toEqual([]);
});
