import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  type CalendarPeer,
  startCalendarPeer,
} from '../../src/features/calendars/testing/calendar-peer.ts';
import { GOOGLE_CONFIG } from '../../src/features/calendars/testing/google.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';
import { configOf, fillConfig, INTEGRATIONS, toast } from './integrations-page.ts';

let peer: CalendarPeer;
const site = startAdmin(async () => {
  peer = await startCalendarPeer();
  return { env: peer.env };
});
afterAll(() => peer.close());
beforeEach(async () => {
  await deleteAll(site.db, 'emailSettings');
  await deleteAll(site.db, 'calendarSettings');
});

const EMAIL = `${INTEGRATIONS}?tab=email`;
const KEY_FILE = {
  type: 'service_account',
  project_id: 'firm',
  private_key_id: '0a1b',
  private_key: GOOGLE_CONFIG.private_key,
  client_email: GOOGLE_CONFIG.client_email,
  token_uri: 'https://oauth2.googleapis.com/token',
};

it('a mail server is connected by fields alone, and its password stays masked', async () => {
  const account = { user: 'office', pass: 'password-of-mail-h4rb' };
  const server = await startSmtpPeer({ account });
  const { page, troubles } = await site.signIn(EMAIL);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.getByLabel('Provider').selectOption('smtp');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await toast(page, 'Please provide configuration settings').waitFor();
  await expect.poll(() => field('Mail server').getAttribute('aria-invalid')).toBe('true');
  expect(await field('Port').getAttribute('aria-invalid')).not.toBe('true');
  await field('Mail server').fill(server.host);
  await expect.poll(() => field('Mail server').getAttribute('aria-invalid')).not.toBe('true');
  expect(await field('Sender address').getAttribute('aria-invalid')).toBe('true');
  await field('Port').fill('port');
  await field('User name (optional)').fill(account.user);
  await field('Password (optional)').fill('wrong');
  await field('Sender address').fill('mail@firm.example');
  const send = page.getByRole('button', { name: 'Send a test mail' });
  await send.click();
  await page.getByText('Must be a whole number from 1 to 65535').waitFor();
  await field('Port').fill(String(server.port));
  await page.getByLabel('Send it to').fill('maren@firm.example');
  await send.click();
  await page.getByText('535 5.7.8 Error').waitFor();
  await field('Password (optional)').fill(account.pass);
  await send.click();
  await page.getByText('The test mail to maren@firm.example was accepted.').waitFor();
  expect(await site.db.selectFrom('emailSettings').select('id').execute()).toEqual([]);

  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await toast(page, 'Email integration created successfully').waitFor();
  await page.getByText('••••h4rb').waitFor();
  await field('Sender name (optional)').fill('The Firm');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await expect
    .poll(async () => {
      const row = await site.db.selectFrom('emailSettings').selectAll().executeTakeFirstOrThrow();
      const { pass, ...config } = JSON.parse(row.config);
      return { ...config, pass: site.app.deps.secrets.open(pass, `email_settings.pass:${row.id}`) };
    })
    .toEqual({
      host: server.host,
      port: server.port,
      secure: false,
      ...account,
      from: 'mail@firm.example',
      fromName: 'The Firm',
    });

  // The answer to the save replaces the form.
  const save = page.getByRole('button', { name: 'Save Email Settings' });
  await expect.poll(() => save.getAttribute('aria-busy')).not.toBe('true');
  await page.getByRole('button', { name: 'Replace the Password' }).click();
  await field('Password (optional)').fill('another');
  await page.getByRole('button', { name: 'Keep ••••h4rb' }).click();
  await page.getByText('••••h4rb').waitFor();
  expect(troubles).toEqual([]);
  await server.close();
});

it('fields and JSON show the same settings, and keep those without a field', async () => {
  const { page, troubles } = await site.signIn(EMAIL);
  const settings = { apiKey: 'SG.x', from: 'mail@firm.example', region: 'eu', list: [1, { a: 2 }] };
  await fillConfig(page, settings);
  await page.getByRole('button', { name: 'Edit as Fields' }).click();
  await page.getByText('Also set, without a field: region, list.').waitFor();
  await page.getByLabel('Sender address').fill('other@firm.example');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await page.getByText('region: is not a setting of SendGrid').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const shown = JSON.parse(await (await configOf(page)).inputValue());
  expect(shown).toEqual({ ...settings, from: 'other@firm.example' });

  await fillConfig(page, '{ "from": ');
  await page.getByRole('button', { name: 'Edit as Fields' }).click();
  await page.getByText('Line 1, column 11: this is not valid JSON.').waitFor();
  expect(await (await configOf(page)).inputValue()).toBe('{ "from": ');
  expect(troubles).toEqual([]);
});

it('the key file of a Google service account is pasted or dropped, tried and saved', async () => {
  const { page, troubles } = await site.signIn(INTEGRATIONS);
  await page.getByLabel('Provider').selectOption('google');
  const paste = page.getByLabel('Key file (optional)');
  await paste.fill(JSON.stringify({ installed: { client_id: 'x' } }));
  await page.getByText('This is the file of an OAuth client.').waitFor();
  expect(await paste.getAttribute('aria-invalid')).toBe('true');
  await paste.fill(JSON.stringify(KEY_FILE, null, 2));
  await page.getByText(`Filled in from the key file of ${KEY_FILE.client_email}.`).waitFor();
  expect(await paste.inputValue()).toBe('');
  expect(await page.getByLabel('Service account').inputValue()).toBe(KEY_FILE.client_email);
  expect(await page.getByLabel('Private key').inputValue()).toBe(KEY_FILE.private_key);

  await page.getByLabel('Private key').fill('');
  await page.getByLabel('Key file to read').setInputFiles({
    name: 'firm-0a1b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(KEY_FILE)),
  });
  await expect.poll(() => page.getByLabel('Private key').inputValue()).toBe(KEY_FILE.private_key);
  await page.getByLabel('Calendar ID').fill('office@firm.example');
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await page.getByText('The connection works.').waitFor();
  expect(await site.db.selectFrom('calendarSettings').select('id').execute()).toEqual([]);
  await page.getByRole('button', { name: 'Add Calendar' }).click();
  await toast(page, 'Calendar integration created successfully').waitFor();
  await page
    .getByRole('button', { name: 'Activate Google Calendar (office@firm.example)' })
    .waitFor();
  const { config } = await site.db
    .selectFrom('calendarSettings')
    .select('config')
    .executeTakeFirstOrThrow();
  expect(Object.keys(JSON.parse(config))).toEqual(['calendarId', 'client_email', 'private_key']);
  expect(troubles).toEqual([]);
});
