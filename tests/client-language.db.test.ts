import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../src/testing/booking-requests.ts';
import { messageBody } from '../src/testing/messages.ts';
import { STAFF_ENV } from '../src/testing/people.ts';
import { type StaffClient, staffClient } from '../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, RATE_LIMIT_FACTOR: '100' } });
  staff = await staffClient(app);
});
afterAll(() => app.close());

async function post(path: string, body: object): Promise<{ id: string }> {
  const response = await postJson(app.url + path, body);
  expect(response.ok).toBe(true);
  return response.json();
}

/** A mail as it was sent. */
async function mail(kind: string, toEmail: string) {
  const find = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['state', 'subject', 'textBody', 'attachments'])
      .where('kind', '=', kind)
      .where('toEmail', '=', toEmail)
      .executeTakeFirst();
  await expect.poll(async () => (await find())?.state, { timeout: 20_000 }).toBe('sent');
  const { subject, textBody, attachments } = (await find()) ?? {};
  return { subject, text: textBody ?? '', files: JSON.stringify(attachments) };
}

const noticeText = async (kind: string, id: string) => {
  const find = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['state', 'textBody'])
      .where('dedupeKey', '=', `${kind}:${id}`)
      .executeTakeFirst();
  await expect.poll(async () => (await find())?.state, { timeout: 20_000 }).toBe('sent');
  return (await find())?.textBody ?? '';
};

it('a client who books in Spanish is written to in Spanish, also about later changes', async () => {
  const email = 'ana@example.com';
  const { id } = await post('/es/api/appointments', bookingBody({ email }));
  const booked = await mail('booking_confirmation', email);
  expect(booked.subject).toBe('Su consulta: mar, 11 mar, 9:00 a.m.');
  expect(booked.text).toContain('Hola, Dana:');
  expect(booked.text).toContain(
    'Cuándo: martes, 11 de marzo de 2031, 9:00 a.m. (hora del Pacífico)',
  );
  expect(booked.text).toContain('/es/cita/');
  expect(booked.files).toContain('SUMMARY:Consulta con Pacific Harbor Law');
  const file = await fetch(`${app.url}/api/appointments/${id}/calendar.ics`);
  expect(await file.text()).toContain('SUMMARY:Consulta con Pacific Harbor Law');
  const notice = await noticeText('booking_notice', id);
  expect(notice).toContain('A consultation was booked on the website.');
  expect(notice).toContain('Wrote in: Spanish');

  expect((await staff.call('DELETE', `/api/admin/appointments/${id}`)).status).toBe(204);
  const cancelled = await mail('booking_cancelled', email);
  expect(cancelled.subject).toBe('Su consulta está cancelada: mar, 11 mar, 9:00 a.m.');
});

it('who writes in Spanish gets a receipt in Spanish, and texts edited for English are not used', async () => {
  const texts = { subject: 'Edited', opening: 'Edited.', closing: 'Edited.' };
  await app.deps.db
    .insertInto('mailTexts')
    .values({ kind: 'contact_receipt', texts: JSON.stringify(texts) })
    .execute();
  const { id } = await post('/es/api/contact', messageBody({ email: 'eva@example.com' }));
  await post('/api/contact', messageBody({ email: 'eve@example.com' }));
  expect((await mail('contact_receipt', 'eva@example.com')).subject).toBe('Recibimos su mensaje');
  expect((await mail('contact_receipt', 'eve@example.com')).subject).toBe('Edited');
  expect(await noticeText('contact_notice', id)).toContain('Wrote in: Spanish');
});

it('the confirmation of a subscription has a link to the Spanish page', async () => {
  await post('/es/api/newsletter', { email: 'sol@example.com' });
  const { subject, text } = await mail('newsletter_confirmation', 'sol@example.com');
  expect(subject).toBe('Confirme su suscripción');
  expect(text).toContain('/es/boletin/');
});

it('errors are in the language of the request, with the same codes', async () => {
  const refused = async (path: string, changes: Record<string, unknown>) => {
    const response = await postJson(app.url + path, bookingBody(changes));
    return { status: response.status, ...(await response.json()) };
  };
  const past = { scheduledDate: '2020-03-10T16:00:00.000Z', email: 'x@example.com' };
  const english = await refused('/api/appointments', past);
  const spanish = await refused('/es/api/appointments', past);
  expect(english.fieldErrors).toEqual({ scheduledDate: ['This time has already passed'] });
  expect(spanish.fieldErrors).toEqual({ scheduledDate: ['Esta hora ya pasó'] });
  expect([spanish.status, spanish.code, spanish.reason]).toEqual([
    ...[english.status, english.code, english.reason],
  ]);
  const taken = { scheduledDate: tuesdayAt('10:00') };
  await post('/es/api/appointments', bookingBody({ ...taken, email: 'uno@example.com' }));
  const second = await refused('/es/api/appointments', { ...taken, email: 'dos@example.com' });
  expect([second.reason, second.message]).toEqual([
    'slot_taken',
    'Alguien acaba de reservar esta hora.',
  ]);
  const invalid = await refused('/es/api/appointments', { firstName: '' });
  expect(invalid.fieldErrors).toEqual({ firstName: ['Este dato es obligatorio'] });
});
