import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { MAIL_TEXT_KINDS, type MailTextKind, originalTexts } from './kinds/rules.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({
    env: { ...STAFF_ENV, PUBLIC_URL: 'https://firm.example' },
    archiveTiming: { firstMs: 0, settleMs: 40, maxWaitMs: 2_000, pauseFactor: 0 },
  });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['mailTexts', 'outboxEmails', 'appointments'] as const)
    await deleteAll(app.deps.db, table);
});

const at = (kind: string) => `/api/admin/mail-texts/${kind}`;
const edited = (kind: MailTextKind, texts: Record<string, string>) => ({
  texts: { ...originalTexts(kind), ...texts },
});
const save = (kind: MailTextKind, texts: Record<string, string>, more: object = {}) =>
  staff.call('PUT', at(kind), { ...edited(kind, texts), ...more });

const OPENING = 'Thank you, {client}. Somebody at {firm} <reads> it.';

/** The mail of a kind as it was sent. */
async function sentMail(kind: string) {
  const find = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['state', 'subject', 'textBody', 'htmlBody', 'toEmail'])
      .where('kind', '=', kind)
      .executeTakeFirst();
  await expect.poll(async () => (await find())?.state).toBe('sent');
  return find();
}

describe('the texts of a mail', () => {
  it('are the original ones until they are saved, and are original again once restored', async () => {
    const original = {
      kind: 'contact_receipt',
      texts: originalTexts('contact_receipt'),
      originals: originalTexts('contact_receipt'),
      updatedAt: null,
    };
    expect(await staff.call('GET', at('contact_receipt'))).toMatchObject({
      status: 200,
      body: original,
    });
    const { status, body } = await save('contact_receipt', { opening: OPENING });
    expect([status, body.texts.opening]).toEqual([200, OPENING]);
    expect((await staff.call('GET', at('contact_receipt'))).body).toEqual(body);
    const { body: list } = await staff.call('GET', '/api/admin/mail-texts');
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual(MAIL_TEXT_KINDS);
    expect(list.filter(({ updatedAt }: { updatedAt: string }) => updatedAt)).toEqual([
      expect.objectContaining({ kind: 'contact_receipt', updatedAt: body.updatedAt }),
    ]);
    expect((await staff.call('DELETE', at('contact_receipt'))).status).toBe(204);
    expect((await staff.call('GET', at('contact_receipt'))).body).toEqual(original);
    expect(await staff.auditLog(2)).toMatchObject([
      {
        action: 'mail_text.restore',
        entity: 'mail_texts',
        entityId: 'contact_receipt',
        before: { kind: 'contact_receipt', opening: OPENING },
        after: { opening: original.texts.opening },
      },
      {
        action: 'mail_text.update',
        before: { opening: original.texts.opening },
        after: { kind: 'contact_receipt', opening: OPENING },
      },
    ]);
  });

  it('are in the mails that are written after they were saved', async () => {
    await save('contact_receipt', { subject: 'Hello from {firm}', opening: OPENING });
    await save('booking_confirmation', {
      opening: 'Booked, {client}.',
      bring: 'Nothing.',
      closing: '{howToChange}\n\nPark at https://parking.example.',
    });
    const message = {
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana@example.com',
      practiceArea: 'divorce',
      message: 'A question.',
      consent: true,
    };
    expect((await postJson(`${app.url}/api/contact`, message)).status).toBe(201);
    expect((await postJson(`${app.url}/api/appointments`, bookingBody())).status).toBe(201);
    const receipt = await sentMail('contact_receipt');
    expect(receipt?.subject).toBe('Hello from Pacific Harbor Law');
    expect(receipt?.textBody).toContain(
      'Thank you, Dana. Somebody at Pacific Harbor Law <reads> it.',
    );
    expect(receipt?.htmlBody).toContain('at Pacific Harbor Law &lt;reads&gt; it.');
    const confirmation = await sentMail('booking_confirmation');
    expect(confirmation?.subject).toBe('Your consultation on Tue, Mar 11 at 9:00 AM');
    for (const words of ['Booked, Dana.', 'What to bring: Nothing.', 'Park at https://parking.']) {
      expect(confirmation?.textBody).toContain(words);
    }
    expect(confirmation?.textBody).toContain('When: Tuesday, Mar 11, 2031 at 9:00 AM (Pacific');
  });

  it.each([
    [
      'an unknown field',
      { opening: 'In {court}.' },
      'There is no field {court} here. Fields: {firm},',
    ],
    ['a name in the subject', { subject: 'Hello {client}' }, 'There is no field {client} here.'],
    ['a name beside active links', { bring: 'For {client}' }, 'There is no field {client} here.'],
    ['a blank opening', { opening: ' ' }, 'Required'],
    ['a blank subject', { subject: '' }, 'Required'],
    ['a subject of two lines', { subject: 'Two\nlines' }, 'Must be a single line'],
    ['a long subject', { subject: 'x'.repeat(121) }, 'Must be at most 120 characters'],
    ['a long text', { opening: 'x'.repeat(2_001) }, 'Must be at most 2000 characters'],
    ['a null byte', { opening: 'A \u0000 byte' }, 'Contains characters that cannot be stored'],
    ['a missing fact', { closing: 'Bye.' }, 'Must contain {howToChange}: How to move or cancel it'],
    [
      'an unknown text',
      { other: 'Text' },
      'This mail has the texts subject, opening, openingBring,',
    ],
  ] as const)('with %s are refused by name', async (_what, texts, message) => {
    const [field = ''] = Object.keys(texts);
    const { status, body } = await save('booking_confirmation', texts);
    expect([status, body.reason]).toEqual([400, 'invalid_input']);
    expect(body.fieldErrors).toEqual({
      [`texts.${field}`]: [expect.stringContaining(message)],
    });
    expect(await app.deps.db.selectFrom('mailTexts').selectAll().execute()).toEqual([]);
  });

  it('are refused if one is missing, for a mail without texts, and without staff access', async () => {
    const { opening: _, ...rest } = originalTexts('contact_receipt');
    const incomplete = await staff.call('PUT', at('contact_receipt'), { texts: rest });
    expect(incomplete.body.fieldErrors).toEqual({ 'texts.opening': ['Required'] });
    for (const kind of ['sign_up_code', 'contact_notice', 'nothing', 'constructor']) {
      const { status, body } = await staff.call('PUT', at(kind), { texts: {} });
      expect([kind, status, Object.keys(body.fieldErrors)]).toEqual([kind, 400, ['kind']]);
    }
    expect((await fetch(app.url + at('contact_receipt'))).status).toBe(401);
  });

  it('that others have saved or restored meanwhile are not overwritten', async () => {
    const stale = { status: 409, body: { reason: 'edited_meanwhile' } };
    const first = (await save('contact_receipt', { opening: 'One.' }, { updatedAt: null })).body;
    expect(await save('contact_receipt', { opening: 'Two.' }, { updatedAt: null })).toMatchObject(
      stale,
    );
    const { updatedAt } = first;
    const second = await save('contact_receipt', { opening: 'Two.' }, { updatedAt });
    expect(second.status).toBe(200);
    expect(await save('contact_receipt', { opening: 'Three.' }, { updatedAt })).toMatchObject(
      stale,
    );
    await staff.call('DELETE', at('contact_receipt'));
    const late = { updatedAt: second.body.updatedAt };
    expect(await save('contact_receipt', { opening: 'Three.' }, late)).toMatchObject(stale);
  });

  it('are listed as versions from the first edit on, the newest first', async () => {
    const kind = 'booking_cancelled';
    const versions = async () => (await staff.call('GET', `${at(kind)}/versions`)).body;
    expect(await versions()).toEqual([]);
    await save(kind, { closing: 'One.' });
    await save(kind, { closing: 'We guarantee success.' }, { advertisingReason: 'A quotation.' });
    await staff.call('DELETE', at(kind));
    const closings = [originalTexts(kind).closing, 'We guarantee success.', 'One.'];
    expect(await versions()).toEqual(
      closings.map((closing) => ({
        savedAt: expect.any(String),
        savedBy: 'admin',
        texts: { ...originalTexts(kind), closing },
      })),
    );
    expect(await staff.call('GET', `${at('contact_notice')}/versions`)).toMatchObject({
      status: 400,
    });
  });

  it('first saved by ten users at once are accepted once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        save('contact_receipt', { opening: `Text ${n}` }, { updatedAt: null }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });

  it('that advertising law restricts need a reason', async () => {
    const texts = { closing: 'We guarantee success.' };
    const refused = await save('contact_receipt', texts);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        reason: 'advertising_findings',
        findings: expect.arrayContaining([
          expect.objectContaining({ field: 'texts.closing', words: 'We guarantee' }),
        ]),
      },
    });
    const advertisingReason = 'A quotation.';
    expect((await save('contact_receipt', texts, { advertisingReason })).status).toBe(200);
    expect((await staff.auditLog())[0]?.after).toMatchObject({
      advertising: { reason: advertisingReason },
    });
    expect((await save('contact_receipt', { ...texts, opening: 'Hello.' })).status).toBe(200);
  });
});

describe('a mail with texts that are not saved', () => {
  it('is previewed with the facts that a text is for', async () => {
    const preview = async (input: object) =>
      (await staff.call('POST', '/trpc/mailTexts.preview', input)).body.result.data;
    const kind = 'booking_confirmed';
    const { texts } = edited(kind, { openingRemote: 'We call you at {phone}. {unknown}' });
    const mail = await preview({ kind, texts, part: 'openingRemote' });
    expect(mail.text).toContain('We call you at (619) 555-0142. {unknown}');
    expect((await preview({ kind, texts })).text).not.toContain('We call you');
  });

  it('is mailed to whoever asks for it, and nothing is stored', async () => {
    const { status, body } = await staff.call('POST', `${at('booking_confirmed')}/test`, {
      ...edited('booking_confirmed', { opening: 'Only a test, {client}.' }),
    });
    expect([status, body]).toEqual([200, { to: expect.stringContaining('@') }]);
    const mail = await sentMail('booking_confirmed');
    expect(mail).toMatchObject({
      toEmail: body.to,
      subject: 'Test: Confirmed: your consultation on Tue, Mar 12 at 10:00 AM',
      textBody: expect.stringContaining('Only a test, Sample.'),
    });
    expect(await app.deps.db.selectFrom('mailTexts').selectAll().execute()).toEqual([]);
    const bad = await staff.call('POST', `${at('booking_confirmed')}/test`, { texts: {} });
    expect([bad.status, Object.keys(bad.body.fieldErrors)]).toEqual([
      400,
      ['texts.subject', 'texts.opening', 'texts.openingRemote', 'texts.closing'],
    ]);
  });
});

it('the archive of advertising has what mails say from the moment it is saved', async () => {
  const copy = async (path: string) => {
    const query = new URLSearchParams({ path, at: '2040-01-01T00:00:00Z' });
    const { status, body } = await staff.call('GET', `/api/admin/advertising/copy?${query}`);
    return status === 200 ? body.html : undefined;
  };
  await save('booking_confirmed', {
    subject: 'See you soon',
    opening: 'We look forward to it.',
    openingRemote: 'We look forward to the call.',
  });
  await expect
    .poll(() => copy('mail:booking_confirmed'))
    .toContain('<title>See you soon on Tue, Mar 12 at 10:00 AM</title>');
  expect(await copy('mail:booking_confirmed')).toContain('We look forward to it.');
  await expect
    .poll(() => copy('mail:booking_confirmed/openingRemote'))
    .toContain('We look forward to the call.');
  await staff.call('DELETE', at('booking_confirmed'));
  await expect
    .poll(() => copy('mail:booking_confirmed'))
    .toContain('Your consultation is confirmed. We look forward to seeing you.');
});
