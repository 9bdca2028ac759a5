import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { newContext, sharedBrowser, untilHydrated, visit } from './browser.ts';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'contactSubmissions');
  await deleteAll(site.db, 'appointments');
});

const stored = async (table: 'contactSubmissions' | 'appointments') =>
  (await site.db.selectFrom(table).select('contactPreferences').execute()).map(
    ({ contactPreferences }) => contactPreferences,
  );

const STATED = { mayEmail: false, bestTimes: 'after 5 pm', neutralWording: true };

async function state(form: Page | Locator) {
  await form.getByText('How may we reach you?').click();
  await form.getByLabel('May we e-mail you?').selectOption('no');
  await form.getByLabel('At what times?').fill('after 5 pm');
  await form.getByLabel('Use neutral wording').check();
}

const fillMessage = async (page: Page, email: string) => {
  const main = page.getByRole('main');
  await main.getByLabel('First Name').fill('Dana');
  await main.getByLabel('Last Name').fill('Whitfield');
  await main.getByLabel('Email Address').fill(email);
  await main.getByLabel('Practice Area').selectOption('family-law');
  await main.getByRole('textbox', { name: 'Message' }).fill('We have a question.');
  await main.getByLabel('I have read the').check();
};

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function withoutScripts(path: string) {
  const context = await newContext(await sharedBrowser(), { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

describe('the contact form', () => {
  it('sends the preferences, and those of a second message', async () => {
    const { page, troubles } = await visit(await sharedBrowser(), {
      device: 'phone',
      url: `${site.url}/contact`,
    });
    await untilHydrated(page);
    await fillMessage(page, 'dana@example.com');
    await state(page.getByRole('main'));
    await sendMessage(page);
    await page.getByRole('heading', { name: 'Your message has reached us' }).waitFor();
    expect(await stored('contactSubmissions')).toEqual([STATED]);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await fillMessage(page, 'dana@example.com');
    await page.getByText('How may we reach you?').click();
    await page.getByLabel('May we call you?').selectOption('yes');
    await sendMessage(page);
    await page.getByRole('heading', { name: 'Your message has reached us' }).waitFor();
    expect(await stored('contactSubmissions')).toContainEqual({ mayCall: true });
    expect(troubles).toEqual([]);
  });

  it('without scripts keeps the preferences when it is refused, and sends them', async () => {
    const page = await withoutScripts('/contact');
    await fillMessage(page, 'dana@no-domain');
    await state(page.getByRole('main'));
    await sendMessage(page);
    await page.getByText('Your message was not sent.').waitFor();
    expect(await page.getByLabel('May we e-mail you?').inputValue()).toBe('no');
    expect(await page.getByLabel('Use neutral wording').isChecked()).toBe(true);
    await page.getByRole('main').getByLabel('Email Address').fill('dana@example.com');
    await sendMessage(page);
    await page.getByText('Message Sent Successfully').waitFor();
    expect(await stored('contactSubmissions')).toEqual([STATED]);
  });
});

describe('the booking', () => {
  const start = encodeURIComponent('2031-03-12T17:30:00.000Z');
  const PATH = `/schedule?type=initial&start=${start}&step=details`;

  const fillDetails = async (form: Page | Locator) => {
    await form.getByLabel('First Name').fill('Dana');
    await form.getByLabel('Last Name').fill('Whitfield');
    await form.getByLabel('Email Address').fill('dana@example.com');
    await form.getByLabel('Practice Area').selectOption('family-law');
  };
  const book = (page: Page) => page.getByRole('button', { name: 'Book Consultation' }).click();

  it('keeps the preferences in the draft, and shows what no mail says', async () => {
    const { page, troubles } = await visit(await sharedBrowser(), { url: `${site.url}/schedule` });
    await untilHydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Mar 24, 2031' }).click();
    await main.getByRole('button', { name: '9:00 AM', exact: true }).click();
    await main.getByRole('button', { name: 'Continue to Your Information' }).click();
    await main.getByRole('heading', { name: 'Your Information' }).waitFor();
    await fillDetails(main);
    await state(main);
    await page.reload();
    await main.getByRole('heading', { name: 'Your Information' }).waitFor();
    const times = () => main.getByLabel('At what times?').inputValue();
    await expect.poll(times, { timeout: 20_000 }).toBe('after 5 pm');
    await book(page);
    await main.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    await main.getByText('As you asked, we send no e-mail.').waitFor();
    expect(await stored('appointments')).toEqual([STATED]);
    await main.getByRole('link', { name: 'Your appointment page' }).click();
    await page.getByRole('heading', { name: 'Your consultation is booked.' }).waitFor();
    expect(await page.title()).toBe('Your appointment');
    expect(troubles).toEqual([]);
  });

  it('without scripts leads to the page of the appointment', async () => {
    const page = await withoutScripts(PATH);
    const main = page.getByRole('main');
    await fillDetails(main);
    await state(main);
    await book(page);
    await page.getByRole('heading', { name: 'Your consultation is booked.' }).waitFor();
    expect(await stored('appointments')).toEqual([STATED]);
  });
});

describe('the back office', () => {
  const PHONE = '(619) 555-0100';

  it('shows phone and e-mail of a message once its preferences are read', async () => {
    const { id } = await site.db
      .insertInto('contactSubmissions')
      .values({
        ...{ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com', phone: PHONE },
        ...{ practiceArea: 'divorce', message: 'Please call.' },
        contactPreferences: JSON.stringify({ mayEmail: false, mayLeaveVoicemail: false }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { page, troubles } = await site.signIn(`/admin/contact-submissions?open=${id}`);
    await page.getByText('Please call.').last().waitFor();
    expect(await page.content()).not.toContain('555-0100');
    expect(await page.getByLabel(/^Reply to/).count()).toBe(0);
    await page.getByRole('button', { name: 'Show contact: read preferences first' }).press('Enter');
    const preferences = page.getByRole('region', { name: 'Contact preferences' });
    expect(await preferences.innerText()).toMatch(/E-mail\s*:?\s*No/);
    expect(await preferences.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: PHONE }).waitFor();
    await page.getByText('Leave no voicemail.').waitFor();
    expect(await page.getByRole('link', { name: 'dana@example.com', exact: true }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);

    await page.getByRole('button', { name: 'More for this message' }).click();
    await page.getByRole('menuitem', { name: 'Book a consultation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book for a client' });
    expect(await dialog.getByLabel('May we e-mail you?').inputValue()).toBe('no');
    expect(troubles).toEqual([]);
  });

  it('shows the contact of a person once what they have stated in any record is read', async () => {
    await site.db
      .insertInto('contactSubmissions')
      .values({
        ...{ firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' },
        ...{ phone: '(619) 555-0177', practiceArea: 'divorce', message: 'Please call.' },
        contactPreferences: JSON.stringify({ mayEmail: false, mayLeaveVoicemail: false }),
      })
      .execute();
    const { page, troubles } = await site.signIn('/admin/people');
    const row = page.locator('[data-row]').filter({ hasText: 'Noor Haddad' });
    await expect.poll(() => row.count(), { timeout: 20_000 }).toBe(1);
    await row.getByText('Read preferences first').waitFor();
    await row.getByRole('link', { name: 'Noor Haddad' }).click();
    await page.getByRole('list', { name: 'Timeline' }).getByText('Please call.').waitFor();
    expect(await page.content()).not.toMatch(/555-0177|6195550177|noor@example/);
    await page.getByRole('button', { name: 'Show contact: read preferences first' }).press('Enter');
    const preferences = page.getByRole('region', { name: 'Contact preferences' });
    expect(await preferences.innerText()).toMatch(/Voicemail\s*:?\s*No/);
    await page.getByText('The client does not want e-mail.').waitFor();
    await page.getByText('Leave no voicemail.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'People' })
      .click();
    await row.getByText('(619) 555-0177').waitFor();
    expect(troubles).toEqual([]);
  });

  it('lets staff change what a client has told them since', async () => {
    const id = await insertMessage(site.db);
    const { page, troubles } = await site.signIn(`/admin/contact-submissions?open=${id}`);
    await page.getByRole('button', { name: 'Add contact preferences' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact preferences' });
    await dialog.getByLabel('May we e-mail you?').selectOption('no');
    await dialog.getByLabel('At what times?').fill('after 5 pm');
    await dialog.getByLabel('Neutral wording').check();
    await dialog.getByRole('button', { name: 'Save preferences' }).click();
    await dialog.waitFor({ state: 'detached' });
    // The preferences count as read, because they have just been saved, so nothing is hidden.
    await page.getByText('The client does not want e-mail.').waitFor();
    expect(await stored('contactSubmissions')).toEqual([STATED]);

    await page.getByRole('button', { name: 'Change contact preferences' }).click();
    expect(await dialog.getByLabel('May we e-mail you?').inputValue()).toBe('no');
    await site.db
      .updateTable('contactSubmissions')
      .set({ contactPreferences: JSON.stringify({ mayCall: false }) })
      .execute();
    await dialog.getByLabel('May we text you?').selectOption('yes');
    await dialog.getByRole('button', { name: 'Save preferences' }).click();
    await dialog.getByText('Calls: No. Voicemail: No. Save again to replace that.').waitFor();
    expect(await stored('contactSubmissions')).toEqual([{ mayCall: false }]);
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save preferences' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await stored('contactSubmissions')).toEqual([{ ...STATED, mayText: true }]);
    expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
  });

  it('hides the address of a subscriber until what they have stated elsewhere is read', async () => {
    const email = 'hidden@example.com';
    const contactPreferences = JSON.stringify({ neutralWording: true });
    await insertMessage(site.db, { email, contactPreferences });
    await site.db
      .insertInto('newsletterSubscribers')
      .values({
        ...{ email, status: 'confirmed', consentText: 'Send me a letter.', tokenHash: 'hidden' },
        ...{ consentedAt: new Date(), confirmedAt: new Date() },
      })
      .execute();
    const { page, troubles } = await site.signIn('/admin/newsletter-subscribers');
    const show = page.getByRole('button', { name: 'Show contact: read preferences first' });
    await show.waitFor();
    expect(await page.content()).not.toContain(email);
    await show.click();
    await page.getByText('Neutral: do not name the firm, law or the matter').waitFor();
    await page.getByRole('cell').filter({ hasText: email }).waitFor();
    await page.getByRole('link', { name: `Mails to ${email}` }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('hides the address of a mail without a record, and what the mail server said of it', async () => {
    const email = 'hidden@example.com';
    const contactPreferences = JSON.stringify({ neutralWording: true });
    await insertMessage(site.db, { email, contactPreferences });
    await deleteAll(site.db, 'outboxEmails');
    await site.db
      .insertInto('outboxEmails')
      .values({
        ...{ kind: 'newsletter_welcome', toEmail: email, dedupeKey: 'hidden' },
        payload: JSON.stringify({ id: 'gone' }),
        ...{ state: 'needs_attention', attempts: 1 },
        lastError: `550 5.1.1 <${email}>: no such user`,
      })
      .execute();
    const { page, troubles } = await site.signIn('/admin/mail');
    await page.getByRole('button', { name: 'a client', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const show = dialog.getByRole('button', { name: 'Show contact: read preferences first' });
    await show.waitFor();
    expect(await page.content()).not.toContain(email);
    await show.click();
    await dialog.getByText('Neutral: do not name the firm, law or the matter').waitFor();
    await dialog.getByText(`550 5.1.1 <${email}>: no such user`).waitFor();
    await dialog.getByText(`To ${email}`).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: email, exact: true }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('hides what a mail server answered about the mail of an appointment until its preferences are read', async () => {
    const contactPreferences = { neutralWording: true };
    const body = bookingBody({ scheduledDate: tuesdayAt('10:00'), contactPreferences });
    const { id } = await (await postJson(`${site.url}/api/appointments`, body)).json();
    const email = 'dana.whitfield@example.com';
    const answer = `250 2.1.5 <${email}> accepted`;
    await deleteAll(site.db, 'outboxEmails');
    await site.db
      .insertInto('outboxEmails')
      .values({
        ...{ kind: 'booking_confirmation', toEmail: email, dedupeKey: 'answered' },
        payload: JSON.stringify({ id }),
        ...{ state: 'sent', attempts: 1, sentAt: new Date() },
        ...{ serverName: 'smtp.example.com', serverAnswer: answer },
      })
      .execute();
    const { page, troubles } = await site.signIn(`/admin/appointments?open=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await dialog.getByText('Accepted by smtp.example.com').waitFor();
    expect(await page.content()).not.toContain(email);
    await dialog.getByRole('button', { name: 'Show contact: read preferences first' }).click();
    await dialog.getByText(answer).waitFor();
    expect(troubles).toEqual([]);
  });

  it('shows the phone of an appointment once its preferences are read, on the day sheet as well', async () => {
    const contactPreferences = { mayCall: false };
    const body = bookingBody({ scheduledDate: tuesdayAt('09:00'), contactPreferences });
    const { id } = await (await postJson(`${site.url}/api/appointments`, body)).json();
    const { page } = await site.signIn('/admin/appointments/day-sheet');
    const row = page.getByRole('row').filter({ hasText: 'Dana Whitfield' });
    const show = { name: 'Show contact: read preferences first' };
    await row.getByRole('button', show).waitFor();
    expect(await row.innerText()).not.toContain(PHONE);
    await row.getByRole('button', show).click();
    await row.getByText(PHONE).waitFor();

    await page.goto(`${site.url}/admin/appointments?open=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await dialog.getByRole('button', show).click();
    await dialog.getByText('The client does not want calls.').waitFor();
    expect(await dialog.getByRole('link', { name: PHONE }).count()).toBe(0);
  });
});

it('the hint below the message follows the practice area, even if it was chosen before the scripts had loaded', async () => {
  await site.db
    .updateTable('practiceAreas')
    .set({ messageHint: 'Any date that is set.' })
    .where('key', '=', 'family-law')
    .execute();
  await site.app.deps.content.settle();
  const { page, troubles } = await site.visit('/contact');
  const area = page.getByRole('main').getByLabel('Practice Area');
  await page.getByText('A few sentences, without account numbers.').waitFor();
  await area.focus();
  await area.selectOption('family-law');
  await page.getByText('Any date that is set.').waitFor();
  await area.selectOption('other');
  await page.getByText('A few sentences, without account numbers.').waitFor();
  expect(troubles).toEqual([]);
});
