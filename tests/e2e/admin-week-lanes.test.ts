import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertHosts } from '../../src/features/scheduling/testing/parallel-hosts.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { sendBySmtp } from '../../src/testing/mail-delivery.ts';
import { type SmtpPeer, startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { chooseByKeyboard, scrollsSideways, startAdmin } from './admin.ts';
import { boxOf } from './browser.ts';

/** Two attorneys, Host 0 and Host 1, who take all consultations; the firm takes none. */

const site = startAdmin();
let hosts: number[];
let mailServer: SmtpPeer;
beforeAll(async () => {
  mailServer = await startSmtpPeer();
  await sendBySmtp(site.app.deps, mailServer);
  hosts = await site.db.transaction().execute((tx) => insertHosts(tx, 2));
  await site.app.deps.content.settle();
});
afterAll(() => mailServer.close());
beforeEach(async () => {
  await deleteAll(site.db, 'appointments');
  await deleteAll(site.db, 'timeOff');
});

const WEEK = '/admin/appointments?view=week&week=2031-03-11';
const LANES = `${WEEK}&lanes=person`;
const DAY = '2031-03-11';

async function book(firstName: string, time: string, attorney: string): Promise<void> {
  const body = bookingBody({
    firstName,
    email: `${firstName}@example.com`,
    scheduledDate: tuesdayAt(time),
    attorney,
  });
  expect((await postJson(`${site.url}/api/appointments`, body)).status).toBe(201);
}

const entry = (of: Page | Locator, name: string) => of.getByRole('button', { name });
const lane = (page: Page, place: number, day = DAY) =>
  page.locator(`[data-date="${day}"][data-host="${hosts[place]}"]`);
const stateOf = async (firstName: string) => {
  const { hostNumber, scheduledDate } = await site.db
    .selectFrom('appointments')
    .select(['hostNumber', 'scheduledDate'])
    .where('firstName', '=', firstName)
    .executeTakeFirstOrThrow();
  return { host: hosts.indexOf(hostNumber), at: scheduledDate.toISOString() };
};

describe('the week of several people', () => {
  it('shows appointments at the same time one below the other, with whom they are', async () => {
    await book('Dana', '09:00', 'host-0');
    await book('Ruth', '09:00', 'host-1');
    const { page } = await site.signIn(WEEK);
    const dana = await boxOf(entry(page, 'Dana Whitfield, Scheduled, Host 0'));
    const ruth = await boxOf(entry(page, 'Ruth Whitfield, Scheduled, Host 1'));
    expect(dana.x).toBe(ruth.x);
    expect(dana.y + dana.height).toBeLessThanOrEqual(ruth.y);
  });

  it('has a lane for each, or for the one who is chosen, kept in the address', async () => {
    await book('Dana', '09:00', 'host-0');
    await book('Ruth', '09:00', 'host-1');
    await site.db
      .insertInto('timeOff')
      .values({
        startsAt: new Date(tuesdayAt('10:00')),
        endsAt: new Date(tuesdayAt('12:00')),
        reason: 'Leave',
        createdBy: 'admin',
        hostNumber: hosts[1] ?? 0,
      })
      .execute();
    const { page, troubles } = await site.signIn(WEEK);
    await page.getByRole('button', { name: 'By person' }).click();
    await entry(lane(page, 0), 'Dana Whitfield').waitFor();
    await entry(lane(page, 1), 'Ruth Whitfield').waitFor();
    await lane(page, 1).getByText('Blocked: Leave').waitFor();
    expect(await lane(page, 0).getByText('Blocked').count()).toBe(0);
    expect(await scrollsSideways(page)).toBe(false);

    await page.getByRole('button', { name: 'Host 1', exact: true }).click();
    await entry(page, 'Dana Whitfield').waitFor({ state: 'detached' });
    await page.reload();
    await entry(page, 'Ruth Whitfield').waitFor();
    expect(await entry(page, 'Dana Whitfield').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('host')).toBe(String(hosts[1]));
    expect(troubles).toEqual([]);
  });

  it('is one day at a time on a phone, with a row per person', async () => {
    await book('Dana', '09:00', 'host-0');
    await book('Ruth', '09:00', 'host-1');
    const { page } = await site.signIn(LANES, { device: 'phone' });
    await page.getByText('Nothing').filter({ visible: true }).waitFor();
    expect(await entry(page, 'Dana Whitfield').count()).toBe(0);
    await page.getByRole('button', { name: 'Tuesday, 2 booked or blocked' }).click();
    const dana = await boxOf(entry(lane(page, 0), 'Dana Whitfield'));
    const ruth = await boxOf(entry(lane(page, 1), 'Ruth Whitfield'));
    expect(ruth.y).toBeGreaterThan(dana.y + dana.height);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it('shows a Saturday on which somebody has hours', async () => {
    const { page } = await site.signIn(LANES);
    await lane(page, 0).waitFor();
    expect(await lane(page, 0, '2031-03-15').count()).toBe(0);
    await site.db
      .insertInto('extraHours')
      .values({
        hostNumber: hosts[0] ?? 0,
        date: '2031-03-15' as never,
        firstStart: '10:00',
        lastStart: '11:00',
        stepMinutes: 30,
        createdBy: 'admin',
      })
      .execute();
    await page.reload();
    await lane(page, 0, '2031-03-15').waitFor();
    await deleteAll(site.db, 'extraHours');
  });
});

describe('in a lane', () => {
  it('an appointment is dragged to another person, after staff read what the client is notified of; undo brings it back', async () => {
    await book('Dana', '09:00', 'host-0');
    await book('Ruth', '10:00', 'host-1');
    await book('Noor', '10:00', 'host-0');
    const { page, troubles } = await site.signIn(LANES);
    const drag = async (name: string) => {
      const from = await boxOf(entry(page, name));
      const to = await boxOf(lane(page, 1));
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2 + 10, from.y + from.height / 2 + 3);
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    };
    // Ruth already has an appointment with Host 1 at that time.
    await drag('Noor Whitfield');
    await lane(page, 1).getByText('10:00 AM, taken').waitFor();
    await page.mouse.up();
    await drag('Dana Whitfield');
    await lane(page, 1).getByText('9:00 AM', { exact: true }).waitFor();
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await dialog.getByText('Now on Tuesday, Mar 11, 2031, 9:00 AM, with Host 0').waitFor();
    const chosen = dialog.getByLabel('With').locator('option:checked');
    expect(await chosen.textContent()).toBe('Host 1');
    await dialog.getByText('that the appointment is with Host 1 now').waitFor();
    expect((await stateOf('Dana')).host).toBe(0);
    await dialog.getByRole('button', { name: 'Move appointment' }).click();
    await expect.poll(() => stateOf('Dana')).toEqual({ host: 1, at: '2031-03-11T16:00:00.000Z' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stateOf('Dana')).toEqual({ host: 0, at: '2031-03-11T16:00:00.000Z' });
    expect(troubles).toEqual([]);
  });

  it('an appointment is moved to another person by the keyboard alone, past a time that is taken', async () => {
    await book('Dana', '09:00', 'host-0');
    await book('Ruth', '09:00', 'host-1');
    const { page } = await site.signIn(LANES);
    await entry(lane(page, 0), 'Dana Whitfield').focus();
    await page.keyboard.press('Shift+M');
    const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
    await dialog.getByLabel('With').focus();
    await page.keyboard.press('ArrowDown');
    await dialog.getByText('that the appointment is with Host 1 now').waitFor();
    await dialog.getByRole('button', { name: 'Move appointment' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('Nearest free times:').waitFor();
    await dialog.getByRole('button', { name: 'Tue, Mar 11, 9:30 AM' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Move appointment' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf('Dana')).toEqual({ host: 1, at: '2031-03-11T16:30:00.000Z' });
  });

  it('an empty time is booked for its person', async () => {
    const { page, troubles } = await site.signIn(LANES);
    const slots = lane(page, 1).getByRole('button', { name: /Tuesday, Mar 11, Host 1$/ });
    await slots.click();
    await page.getByRole('menuitem', { name: 'Book for a client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book for a client' });
    const chosen = dialog.getByLabel('With', { exact: true }).locator('option:checked');
    expect(await chosen.textContent()).toBe('Host 1');
    await dialog.getByLabel('First name').fill('Noor');
    await dialog.getByLabel('Last name').fill('Haddad');
    await dialog.getByLabel(/^Email/).fill('noor@example.com');
    await dialog.getByLabel('Practice area').selectOption('other');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText(/^Appointment booked with Host 1\./).waitFor();
    expect(await stateOf('Noor')).toEqual({ host: 1, at: '2031-03-11T16:00:00.000Z' });
    expect(troubles).toEqual([]);
  });

  it('time is blocked for its person, by the keyboard', async () => {
    await book('Ruth', '09:00', 'host-0');
    const { page } = await site.signIn(LANES);
    await lane(page, 1).getByRole('button', { name: 'Book or block' }).focus();
    await page.keyboard.press('Enter');
    await chooseByKeyboard(page, 'Block time');
    const dialog = page.getByRole('dialog', { name: 'Block time' });
    const chosen = dialog.getByLabel('Whose time').locator('option:checked');
    expect(await chosen.textContent()).toBe('Host 1');
    expect(await dialog.getByLabel('From').inputValue()).toBe('2031-03-11T09:00');
    await dialog.getByRole('button', { name: 'Block', exact: true }).focus();
    // Ruth's appointment is with another host, so no confirmation is needed.
    await page.keyboard.press('Enter');
    await page.getByText('Time blocked', { exact: true }).waitFor();
    await lane(page, 1).getByText('Blocked').waitFor();
    expect(await lane(page, 0).getByText('Blocked').count()).toBe(0);
  });
});

describe('the week of four people', () => {
  beforeAll(async () => {
    const added = await site.db
      .insertInto('attorneys')
      .values(
        [2, 3].map((place) => ({ slug: `host-${place}`, name: `Host ${place}`, position: place })),
      )
      .returning('id as attorneyId')
      .execute();
    await site.db.insertInto('hosts').values(added).execute();
    await site.app.deps.content.settle();
  });

  it('is as wide as the screen at 1280 pixels, and shows names in full', async () => {
    await book('Dana', '10:00', 'host-0');
    const { page } = await site.signIn(LANES);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByText('Host 3', { exact: true }).first().waitFor();
    const isCut = (of: Locator) =>
      of.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(await isCut(page.locator('[data-week]'))).toBe(false);
    expect(await isCut(entry(page, 'Dana Whitfield'))).toBe(false);
  });
});
