import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { sendBySmtp } from '../../src/testing/mail-delivery.ts';
import { type SmtpPeer, startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();
let mailServer: SmtpPeer;
beforeAll(async () => {
  mailServer = await startSmtpPeer();
  await sendBySmtp(site.app.deps, mailServer);
});
afterAll(() => mailServer.close());
beforeEach(async () => {
  await deleteAll(site.db, 'appointments');
  for (const [firstName, time] of [
    ['Dana', '09:00'],
    ['Ruth', '10:30'],
  ] as const) {
    const email = `${firstName}@example.com`;
    const body = bookingBody({ firstName, email, scheduledDate: tuesdayAt(time) });
    await postJson(`${site.url}/api/appointments`, body);
  }
});

const stateOf = (firstName: string) =>
  site.db
    .selectFrom('appointments')
    .select(['status', 'scheduledDate'])
    .where('firstName', '=', firstName)
    .executeTakeFirstOrThrow();

const confirm = async (page: Page, firstName: string) => {
  await page
    .getByRole('button', { name: `Confirm the appointment of ${firstName} Whitfield` })
    .click();
  await page.getByRole('button', { name: 'Confirm and mail' }).click();
  await expect.poll(async () => (await stateOf(firstName)).status).toBe('confirmed');
};

const confirmationsTo = (firstName: string) =>
  mailServer.mails.filter(
    ({ to, source }) =>
      to.includes(`${firstName}@example.com`) && /^Subject:.*confirmed/im.test(source),
  );

describe('a change of an appointment', () => {
  it('is undone before the client is notified, or mailed once without that', async () => {
    const { page, troubles } = await site.signIn('/admin/appointments');
    await confirm(page, 'Dana');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Change undone. The client is not notified.', { exact: true }).waitFor();
    expect((await stateOf('Dana')).status).toBe('scheduled');
    await page.getByRole('button', { name: 'Confirm the appointment of Dana Whitfield' }).waitFor();

    await confirm(page, 'Ruth');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    const shownAt = performance.now();
    await undo.waitFor({ state: 'hidden' });
    expect(performance.now() - shownAt).toBeGreaterThan(8_000);
    // By then, the mail to Dana, due before that to Ruth, would have been sent.
    await expect.poll(() => confirmationsTo('Ruth').length, { timeout: 20_000 }).toBe(1);
    expect(confirmationsTo('Dana')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('is undone when a time was changed, and says so if the former time is taken', async () => {
    const { page } = await site.signIn('/admin/appointments');
    const { scheduledDate } = await stateOf('Dana');
    const move = async () => {
      await page.getByRole('button', { name: 'Dana Whitfield', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await dialog.getByRole('button', { name: '2:00 PM', exact: true }).click();
      await dialog.getByRole('button', { name: 'Move appointment' }).click();
      await dialog.getByText('Tuesday, Mar 11, 2031, 2:00 PM').waitFor();
      return dialog;
    };
    const dialog = await move();
    await page.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByText('Tuesday, Mar 11, 2031, 9:00 AM').waitFor();
    expect((await stateOf('Dana')).scheduledDate).toEqual(scheduledDate);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await move();
    const other = bookingBody({ email: 'other@example.com', scheduledDate: tuesdayAt('09:00') });
    expect((await postJson(`${site.url}/api/appointments`, other)).status).toBe(201);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page
      .getByText('The previous time is no longer free. Nothing has been changed.')
      .waitFor();
    await dialog.getByText('Tuesday, Mar 11, 2031, 2:00 PM').waitFor();
  });
});
