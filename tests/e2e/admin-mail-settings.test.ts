import { beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { findFreePort } from '../../src/testing/free-port.ts';
import { enqueueReceipt, mailRecord } from '../../src/testing/mail-delivery.ts';
import { startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { failOnce, fillConfig, INTEGRATIONS, toast } from './integrations-page.ts';

const site = startAdmin();
beforeEach(() => deleteAll(site.db, 'emailSettings'));

const PAGE = `${INTEGRATIONS}?tab=email`;
const POLL_OPTIONS = { timeout: 20_000, interval: 100 };
const SMTP = {
  host: 'mail.firm.example',
  port: 587,
  user: 'office',
  pass: 'password-of-mail-h4rb',
  from: 'office@firm.example',
};

it('email settings are replaced, keep their masked password, and are deleted', async () => {
  const { page, troubles } = await site.signIn(PAGE);
  await fillConfig(page, '');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await toast(page, 'Please provide configuration settings').waitFor();
  await page.getByLabel('Provider').selectOption('smtp');
  await fillConfig(page, SMTP);
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await toast(page, 'Email integration created successfully').waitFor();
  await page.getByText('Saving replaces the settings in use.').waitFor();
  const config = JSON.parse(await page.getByLabel('Configuration').inputValue());
  expect(config).toEqual({ ...SMTP, pass: '••••h4rb' });
  await fillConfig(page, { ...config, port: 0 });
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await page.getByText('port: Must be a whole number from 1 to 65535').waitFor();
  await fillConfig(page, { ...config, port: 465 });
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await page
    .getByRole('tabpanel')
    .getByText('pass: Enter the whole value again, because you have changed port')
    .waitFor();
  // The browser itself logs the rejected requests.
  troubles.length = 0;
  await fillConfig(page, { ...config, fromName: 'The Firm' });
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await expect
    .poll(async () => {
      const { config: kept, id } = await site.db
        .selectFrom('emailSettings')
        .selectAll()
        .executeTakeFirstOrThrow();
      const { pass, fromName } = JSON.parse(kept);
      return [fromName, site.app.deps.secrets.open(pass, `email_settings.pass:${id}`)];
    })
    .toEqual(['The Firm', SMTP.pass]);
  await page.getByRole('button', { name: 'Delete Settings' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No settings are stored yet.').waitFor();
  expect(troubles).toEqual([]);
});

it('mail settings are tested, corrected, saved and used', async () => {
  const account = { user: 'office', pass: 'password-of-mail-h4rb' };
  const port = await findFreePort();
  const peer = await startSmtpPeer({ account, port });
  const { host } = peer;
  const config = { host, port, ...account, from: 'mail@firm.example' };
  const { page, troubles } = await site.signIn(PAGE);
  const box = page.getByRole('region', { name: 'Try it out' });
  const send = box.getByRole('button', { name: 'Send a test mail' });

  await page.getByLabel('Provider').selectOption('smtp');
  await page.getByRole('button', { name: 'Edit as text (for your IT)' }).click();
  await send.click();
  await page.getByText('host: Required').waitFor();
  await fillConfig(page, { ...config, pass: 'wrong' });
  await failOnce(page, 'mailSettings.test');
  await send.click();
  await toast(page, 'Failed to send the test mail').waitFor();
  troubles.length = 0;
  await box.getByLabel('Send it to').fill('maren@');
  await send.click();
  await box.getByText('Please enter a valid email address').waitFor();
  // The browser itself logs the rejected request.
  troubles.length = 0;
  await box.getByLabel('Send it to').fill('maren@firm.example');
  await send.click();
  await box.getByText('The test mail was not sent.').waitFor();
  await box.getByText('535 5.7.8 Error: authentication failed: wrong password').waitFor();
  expect(JSON.parse(await page.getByLabel('Configuration').inputValue()).pass).toBe('wrong');

  await fillConfig(page, config);
  await send.click();
  await box.getByText('The test mail to maren@firm.example was accepted.').waitFor();
  await box.getByText(/Response from the server: 250 /).waitFor();
  expect(peer.mails.map(({ to }) => to)).toEqual(['maren@firm.example']);
  expect(await violationsOn(page)).toEqual([]);
  expect(await site.db.selectFrom('emailSettings').select('id').execute()).toEqual([]);

  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await toast(page, 'Email integration created successfully').waitFor();
  await page.getByText('Saving replaces the settings in use.').waitFor();
  await box.getByLabel('Send it to').fill('theo@firm.example');
  await send.click();
  await box.getByText('The test mail to theo@firm.example was accepted.').waitFor();
  const id = await enqueueReceipt(site.app.deps);
  await expect
    .poll(async () => (await mailRecord(site.app.deps, id)).state, POLL_OPTIONS)
    .toBe('sent');
  expect(peer.mails.at(-1)).toMatchObject({ to: 'dana@example.com', from: 'mail@firm.example' });

  // The account is rejected from now on, which the next mail detects.
  account.pass = 'changed at the provider';
  await peer.close();
  const strict = await startSmtpPeer({ account, port });
  const waiting = await enqueueReceipt(site.app.deps);
  await expect
    .poll(async () => (await mailRecord(site.app.deps, waiting)).state, POLL_OPTIONS)
    .toBe('failed');
  const later = await site.signIn('/admin/mail');
  await later.page.getByText('Mail cannot be sent with these settings.').waitFor();
  await later.page.getByText('Trying again', { exact: true }).first().waitFor();
  expect(await violationsOn(later.page)).toEqual([]);
  await later.page.getByRole('link', { name: 'Check the settings' }).click();
  await later.page.getByRole('heading', { name: 'Outgoing mail' }).waitFor();
  await later.page.getByText('Response from the server: 535').waitFor();
  expect(later.troubles).toEqual([]);
  expect(troubles).toEqual([]);
  await strict.close();
});
