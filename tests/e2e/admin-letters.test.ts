import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { postJson } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { forgetMailSettings, sendBySmtp } from '../../src/testing/mail-delivery.ts';
import { messageBody } from '../../src/testing/messages.ts';
import { startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { chooseMore, startAdmin } from './admin.ts';

const site = startAdmin();

async function connectMail(): Promise<void> {
  const peer = await startSmtpPeer();
  const { id } = await sendBySmtp(site.app.deps, peer);
  onTestFinished(async () => {
    await forgetMailSettings(site.app.deps, id);
    await peer.close();
  });
}

beforeEach(async () => {
  await deleteAll(site.db, 'letters');
  await deleteAll(site.db, 'newsletterSubscribers');
  await site.db
    .insertInto('newsletterSubscribers')
    .values(
      ['dana@example.com', 'tomas@example.org'].map((email) => ({
        email,
        status: 'confirmed',
        consentText: 'Yes',
        consentedAt: new Date('2031-03-10T13:00:00Z'),
        tokenHash: `hash of ${email}`,
      })),
    )
    .execute();
});

it('a letter is made of two articles, looked at, tested and sent, and its progress shown', async () => {
  await connectMail();
  const { page, troubles } = await site.signIn('/admin/letters');
  await page.getByText('No letters yet').waitFor();
  await page.getByRole('link', { name: 'Write a letter' }).click();
  // Wait for this heading, because the list has a search field for subjects as well.
  await page.getByRole('heading', { name: 'New Letter' }).waitFor();
  await page.getByLabel('Subject').fill('What changes in January');
  await page.getByLabel('Opening (optional)').fill('Good morning.');
  const articles = page.getByRole('group', { name: 'Articles' });
  const choose = articles.getByLabel('Add an article');
  await choose.selectOption({ index: 1 });
  await choose.selectOption({ index: 1 });
  const titles = articles.locator('li > span:first-child');
  const [first = '', second = ''] = await titles.allTextContents();
  await articles.getByRole('button', { name: `Move ${second} up` }).click();
  await expect.poll(() => titles.allTextContents()).toEqual([second, first]);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'What changes in January' });
  const mail = preview.frameLocator('iframe');
  await mail.getByRole('heading', { name: second }).waitFor();
  expect(await mail.getByRole('heading', { level: 2 }).allTextContents()).toEqual([second, first]);
  await preview.getByText('Plain text').click();
  expect(await preview.locator('pre').textContent()).toMatch(
    /San Diego, CA \d{5}[\s\S]*Unsubscribe/,
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('The test mail is on its way to').waitFor();
  await page.getByRole('button', { name: 'Send to subscribers' }).click();
  await page.getByRole('dialog').getByText('2 subscribers get it now.').waitFor();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('What changes in January').first().waitFor();
  const sent = page.getByRole('definition').first();
  await expect.poll(() => sent.textContent(), { timeout: 60_000 }).toBe('2');
  await page.getByRole('main').getByText('Finished', { exact: true }).first().waitFor();

  const { page: visitor } = await site.visit('/newsletter');
  await visitor.getByText('Last letter: Mar 10, 2031').waitFor();
  expect(troubles).toEqual([]);
});

it('advertising of a New York firm is labelled, and staff see who is left out before and after it is sent', async () => {
  await connectMail();
  const { region } = await site.db
    .selectFrom('firmProfile')
    .select('region')
    .executeTakeFirstOrThrow();
  await site.db.updateTable('firmProfile').set({ region: 'NY' }).execute();
  onTestFinished(async () => {
    await site.db.updateTable('firmProfile').set({ region }).execute();
    await deleteAll(site.db, 'contactSubmissions');
  });
  const wish = { email: 'tomas@example.org', contactPreferences: { neutralWording: true } };
  expect((await postJson(`${site.url}/api/contact`, messageBody(wish))).status).toBe(201);

  const { page, troubles } = await site.signIn('/admin/letters/new');
  await page.getByText('2 subscribers get it now.').waitFor();
  await page.getByLabel('Advertising').check();
  const leftOut = 'Left out: 1 who asked for neutral wording. Advertising is never sent to them.';
  await page.getByText(`1 subscriber gets it now. ${leftOut}`).waitFor();
  await page.getByText('The subject begins with ATTORNEY ADVERTISING.').waitFor();
  await page.getByLabel('Subject').fill('Wills in a day');
  await page.getByRole('textbox', { name: 'Content' }).fill('Come and see us.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog', { name: 'ATTORNEY ADVERTISING: Wills in a day' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send to subscribers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to subscribers' });
  await dialog.getByText(leftOut).waitFor();
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await page.getByText(/^Advertising, started Mar 10, 2031/).waitFor();
  const withheld = page.locator('dl > div', { hasText: 'Left out: asked for neutral wording' });
  await withheld.getByText('1', { exact: true }).waitFor();
  const sent = page.getByRole('definition').first();
  await expect.poll(() => sent.textContent(), { timeout: 60_000 }).toBe('1');
  expect(troubles).toEqual([]);
});

it('a letter that is only caught here is not shown as sent, to staff or visitors', async () => {
  const { id } = await site.db
    .insertInto('letters')
    .values({
      subject: 'A word',
      previewLine: 'Rules',
      opening: 'Good morning.',
      content: '<p>News.</p>',
      closing: 'Kind regards',
      createdBy: 'admin',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { page, troubles } = await site.signIn(`/admin/letters/${id}`);
  await page.getByRole('button', { name: 'Send to subscribers' }).click();
  await page.getByText('This issue is kept on this installation and is never sent.').waitFor();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('The letter is caught here, not sent.').waitFor();
  const counts = page.getByRole('definition');
  await expect.poll(() => counts.nth(1).textContent(), { timeout: 60_000 }).toBe('2');
  expect(await counts.first().textContent()).toBe('0');
  const { page: visitor } = await site.visit('/newsletter');
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  expect(await visitor.getByText('Last letter').count()).toBe(0);
  expect(troubles).toEqual([]);
});

it('a letter that a colleague has saved is not overwritten unseen', async () => {
  const { id } = await site.db
    .insertInto('letters')
    .values({ subject: 'Ours', createdBy: 'maren', updatedAt: new Date('2031-03-10T13:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { page } = await site.signIn(`/admin/letters/${id}`);
  await page.getByLabel('Subject').fill('Mine');
  await site.db
    .updateTable('letters')
    .set({ subject: 'Theirs', updatedAt: new Date('2031-03-10T13:30:00Z') })
    .where('id', '=', id)
    .execute();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved this letter' });
  await conflict.getByRole('cell', { name: 'Theirs' }).waitFor();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('Letter updated successfully').waitFor();
});

it('addresses entered in the calculator are listed, with a note that they are not subscribers', async () => {
  await site.db
    .insertInto('probateCalculations')
    .values({
      estateValue: '500000.00',
      realEstateValue: '0.00',
      attorneyFees: '13000.00',
      executorFees: '13000.00',
      courtCosts: '1500.00',
      totalProbate: '27500.00',
      trustCost: '3000.00',
      savings: '24500.00',
      userEmail: 'heir@example.com',
    })
    .execute();
  const { page } = await site.signIn('/admin/calculator-addresses');
  const row = page.getByRole('row').filter({ hasText: 'heir@example.com' });
  await row.getByText('$500,000').waitFor();
  await page.getByText('They did not subscribe to the newsletter').waitFor();
  const download = page.waitForEvent('download');
  await chooseMore(page, 'Export CSV');
  expect((await download).suggestedFilename()).toBe('calculator-addresses.csv');
});
