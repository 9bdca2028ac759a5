import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'appointments');
  await deleteAll(site.db, 'outboxEmails');
});

const TELL = 'No e-mail: tell the client by phone.';

describe('a client without e-mail', () => {
  it('is booked from a message, with name and phone number taken over', async () => {
    const { scheduledDate: _, notes: __, ...client } = bookingBody();
    const sent = await postJson(`${site.url}/api/contact`, {
      ...client,
      message: 'Please call me.',
    });
    expect(sent.status).toBe(201);
    await deleteAll(site.db, 'outboxEmails');
    const { page, troubles } = await site.signIn('/admin/contact-submissions');
    await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).click();
    await page.getByRole('button', { name: 'More for this message' }).click();
    await page.getByRole('menuitem', { name: 'Book a consultation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book for a client' });
    await dialog.getByLabel(/^Email/).fill('');
    expect(await dialog.getByLabel('First name').inputValue()).toBe('Dana');
    expect(await dialog.getByLabel('Last name').inputValue()).toBe('Whitfield');
    expect(await dialog.getByLabel('Phone').inputValue()).toBe('(619) 555-0100');
    expect(await dialog.getByLabel('Practice area').inputValue()).toBe('family-law');
    await dialog.getByLabel('Start').fill('2031-03-12T10:15');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText(`Appointment booked. ${TELL}`).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).click();
    const details = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await details.getByText(TELL).waitFor();
    await details.getByRole('button', { name: 'Move', exact: true }).click();
    await details.getByText(TELL).waitFor();
    await details.getByLabel('New start').fill('2031-03-12T11:15');
    await details.getByRole('button', { name: 'Move appointment' }).click();
    await page.getByText(`Appointment moved. ${TELL}`).waitFor();
    await details.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText(`Appointment status updated. ${TELL}`).waitFor();
    await details.getByRole('button', { name: 'More' }).click();
    expect(await page.getByRole('menuitem', { name: 'Write to the client' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Cancel appointment' }).click();
    await page.getByText(`The time becomes free at once. ${TELL}`).waitFor();
    expect(await site.db.selectFrom('outboxEmails').select('id').execute()).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('needs a phone number', async () => {
    const { page } = await site.signIn('/admin/appointments');
    await page.getByRole('button', { name: 'Book for a client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book for a client' });
    await dialog.getByLabel('First name').fill('Noor');
    await dialog.getByLabel('Last name').fill('Haddad');
    await dialog.getByLabel('Practice area').selectOption('other');
    await dialog.getByLabel('Start').fill('2031-03-12T10:15');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await dialog.getByText('Enter an e-mail address, or a phone number').waitFor();
    expect(await site.db.selectFrom('appointments').select('id').execute()).toEqual([]);
  });
});
