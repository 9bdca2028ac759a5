import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';

const CRASH = 'connect ECONNREFUSED 127.0.0.1:25';

let refuses = true;
const site = startAdmin(() => ({
  retryDelaySeconds: 3_600,
  mailTransport: {
    async send() {
      if (refuses) throw new Error(CRASH);
    },
    close() {},
  },
}));

const db = () => site.db;

/** Late enough that the mail is not sent during a test. */
const inAnHour = () => new Date(Date.now() + 3_600_000);

beforeEach(async () => {
  refuses = true;
  await deleteAll(db(), 'outboxEmails');
});

describe('the mail', () => {
  beforeEach(async () => {
    const id = await insertMessage(db());
    const mail = { payload: JSON.stringify({ id }), toName: 'Dana Whitfield' };
    await db()
      .insertInto('outboxEmails')
      .values([
        {
          ...mail,
          kind: 'contact_receipt',
          toEmail: 'dana@example.com',
          dedupeKey: 'failed',
          state: 'failed',
          attempts: 3,
          lastError: CRASH,
        },
        {
          ...mail,
          kind: 'contact_notice',
          toEmail: 'office@example.com',
          toName: 'Pacific Harbor Law',
          dedupeKey: 'sent',
          state: 'sent',
          subject: 'A new message',
          textBody: 'Your code is 482913.',
          htmlBody: '<p>Hello from the mail</p><script>document.title = "owned"</script>',
          sentAt: new Date('2031-03-10T13:00:00Z'),
          attachments: JSON.stringify([{ method: 'REQUEST', content: 'BEGIN:VCALENDAR' }]),
        },
      ])
      .execute();
  });

  it('is searched, viewed, and retried until it is sent', async () => {
    const { page, troubles } = await site.signIn('/admin/mail');
    const rows = page.locator('[data-row]');
    await rows.nth(1).waitFor();
    expect(await page.getByRole('button', { name: 'Trying again 1' }).count()).toBe(1);
    expect(await rows.filter({ hasText: 'Dana Whitfield' }).textContent()).toContain(
      'The mail server does not answer. We keep trying. Tried 3 times.',
    );

    await page.getByLabel('Search by receiver').fill('nobody');
    await page.getByText('No mails match the filters.').waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.getByRole('button', { name: 'Trying again 1' }).click();
    await page.waitForURL(/state=failed/);
    await rows.nth(1).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Preview: Dana' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This is how it would go out now.').waitFor();
    await dialog.getByText(`Response from the server: ${CRASH}`).waitFor();
    expect(await dialog.frameLocator('iframe').locator('body').textContent()).toContain('Dana');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    expect(troubles).toEqual([]);
    await page.route('**/trpc/email.retry', (route) => route.abort());
    await page.getByRole('button', { name: 'Retry: Dana' }).click();
    await page.getByText('Failed to send the mail again').waitFor();
    expect(await rows.count()).toBe(1);
    await page.unroute('**/trpc/email.retry');

    refuses = false;
    await page.getByRole('button', { name: 'Retry: Dana' }).click();
    await page.getByText('The mail is being sent again').waitFor();
    await page.getByRole('button', { name: 'Sent 2' }).click();
    await rows.nth(1).getByText('Accepted by the mail server').waitFor();
  });

  it('a waiting mail is sent immediately', async () => {
    await db()
      .updateTable('outboxEmails')
      .set({ state: 'queued', dueAt: inAnHour() })
      .where('dedupeKey', '=', 'failed')
      .execute();
    refuses = false;
    const { page, troubles } = await site.signIn('/admin/mail?state=queued');
    await page.getByRole('button', { name: 'Retry: Dana' }).click();
    await page.getByText('The mail is being sent again').waitFor();
    await page.getByText('No mails match the filters.').waitFor();
    await page.getByRole('button', { name: 'Sent 2' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('says that mail is not configured, how many mails wait, and where to set it up', async () => {
    const { config } = site.app.deps;
    const { mail } = config;
    onTestFinished(() => {
      config.mail = mail;
    });
    config.mail = { kind: 'hold' };
    await db().updateTable('outboxEmails').set({ state: 'queued', dueAt: inAnHour() }).execute();
    const { page, troubles } = await site.signIn('/admin/mail');
    await page.getByText('Mail is not configured: 2 mails wait.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Set up e-mail' }).click();
    await page.waitForURL(/\/admin\/integrations\?tab=email$/);
    config.mail = mail;
    await page.goBack();
    await page.reload();
    await page.getByText('Mail is not configured').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  it('that cannot be sent needs attention until it is dismissed', async () => {
    await db()
      .updateTable('outboxEmails')
      .set({ state: 'needs_attention', lastError: '550 5.1.1 No such user here' })
      .where('dedupeKey', '=', 'failed')
      .execute();
    const { page, troubles } = await site.signIn('/admin');
    await page.getByText('Fix mail that cannot be sent').waitFor();
    await page.getByRole('link', { name: 'Look at the mail' }).click();
    await page.getByRole('button', { name: 'Needs attention 1' }).click();
    await page
      .getByText('The mail server does not accept mail for this address. Tried 3 times.')
      .waitFor();
    await page.getByRole('button', { name: 'Don’t send: Dana' }).click();
    await page.getByText('The mail will not be sent').waitFor();
    await page.getByRole('button', { name: 'Needs attention 0' }).waitFor();
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Connect mail and send a test mail').waitFor();
    await page.getByText('Fix mail that cannot be sent').waitFor({ state: 'hidden' });
    expect(troubles).toEqual([]);
  });

  it('shows sent content without running scripts or disclosing secrets', async () => {
    const { page, troubles } = await site.signIn('/admin/mail?state=sent');
    await page.getByRole('button', { name: 'Preview: Pacific' }).click();
    const dialog = page.getByRole('dialog', { name: 'A new message' });
    await dialog.frameLocator('iframe').getByText('Hello from the mail').waitFor();
    await dialog.getByRole('button', { name: 'Plain text' }).click();
    await dialog.getByText('Your code is ••••••.').waitFor();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'appointment.ics' }).click();
    expect((await download).suggestedFilename()).toBe('appointment.ics');
    expect(await page.title()).toMatch(/^Mail/);
    // The browser logs that the script was blocked, which is expected.
    expect(troubles.filter((trouble) => !trouble.includes('Blocked script execution'))).toEqual([]);
  });
});

it.each([
  ['light', 'desktop'],
  ['dark', 'desktop'],
  ['light', 'phone'],
  ['dark', 'phone'],
] as const)('the mail reads well in %s on a %s', async (theme, device) => {
  await db()
    .insertInto('outboxEmails')
    .values({
      kind: 'contact_receipt',
      toEmail: 'a.rather.long.address.of.a.client@subdomain.example.com',
      payload: JSON.stringify({ id: 'gone' }),
      dedupeKey: 'long',
      state: 'failed',
      attempts: 1,
      lastError: CRASH,
    })
    .execute();
  const { page, troubles } = await site.signIn('/admin/mail', { theme, device });
  await page.getByRole('heading', { name: 'Mail', level: 1 }).waitFor();
  await page.locator('[data-row]').first().waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  await page
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  await page.getByText('there is no longer a reason').waitFor();
  expect(troubles).toEqual([]);
});
