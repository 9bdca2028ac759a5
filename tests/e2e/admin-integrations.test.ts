import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CalendarPeer,
  startCalendarPeer,
} from '../../src/features/calendars/testing/calendar-peer.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { pressByKey, startAdmin } from './admin.ts';
import { CALENDLY, failOnce, INTEGRATIONS, toast } from './integrations-page.ts';
import { faultsOnTopAtWidths } from './sweep/axe-faults.ts';

let peer: CalendarPeer;
const site = startAdmin(async () => {
  peer = await startCalendarPeer();
  return { env: peer.env };
});
afterAll(() => peer.close());
beforeEach(async () => {
  for (const table of ['calendarFeed', 'calendarSettings', 'blogSources'] as const) {
    await deleteAll(site.db, table);
  }
});

it('blog sources are added, rejected if they are duplicates, toggled, changed and deleted', async () => {
  const { page } = await site.signIn(`${INTEGRATIONS}?tab=sources`);
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
  const shown = page.getByRole('switch', { name: 'Show articles of Courts Bulletin' });
  await expect.poll(() => shown.isChecked()).toBe(false);
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
});

it('lists that are cut off at a hundred rows say so', async () => {
  const hundred = Array.from({ length: 101 }, (_, i) => i);
  await site.db
    .insertInto('blogSources')
    .values(hundred.map((i) => ({ name: `Source ${i}`, url: `https://blog-${i}.example/feed` })))
    .execute();
  await site.db
    .insertInto('calendarSettings')
    .values(hundred.map(() => ({ provider: 'calendly', config: '{}' })))
    .execute();
  const { page } = await site.signIn(`${INTEGRATIONS}?tab=sources`);
  await page.getByText('Only the newest 100 are listed here.').waitFor();
  await page.getByRole('tab', { name: 'Calendar Integrations' }).click();
  await page.getByText('Only one calendar is active at a time.').waitFor();
  await page.getByText('Only the newest 100 are listed here.').waitFor();
  await deleteAll(site.db, 'calendarSettings');
  await page.reload();
  await page.getByText('No calendar yet').waitFor();
  expect(await page.getByText('Only the newest 100').count()).toBe(0);
});

it('review platforms are stored in this browser only', async () => {
  const { page, troubles, asked } = await site.signIn(`${INTEGRATIONS}?tab=reviews`, {
    isWithoutLive: true,
  });
  const isOn = (name: string) => page.getByRole('switch', { name: `Use ${name}` }).isChecked();
  const states = await Promise.all(['Google', 'Avvo', 'Yelp', 'Facebook', 'Martindale'].map(isOn));
  expect(states).toEqual([true, true, true, false, false]);
  expect(await page.getByRole('button', { name: 'Remove URL of Avvo 1' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Add URL of Avvo' }).click();
  await page.getByLabel('URL of Avvo 2', { exact: true }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  const mistake = page.getByText('Must be an address that begins with https://');
  await mistake.waitFor();
  // The first toast of a visit loads its code. Wait for it, because it could otherwise appear under the pointer during
  // a later click.
  await toast(page, 'Validation Error').waitFor();
  await page.getByLabel('URL of Avvo 2', { exact: true }).fill('https://avvo.example/theo');
  await mistake.waitFor({ state: 'detached' });
  // By keyboard: what is below the message has moved up, and the toast follows the buttons, perhaps under the pointer.
  await page.getByRole('switch', { name: 'Use Facebook' }).press('Space');
  await expect.poll(() => isOn('Facebook')).toBe(true);
  const before = asked.length;
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Review platforms saved in this browser').waitFor();
  await page.getByRole('button', { name: 'Refresh Reviews' }).click();
  await toast(page, 'No reviews fetched').waitFor();
  expect(asked.slice(before)).toEqual([]);
  await page.reload();
  await page.getByText('Reviews are not fetched from these platforms.').waitFor();
  expect(await page.getByText('Last refreshed').count()).toBe(0);
  expect(await page.getByLabel('URL of Avvo 2', { exact: true }).inputValue()).toBe(
    'https://avvo.example/theo',
  );
  expect(await isOn('Facebook')).toBe(true);
  await page.getByRole('button', { name: 'Remove URL of Avvo 1' }).click();
  await expect
    .poll(() => page.getByRole('button', { name: 'Remove URL of Avvo 1' }).isDisabled())
    .toBe(true);
  expect(troubles).toEqual([]);
});

describe('accessibility', () => {
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
      .insertInto('calendarBusyReads')
      .values({
        calendarId: id,
        fetchedAt: new Date('2031-03-10T09:00:00Z'),
        failures: 4,
        lastError: 'Calendly cannot be reached.',
        nextTryAt: new Date('2031-03-10T15:00:00Z'),
      })
      .execute();
    await db
      .insertInto('calendarEvents')
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

  it('at both widths', async () => {
    const { page, troubles } = await site.signIn(INTEGRATIONS);
    const look = async (name: string) =>
      expect([name, await faultsOnTopAtWidths(page)]).toEqual([name, []]);
    await page.getByText('Enter again: signingSecret').waitFor();
    await page.getByText('The busy times read Mar 10, 2031').waitFor();
    await page.getByRole('button', { name: 'Create Address' }).click();
    await page.getByLabel('Address of the feed').waitFor();
    await look('calendar');
    await page.getByRole('button', { name: 'Edit Calendly' }).click();
    await page.getByRole('button', { name: 'Replace the API Key' }).waitFor();
    await pressByKey(page.getByRole('button', { name: 'Test Connection' }));
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
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Failed 3 times').waitFor();
    await look('sources');
    await page.getByRole('button', { name: 'Edit The Parenting Plan' }).click();
    await look('source-dialog');
    expect(troubles).toEqual([]);
  });
});
