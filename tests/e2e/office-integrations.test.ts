import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type CalendarPeer, startCalendarPeer } from '../../src/testing/fakes/calendar-peer.ts';
import { enqueueReceipt, mailRecord } from '../../src/testing/mail-delivery.ts';
import { startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { violationsOn } from './axe.ts';
import { type SignInOptions, scrollsSideways, startOffice } from './office.ts';

let peer: CalendarPeer;
const site = startOffice(async () => {
  peer = await startCalendarPeer();
  return { env: peer.env };
});
afterAll(() => peer.close());
beforeEach(async () => {
  peer.trouble = () => undefined;
  await site.db.deleteFrom('calendarFeed').execute();
  for (const table of ['calendarSettings', 'emailSettings', 'blogSources'] as const) {
    await site.db.deleteFrom(table).execute();
  }
});

const PAGE = '/admin/integrations';
const PATIENCE = { timeout: 20_000, interval: 100 };
const CALENDLY = {
  token: 'pat-of-calendly-7Qx2',
  eventType: 'https://api.calendly.com/event_types/T',
};
const SMTP = {
  host: 'mail.firm.example',
  port: 587,
  user: 'office',
  pass: 'password-of-mail-h4rb',
  from: 'office@firm.example',
};

const open = (tab = '', options: SignInOptions = {}) =>
  site.signIn(tab ? `${PAGE}?tab=${tab}` : PAGE, options);

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });

const fill = (page: Page, config: object | string) =>
  page
    .getByLabel('Configuration')
    .fill(typeof config === 'string' ? config : JSON.stringify(config, null, 2));

/** Lets the next write fail as if the server had broken down, once. */
const failOnce = (page: Page, procedure: string) =>
  page.route(`**/trpc/${procedure}*`, (route) => route.abort(), { times: 1 });

async function addCalendar(page: Page) {
  await fill(page, CALENDLY);
  await page.getByLabel('API Key').fill('key-of-the-calendar-9abc');
  await page.getByRole('button', { name: 'Add Calendar' }).click();
  await toast(page, 'Calendar integration created successfully').waitFor();
}

describe('calendars', () => {
  it('are added inactive, activated, changed without telling their secrets, and deleted', async () => {
    const { page, troubles, context } = await open();
    await page.getByText('No calendar yet').waitFor();
    await addCalendar(page);
    await page.getByText('Inactive', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Activate Calendly' }).click();
    await toast(page, 'Calendar integration activated').waitFor();
    await page.getByText('Active', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Edit Calendly' }).click();
    await page.getByRole('heading', { name: 'Edit Calendly' }).waitFor();
    const config = await page.getByLabel('Configuration').inputValue();
    expect(JSON.parse(config)).toEqual({ ...CALENDLY, token: '••••7Qx2' });
    await page.getByLabel('Webhook URL').fill('https://hooks.firm.example/in');
    await page.getByRole('button', { name: 'Save Calendar' }).click();
    await toast(page, 'Calendar integration updated successfully').waitFor();
    await page.getByText('webhook set').waitFor();
    const stored = await site.db
      .selectFrom('calendarSettings')
      .selectAll()
      .executeTakeFirstOrThrow();
    const place = (name: string) => `calendar_settings.${name}:${stored.id}`;
    const { token } = JSON.parse(stored.config);
    expect(site.app.deps.secrets.open(token, place('token'))).toBe(CALENDLY.token);
    expect(site.app.deps.secrets.open(stored.apiKey ?? '', place('api_key'))).toMatch('key-of-the');

    await page.getByRole('button', { name: 'Delete Calendly' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete Calendly' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No calendar yet').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are judged while they are typed, and nothing is lost when saving fails', async () => {
    const { page, context } = await open();
    await page.getByLabel('Provider').selectOption('outlook');
    await expect.poll(() => page.getByLabel('Configuration').inputValue()).toContain('tenantId');
    await fill(page, '{\n  "tenantId": "",\n');
    await page.getByText('Line 3, column 1: this is not valid JSON.').waitFor();
    await page.getByLabel('Provider').selectOption('calendly');
    await page.getByRole('button', { name: 'Keep it' }).click();
    expect(await page.getByLabel('Provider').inputValue()).toBe('outlook');
    await page.getByLabel('Provider').selectOption('calendly');
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect.poll(() => page.getByLabel('Configuration').inputValue()).toContain('eventType');

    await page.getByRole('button', { name: 'Add Calendar' }).click();
    await page.getByText('token: Required').waitFor();
    await fill(page, ' ');
    await page.getByRole('button', { name: 'Add Calendar' }).click();
    await page.getByText('Validation Error').waitFor();
    await toast(page, 'Please fill in all required fields').waitFor();

    await failOnce(page, 'calendars.create');
    await fill(page, CALENDLY);
    await page.getByRole('button', { name: 'Add Calendar' }).click();
    await toast(page, 'Failed to create calendar integration').waitFor();
    expect(JSON.parse(await page.getByLabel('Configuration').inputValue())).toEqual(CALENDLY);
    await addCalendar(page);

    await failOnce(page, 'calendars.activate');
    await page.getByRole('button', { name: 'Activate Calendly' }).click();
    await toast(page, 'Failed to activate calendar integration').waitFor();
    await page.getByText('Inactive', { exact: true }).waitFor();
    await context.close();
  });

  it('are tried before they are saved, and say how they are doing', async () => {
    const { page, context } = await open();
    await fill(page, { ...CALENDLY, token: 'wrong' });
    await page.getByRole('button', { name: 'Test Connection' }).click();
    await page
      .getByText('Calendly answered 401: Unauthenticated: The access token is invalid')
      .waitFor();
    await fill(page, CALENDLY);
    await page.getByText('The connection does not work.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Test Connection' }).click();
    await page.getByText('Connected to the event type “Consultation”').waitFor();
    expect(await site.db.selectFrom('calendarSettings').selectAll().execute()).toEqual([]);

    await addCalendar(page);
    peer.trouble = ({ url }) =>
      url.pathname === '/invitees'
        ? { status: 403, body: { title: 'Permission Denied', message: 'Upgrade your plan' } }
        : undefined;
    await site.db
      .insertInto('appointments')
      .values({
        firstName: 'Dana',
        lastName: 'Whitfield',
        email: 'dana@example.com',
        consultationType: 'initial',
        practiceArea: 'divorce',
        scheduledDate: new Date('2031-03-12T17:00:00Z'),
        endsAt: new Date('2031-03-12T17:30:00Z'),
      })
      .execute();
    await page.getByRole('button', { name: 'Activate Calendly' }).click();
    await page.getByText('Busy times close slots: last read').waitFor();
    await page.getByText('1 change is waiting for somebody to mend it:').waitFor();
    await page.getByText('Permission Denied: Upgrade your plan').waitFor();
    peer.trouble = () => undefined;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('All appointments to come are in the calendar.').waitFor();
    expect([...peer.state.events.values()]).toEqual([
      expect.objectContaining({ title: 'Consultation: Dana W.' }),
    ]);
    await site.db.deleteFrom('appointments').execute();
    await context.close();
  });

  it('have a feed whose address is shown once', async () => {
    const { page, troubles, context } = await open();
    await page.getByRole('button', { name: 'Create Address' }).click();
    const address = await page.getByLabel('Address of the feed').inputValue();
    const read = () => fetch(site.url + new URL(address).pathname);
    expect((await read()).status).toBe(200);
    await page.reload();
    await page.getByText('admin made the address on').waitFor();
    await page.getByText('It was last read').waitFor();
    expect(await page.getByLabel('Address of the feed').count()).toBe(0);
    await page.getByRole('button', { name: 'End Address' }).click();
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await toast(page, 'The address is ended').waitFor();
    await page.getByRole('button', { name: 'Create Address' }).waitFor();
    expect((await read()).status).toBe(404);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('keep what is typed until somebody gives it up', async () => {
    const { page, context } = await open();
    await fill(page, '{ "token": "x" }');
    await page.getByRole('tab', { name: 'Email Settings' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('Configuration').inputValue()).toBe('{ "token": "x" }');
    await page.getByRole('tab', { name: 'Email Settings' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Outgoing mail' }).waitFor();
    expect(page.url()).toContain('tab=email');
    await context.close();
  });
});

it('email settings are replaced, keep their password by its mask, and are deleted', async () => {
  const { page, troubles, context } = await open('email');
  await fill(page, '');
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await toast(page, 'Please provide configuration settings').waitFor();
  await page.getByLabel('Provider').selectOption('smtp');
  await fill(page, SMTP);
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await toast(page, 'Email integration created successfully').waitFor();
  await page.getByText('Saving replaces the settings in use.').waitFor();
  const config = JSON.parse(await page.getByLabel('Configuration').inputValue());
  expect(config).toEqual({ ...SMTP, pass: '••••h4rb' });
  await fill(page, { ...config, port: 0 });
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await page.getByText('port: Must be a whole number from 1 to 65535').waitFor();
  await fill(page, { ...config, port: 465, secure: true });
  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await expect
    .poll(async () => {
      const { config: kept, id } = await site.db
        .selectFrom('emailSettings')
        .selectAll()
        .executeTakeFirstOrThrow();
      const { pass, port } = JSON.parse(kept);
      return [port, site.app.deps.secrets.open(pass, `email_settings.pass:${id}`)];
    })
    .toEqual([465, SMTP.pass]);
  await page.getByRole('button', { name: 'Delete Settings' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No settings are stored yet.').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

it('mail settings are tried out, corrected, saved and used', async () => {
  const account = { user: 'office', pass: 'password-of-mail-h4rb' };
  const peer = await startSmtpPeer({ account });
  const { host, port } = peer;
  const config = { host, port, ...account, from: 'mail@firm.example' };
  const { page, troubles, context } = await open('email');
  const box = page.getByRole('region', { name: 'Try it out' });
  const send = box.getByRole('button', { name: 'Send a test mail' });

  await page.getByLabel('Provider').selectOption('smtp');
  await send.click();
  await page.getByText('host: Required').waitFor();
  await fill(page, { ...config, pass: 'wrong' });
  await failOnce(page, 'mailSettings.test');
  await send.click();
  await toast(page, 'Failed to send the test mail').waitFor();
  troubles.length = 0;
  await box.getByLabel('Send it to').fill('maren@');
  await send.click();
  await box.getByText('Please enter a valid email address').waitFor();
  // The browser notes the refusal itself.
  troubles.length = 0;
  await box.getByLabel('Send it to').fill('maren@firm.example');
  await send.click();
  await box.getByText('The test mail was not sent.').waitFor();
  await box.getByText('535 5.7.8 Error: authentication failed: wrong password').waitFor();
  expect(JSON.parse(await page.getByLabel('Configuration').inputValue()).pass).toBe('wrong');

  await fill(page, config);
  await send.click();
  await box.getByText('The test mail to maren@firm.example was taken.').waitFor();
  await box.getByText(/The server’s words: 250 /).waitFor();
  expect(peer.mails.map(({ to }) => to)).toEqual(['maren@firm.example']);
  expect(await violationsOn(page)).toEqual([]);
  expect(await site.db.selectFrom('emailSettings').select('id').execute()).toEqual([]);

  await page.getByRole('button', { name: 'Save Email Settings' }).click();
  await toast(page, 'Email integration created successfully').waitFor();
  await page.getByText('Saving replaces the settings in use.').waitFor();
  await box.getByLabel('Send it to').fill('theo@firm.example');
  await send.click();
  await box.getByText('The test mail to theo@firm.example was taken.').waitFor();
  const id = await enqueueReceipt(site.app.deps);
  await expect.poll(async () => (await mailRecord(site.app.deps, id)).state, PATIENCE).toBe('sent');
  expect(peer.mails.at(-1)).toMatchObject({ to: 'dana@example.com', from: 'mail@firm.example' });

  // Refused meanwhile, which the next mail finds out.
  account.pass = 'changed at the provider';
  await context.close();
  await peer.close();
  const strict = await startSmtpPeer({ account, port });
  const waiting = await enqueueReceipt(site.app.deps);
  await expect
    .poll(async () => (await mailRecord(site.app.deps, waiting)).state, PATIENCE)
    .toBe('failed');
  const later = await site.signIn('/admin/mail');
  await later.page.getByText('Mail cannot be sent with these settings.').waitFor();
  await later.page.getByText('Trying again', { exact: true }).first().waitFor();
  expect(await violationsOn(later.page)).toEqual([]);
  await later.page.getByRole('link', { name: 'Check the settings' }).click();
  await later.page.getByRole('heading', { name: 'Outgoing mail' }).waitFor();
  await later.page.getByText('The server’s words: 535').waitFor();
  expect(later.troubles).toEqual([]);
  expect(troubles).toEqual([]);
  await later.context.close();
  await strict.close();
});

it('blog sources are added, refused when they are there, switched, changed and deleted', async () => {
  const { page, context } = await open('sources');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Source' }).click();
  await dialog.getByRole('button', { name: 'Add Source' }).click();
  await toast(page, 'Please fill in all required fields').waitFor();
  await dialog.getByLabel('Name').fill('Courts Bulletin');
  await dialog.getByLabel('URL').fill('https://courts.example/feed.xml');
  await dialog.getByLabel('Display Limit').fill('11');
  await dialog.getByRole('button', { name: 'Add Source' }).click();
  await dialog.getByText('Must be a whole number from 1 to 10').waitFor();
  await dialog.getByLabel('Display Limit').fill('3');
  await failOnce(page, 'newsSources.create');
  await dialog.getByRole('button', { name: 'Add Source' }).click();
  await toast(page, 'Failed to create blog source').waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Courts Bulletin');
  await dialog.getByRole('button', { name: 'Add Source' }).click();
  await toast(page, 'Blog source created successfully').waitFor();
  await page.getByRole('cell', { name: 'Courts Bulletin https' }).waitFor();

  await page.getByRole('button', { name: 'Add Source' }).click();
  await dialog.getByLabel('Name').fill('The same');
  await dialog.getByLabel('URL').fill('https://courts.example/feed.xml');
  await dialog.getByRole('button', { name: 'Add Source' }).click();
  await dialog.getByText('There is a source with this address already.').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('The same');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await dialog.first().waitFor({ state: 'detached' });

  await page.getByRole('switch', { name: 'Show articles of Courts Bulletin' }).click();
  await toast(page, 'Blog source updated successfully').waitFor();
  await page.getByRole('button', { name: 'Edit Courts Bulletin' }).click();
  await dialog.getByLabel('Name').fill('Courts');
  await dialog.getByRole('button', { name: 'Save Source' }).click();
  await page.getByRole('cell', { name: 'Courts https' }).waitFor();
  const row = await site.db.selectFrom('blogSources').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: 'Courts', isActive: false, displayLimit: 3 });

  await failOnce(page, 'newsSources.remove');
  for (const outcome of ['Failed to delete blog source', 'Blog source deleted successfully']) {
    await page.getByRole('button', { name: 'Delete Courts' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, outcome).waitFor();
  }
  await page.getByText('No sources yet').waitFor();
  await context.close();
});

it('lists that end at a hundred say so', async () => {
  const hundred = Array.from({ length: 101 }, (_, i) => i);
  await site.db
    .insertInto('blogSources')
    .values(hundred.map((i) => ({ name: `Source ${i}`, url: `https://blog-${i}.example/feed` })))
    .execute();
  await site.db
    .insertInto('calendarSettings')
    .values(hundred.map(() => ({ provider: 'calendly', config: '{}' })))
    .execute();
  const { page, context } = await open('sources');
  await page.getByText('Only the newest 100 are listed here.').waitFor();
  await page.getByRole('tab', { name: 'Calendar Integrations' }).click();
  await page.getByText('Only one calendar is active.').waitFor();
  await page.getByText('Only the newest 100 are listed here.').waitFor();
  await site.db.deleteFrom('calendarSettings').execute();
  await page.reload();
  await page.getByText('No calendar yet').waitFor();
  expect(await page.getByText('Only the newest 100').count()).toBe(0);
  await context.close();
});

it('review platforms stay in this browser', async () => {
  const { page, troubles, asked, context } = await open('reviews');
  const isOn = (name: string) => page.getByRole('switch', { name: `Use ${name}` }).isChecked();
  const states = await Promise.all(['Google', 'Avvo', 'Yelp', 'Facebook', 'Martindale'].map(isOn));
  expect(states).toEqual([true, true, true, false, false]);
  expect(await page.getByRole('button', { name: 'Remove URL of Avvo 1' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Add URL of Avvo' }).click();
  await page.getByLabel('URL of Avvo 2', { exact: true }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Must be an address that begins with https://').waitFor();
  await page.getByLabel('URL of Avvo 2', { exact: true }).fill('https://avvo.example/theo');
  await page.getByRole('switch', { name: 'Use Facebook' }).click();
  const before = asked.length;
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Review platforms saved in this browser').waitFor();
  await page.getByRole('button', { name: 'Refresh Reviews' }).click();
  await page.getByText('Last refreshed Mar 10, 2031, 7:00 AM').waitFor();
  expect(asked.slice(before)).toEqual([]);
  await page.reload();
  await page.getByText('Last refreshed Mar 10, 2031, 7:00 AM').waitFor();
  expect(await page.getByLabel('URL of Avvo 2', { exact: true }).inputValue()).toBe(
    'https://avvo.example/theo',
  );
  expect(await isOn('Facebook')).toBe(true);
  await page.getByRole('button', { name: 'Remove URL of Avvo 1' }).click();
  expect(await page.getByRole('button', { name: 'Remove URL of Avvo 1' }).isDisabled()).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

describe('everybody can use it', () => {
  beforeEach(async () => {
    const { db, secrets } = site.app.deps;
    const id = '2f6a1b7c-5d0e-4c83-9a51-7f3f0a9f6d10';
    const seal = (name: string, text: string) =>
      secrets.seal(text, `calendar_settings.${name}:${id}`);
    await db
      .insertInto('calendarSettings')
      .values([
        {
          id,
          provider: 'calendly',
          isActive: true,
          config: JSON.stringify({ ...CALENDLY, token: seal('token', CALENDLY.token) }),
          apiKey: seal('api_key', 'key-of-the-calendar-9abc'),
        },
        {
          provider: 'custom',
          config: JSON.stringify({ signingSecret: 'v1.gone.AAAA.BBBB' }),
          webhookUrl: 'https://hooks.firm.example/in',
        },
      ])
      .execute();
    await db
      .insertInto('calendarBusyState')
      .values({
        calendarId: id,
        fetchedAt: new Date('2031-03-10T09:00:00Z'),
        failures: 4,
        lastError: 'Calendly cannot be reached.',
        nextTryAt: new Date('2031-03-10T15:00:00Z'),
      })
      .execute();
    await db
      .insertInto('calendarSync')
      .values({
        appointmentId: 'x',
        calendarId: id,
        needsAttention: true,
        lastError: 'Calendly answered 403: Permission Denied: Upgrade your plan',
      })
      .execute();
    await db
      .insertInto('blogSources')
      .values([
        {
          name: 'California Courts Bulletin',
          url: 'https://courts.example/feed.xml',
          lastFetched: new Date('2031-03-09T15:00:00Z'),
        },
        {
          name: 'The Parenting Plan',
          url: 'https://parentingplan.example/feed',
          type: 'api',
          failures: 3,
          lastError: 'The server answered 404',
        },
      ])
      .execute();
  });

  it.each([
    ['desktop', 'light'],
    ['desktop', 'dark'],
    ['phone', 'light'],
    ['phone', 'dark'],
  ] as const)('on a %s, %s', async (device, theme) => {
    const { page, troubles, context } = await open('', { device, theme });
    const look = async (name: string) => {
      expect([name, await violationsOn(page)]).toEqual([name, []]);
      expect(await scrollsSideways(page)).toBe(false);
    };
    await page.getByText('Enter again: signingSecret').waitFor();
    await page.getByText('Those of Mar 10, 2031').waitFor();
    await page.getByRole('button', { name: 'Create Address' }).click();
    await page.getByLabel('Address of the feed').waitFor();
    await look('calendar');
    await page.getByRole('button', { name: 'Edit Calendly' }).click();
    await page.getByRole('button', { name: 'Replace the API Key' }).waitFor();
    await page.getByRole('button', { name: 'Test Connection' }).click();
    await page.getByText('The connection works.').waitFor();
    await look('calendar-edit');
    await page.getByRole('tab', { name: 'Email Settings' }).click();
    await page.getByText('No settings are stored yet.').waitFor();
    await look('email');
    await page.getByRole('tab', { name: 'Review Platforms' }).click();
    await page.getByRole('button', { name: 'Add URL of Avvo' }).click();
    await look('reviews');
    await page.getByRole('tab', { name: 'Blog Sources' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByText('Failed 3 times').waitFor();
    await look('sources');
    await page.getByRole('button', { name: 'Edit The Parenting Plan' }).click();
    await look('source-dialog');
    expect(troubles).toEqual([]);
    await context.close();
  });
});
