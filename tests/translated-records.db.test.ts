import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { originalTexts } from '../src/features/email/texts/kinds/rules.ts';
import { bookingBody, postJson, tuesdayAt } from '../src/testing/booking-requests.ts';
import { messageBody } from '../src/testing/messages.ts';
import { STAFF_ENV } from '../src/testing/people.ts';
import { publishTranslation } from '../src/testing/publish-translation.ts';
import { type StaffClient, staffClient } from '../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, RATE_LIMIT_FACTOR: '100' } });
  staff = await staffClient(app);
  await app.deps.db
    .updateTable('consultationTypes')
    .set({ label: 'First talk', bringText: 'Your papers.', placeText: 'Fourth floor.' })
    .where('key', '=', 'initial')
    .execute();
  await app.deps.db.updateTable('offices').set({ accessNote: 'Park behind the house.' }).execute();
  await publishTranslation(
    staff,
    { entity: 'consultationTypes', key: 'initial' },
    {
      label: 'Primera charla',
      bringText: 'Sus papeles.',
      placeText: 'Cuarto piso.',
      priceLabel: 'Gratis',
    },
  );
  await publishTranslation(
    staff,
    { entity: 'offices', key: 'main' },
    {
      accessNote: 'Estacione detrás de la casa.',
    },
  );
  await publishTranslation(
    staff,
    { entity: 'practiceAreas', key: 'divorce' },
    { label: 'Divorcio' },
  );
});
afterAll(() => app.close());

async function post(path: string, body: object): Promise<{ id: string; linkToken?: string }> {
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

const noticeOf = (kind: string, id: string) =>
  app.deps.db
    .selectFrom('outboxEmails')
    .select('textBody')
    .where('dedupeKey', '=', `${kind}:${id}`)
    .where('state', '=', 'sent')
    .executeTakeFirst();

it('mail, calendar file and page of an appointment say its type and office in the language of the client', async () => {
  const email = 'ana@example.com';
  const { id } = await post('/es/api/appointments', bookingBody({ email }));
  const { text, files } = await mail('booking_confirmation', email);
  for (const line of [
    'Tipo de consulta: Primera charla',
    'Precio: Gratis',
    'Tenga en cuenta: Cuarto piso.',
    'Estacionamiento y acceso: Estacione detrás de la casa.',
    'Qué traer: Sus papeles.',
  ]) {
    expect(text).toContain(line);
  }
  expect(files).toContain('Cuarto piso.');
  expect(files).toContain('Precio: Gratis.');
  const file = await (await fetch(`${app.url}/api/appointments/${id}/calendar.ics`)).text();
  expect(file).toContain('Cuarto piso.');
  const token = /\/es\/cita\/([\w-]+)/.exec(text)?.[1];
  const linked = (prefix: string) => fetch(`${app.url}${prefix}/api/appointment-links/${token}`);
  const ownFile = await (
    await fetch(`${app.url}/api/appointment-links/${token}/calendar.ics`)
  ).text();
  expect(ownFile).toContain('SUMMARY:Consulta con');
  const page = await (await fetch(`${app.url}/es/cita/${token}`)).text();
  for (const words of ['Cuarto piso.', 'Estacione detrás', 'Sus papeles.', 'Gratis']) {
    expect(page).toContain(words);
  }
  expect((await linked('/es')).status).toBe(200);
  await expect
    .poll(async () => (await noticeOf('booking_notice', id))?.textBody)
    .toContain('Type: First talk');
});

it('who books in the main language reads the originals', async () => {
  const email = 'ann@example.com';
  await post('/api/appointments', bookingBody({ email, scheduledDate: tuesdayAt('10:00') }));
  const { text } = await mail('booking_confirmation', email);
  for (const line of [
    'What: First talk',
    'Please note: Fourth floor.',
    'Parking and access: Park',
  ]) {
    expect(text).toContain(line);
  }
});

it('the texts of a mail that staff have edited are those that they have translated, part by part', async () => {
  const kind = 'contact_receipt';
  const original = originalTexts(kind);
  const texts = { ...original, opening: 'Thank you, {client}. {replyTime}', closing: '' };
  await staff.call('PUT', `/api/admin/mail-texts/${kind}`, { texts });
  const at = `/api/admin/languages/es/translations/mailTexts/${kind}`;
  expect((await staff.call('GET', at)).body.texts).toMatchObject([
    { path: 'texts.opening', original: texts.opening },
  ]);
  const save = (opening: string) =>
    staff.call('PUT', at, { texts: { 'texts.opening': opening }, isPublished: true });
  const wrong = await save('Gracias, {cliente}.');
  expect([wrong.status, Object.keys(wrong.body.fieldErrors)]).toEqual([
    400,
    ['texts.texts.opening'],
  ]);
  await post('/es/api/contact', messageBody({ email: 'eva@example.com' }));
  const before = await mail(kind, 'eva@example.com');
  expect(before.text).toContain('Hola, Dana:');
  expect(before.text).not.toMatch(/Thank you|within 24/);

  expect((await save('Mil gracias, {client}. {replyTime}')).status).toBe(200);
  await publishTranslation(
    staff,
    { entity: 'firm', key: 'firm' },
    {
      'claims.reply': 'En menos de 24 horas',
    },
  );
  await post('/es/api/contact', messageBody({ email: 'sol@example.com' }));
  const { subject, text } = await mail(kind, 'sol@example.com');
  expect(subject).toBe('Recibimos su mensaje');
  expect(text).toContain('Mil gracias, Dana. Respondemos en menos de 24 horas.');
  expect(text).not.toContain('Si no puede esperar');
});

it('a reply to somebody who wrote in Spanish has the Spanish template, greeting and area', async () => {
  const body = 'Dear {client},\n\nAbout {practiceArea}: please call us.';
  const created = await staff.call('POST', '/api/admin/reply-templates', { name: 'Call', body });
  const { id: key } = created.body;
  const greeted = { body: 'Dear {client},\n\nSobre {practiceArea}: llámenos, por favor.' };
  await publishTranslation(staff, { entity: 'replyTemplates', key }, greeted);
  const { id } = await post('/es/api/contact', messageBody({ email: 'ines@example.com' }));
  const english = await post('/api/contact', messageBody({ email: 'agnes@example.com' }));
  const bodiesFor = async (query: string) => {
    const { body: found } = await staff.call('GET', `/api/admin/reply-templates${query}`);
    return found.map((template: { body: string }) => template.body);
  };
  expect(await bodiesFor('')).toEqual([body]);
  expect(await bodiesFor(`?messageId=${english.id}`)).toEqual([body]);
  expect(await bodiesFor(`?messageId=${id}`)).toEqual([greeted.body]);
  const replies = `/api/admin/contact-submissions/${id}/replies`;
  const reply = { replyId: randomUUID(), body: greeted.body };
  expect((await staff.call('POST', replies, reply)).status).toBe(200);
  const { text } = await mail('contact_reply', 'ines@example.com');
  expect(text).toContain('Hola, Dana:\n\nSobre Divorcio: llámenos, por favor.');
});

it('menus and office hours that are typed as text are in the language of the page', async () => {
  const { db } = app.deps;
  const hours = {
    dayOfWeek: [],
    opens: null,
    closes: null,
    daysText: 'Holidays',
    hoursText: 'Call',
  };
  await db
    .updateTable('firmProfile')
    .set({ officeHours: JSON.stringify([hours]) })
    .execute();
  const { body } = await staff.call('GET', '/api/admin/languages/es/translations/menus/menus');
  const [first] = body.texts as { path: string; original: string }[];
  if (!first) throw new Error('There is no menu');
  const menus = { entity: 'menus', key: 'menus' };
  await publishTranslation(staff, menus, { [first.path]: 'Nuestros honorarios' });
  const texts = {
    'officeHours.0.daysText': 'Días festivos',
    'officeHours.0.hoursText': 'Llámenos',
  };
  await publishTranslation(staff, { entity: 'firm', key: 'firm' }, texts);
  const layoutIn = async (prefix: string) => {
    const response = await fetch(`${app.url}${prefix}/trpc/site.layout`);
    return (await response.json()).result.data;
  };
  const [en, es] = [await layoutIn(''), await layoutIn('/es')];
  expect(JSON.stringify(en.menus)).toContain(first.original);
  expect(JSON.stringify(es.menus)).toContain('Nuestros honorarios');
  expect(en.firm.officeHours).toEqual([{ days: 'Holidays', hours: 'Call' }]);
  expect(es.firm.officeHours).toEqual([{ days: 'Días festivos', hours: 'Llámenos' }]);
  // What the hours say now is not what was translated.
  const changed = { ...hours, hoursText: 'Closed' };
  await db
    .updateTable('firmProfile')
    .set({ officeHours: JSON.stringify([changed]) })
    .execute();
  await expect
    .poll(async () => (await layoutIn('/es')).firm.officeHours)
    .toEqual([{ days: 'Días festivos', hours: 'Closed' }]);
});

it('free times that pages name without scripts are written as the language of the page does', async () => {
  const query = encodeURIComponent(JSON.stringify({ count: 2 }));
  const labels = async (prefix: string) => {
    const response = await fetch(`${app.url}${prefix}/trpc/appointments.nextFree?input=${query}`);
    const starts = (await response.json()).result.data as { label: string; dayLabel: string }[];
    return starts.map(({ label, dayLabel }) => `${dayLabel} ${label}`).join();
  };
  expect(await labels('')).toMatch(/^(Mon|Tue) .*[AP]M,/);
  expect(await labels('/es')).toMatch(/^(lun|mar) .*[ap]\.m\.,/);
  const html = await (await fetch(`${app.url}/es`)).text();
  expect(/\d\s[ap]\.m\./.test(html)).toBe(true);
  expect(/>[^<]*\d [AP]M\b/.test(html)).toBe(false);
});

it('what somebody agreed to is stored as they saw it', async () => {
  const consentTo = async (path: string, body: object) => {
    const { id } = await post(path, messageBody(body));
    const { consentText } = await app.deps.db
      .selectFrom('contactSubmissions')
      .select('consentText')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return consentText;
  };
  expect(await consentTo('/es/api/contact', { email: 'a@example.com', consent: true })).toMatch(
    /^He leído la Política de privacidad y acepto/,
  );
  expect(await consentTo('/api/contact', { email: 'b@example.com', consent: true })).toMatch(
    /^I have read the Privacy Policy and agree/,
  );
  expect(await consentTo('/es/api/contact', { email: 'c@example.com' })).toBeNull();
});
