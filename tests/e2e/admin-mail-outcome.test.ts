import { beforeEach, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { startAdmin } from './admin.ts';

const SERVER = 'smtp.firm.example';
const ANSWER = '250 2.0.0 OK id=1tDana';
const EMAIL = 'dana@example.com';

const site = startAdmin(() => ({
  mailTransport: { serverName: SERVER, send: async () => ANSWER, close() {} },
}));

beforeEach(() => deleteAll(site.db, 'outboxEmails'));

const insertMail = (about: string, changes: object = {}) =>
  site.db
    .insertInto('outboxEmails')
    .values({
      kind: 'contact_receipt',
      toEmail: EMAIL,
      payload: JSON.stringify({ id: about }),
      dedupeKey: 'mail',
      ...changes,
    })
    .execute();

it('an appointment leads to its mails, which say in which words the server accepted them', async () => {
  const booked = await postJson(`${site.url}/api/appointments`, bookingBody());
  const { id } = (await booked.json()) as { id: string };
  const { page, troubles } = await site.signIn(`/admin/appointments?open=${id}`);
  const dialog = page.getByRole('dialog');
  const mails = dialog.locator('section').filter({ hasText: 'Mails' });
  await mails.getByText(`Accepted by ${SERVER}`).first().waitFor();
  await mails.getByRole('link', { name: 'Booking confirmation' }).click();
  await page.waitForURL(/\/admin\/mail\?open=/);
  const mail = page.getByRole('dialog').filter({ hasText: /Later bounces .* as mail to office@/ });
  await mail.getByText(new RegExp(`Accepted by ${SERVER} .*: ${ANSWER}$`)).waitFor();
  expect(troubles).toEqual([]);
});

it('a message leads to the mails to its address, which say that one bounced', async () => {
  const id = await insertMessage(site.db, { email: EMAIL });
  await insertMail(id, {
    state: 'needs_attention',
    attempts: 1,
    lastError: '550 5.1.1 No such user here',
    serverName: SERVER,
  });
  const { page, troubles } = await site.signIn(`/admin/contact-submissions?open=${id}`);
  await page.getByRole('link', { name: `Mails to ${EMAIL}` }).click();
  await page.waitForURL(/\/admin\/mail\?q=dana/);
  const row = page.getByRole('row').filter({ hasText: EMAIL });
  await row.getByText('Bounced', { exact: true }).waitFor();
  await row.getByText('The mail server does not accept mail for this address.').waitFor();
  await row.getByRole('button', { name: /^Preview/ }).click();
  const mail = page.getByRole('dialog');
  await mail.getByText(`Response from ${SERVER}: 550 5.1.1 No such user here`).waitFor();
  expect(troubles).toEqual([]);
});

it.each([
  ['a subscriber', '/admin/newsletter-subscribers'],
  ['a member of the staff', '/admin/staff'],
])('%s leads to the mails to their address', async (_who, path) => {
  await site.db
    .insertInto('newsletterSubscribers')
    .values({
      email: 'admin@example.com',
      status: 'confirmed',
      consentText: 'Yes',
      consentedAt: new Date('2031-03-01T16:00:00Z'),
      tokenHash: 'a',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { page, troubles } = await site.signIn(path);
  const link = page.getByRole('link', { name: /^Mails to / }).first();
  const address = (await link.getAttribute('aria-label'))?.replace('Mails to ', '') ?? '';
  await insertMail('11111111-1111-4111-8111-111111111111', { toEmail: address, state: 'skipped' });
  await link.click();
  await page.getByRole('row').filter({ hasText: address }).getByText('Not needed').waitFor();
  expect(troubles).toEqual([]);
});
