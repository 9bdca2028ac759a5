import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'appointments');
  await deleteAll(site.db, 'outboxEmails');
});

const book = (body: Parameters<typeof bookingBody>[0]) =>
  postJson(`${site.url}/api/appointments`, bookingBody(body));
const labels = (page: Page) => page.locator('ol h2').allTextContents();
const savedLabels = async () => {
  const types = await site.db
    .selectFrom('consultationTypes')
    .select(['label', 'isActive'])
    .orderBy('position')
    .execute();
  return types.map(({ label, isActive }) => label + (isActive ? '' : 'Inactive'));
};
const statuses = async () =>
  (await site.db.selectFrom('appointments').select('status').execute()).map(({ status }) => status);
const isOffered = async (type: string) =>
  (
    await fetch(
      `${site.url}/api/appointments/availability?from=2031-03-11&to=2031-03-11&type=${type}`,
    )
  ).status === 200;

it('staff add a type, and a visitor books it', async () => {
  const { page, troubles } = await site.signIn('/admin/consultations');
  await page.getByRole('button', { name: 'Add Type' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Consultation Type' });
  await dialog.getByLabel('Label').fill('Mediation (90 min)');
  expect(await dialog.getByLabel('Key').getAttribute('placeholder')).toBe('mediation');
  await dialog.getByLabel('Minutes', { exact: true }).fill('3');
  await dialog.getByRole('button', { name: 'Add Type' }).click();
  await dialog.getByText('Must be a whole number of minutes from 5 to 480').waitFor();
  await dialog.getByLabel('Minutes', { exact: true }).fill('90');
  await dialog.getByLabel('Price').fill('$150');
  await dialog.getByLabel('How it takes place').selectOption('By video');
  await dialog.getByLabel('Video link').fill('https://video.example/room');
  await dialog.getByLabel('What to bring').fill('Your tax returns');
  const preview = dialog.getByRole('complementary', { name: 'Preview' });
  await preview.getByText('By video, 90 minutes').waitFor();
  await preview.getByText('$150').waitFor();
  await dialog.getByRole('button', { name: 'Add Type' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Mediation (90 min)', exact: true }).waitFor();
  const answer = await book({ consultationType: 'mediation' });
  expect([answer.status, (await answer.json()).duration]).toEqual([201, 90]);
  await page.getByRole('button', { name: 'Edit Mediation (90 min)' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Consultation Type' });
  await edit.getByLabel('Price').fill('$200');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await edit.waitFor({ state: 'detached' });
  const saved = await site.db
    .selectFrom('consultationTypes')
    .select(['priceLabel', 'placeText', 'bringText'])
    .where('key', '=', 'mediation')
    .executeTakeFirst();
  expect(saved).toMatchObject({
    priceLabel: '$200',
    placeText: 'https://video.example/room',
    bringText: 'Your tax returns',
  });
  expect(troubles).toEqual([]);
});

it('before a type is withdrawn, staff decide what happens to what is booked', async () => {
  expect((await book({ consultationType: 'divorce' })).status).toBe(201);
  const other = { scheduledDate: tuesdayAt('13:00'), email: 'other@example.com' };
  expect((await book({ consultationType: 'divorce', ...other })).status).toBe(201);
  const { page, troubles } = await site.signIn('/admin/consultations?open=divorce');
  const edit = page.getByRole('dialog', { name: 'Edit Consultation Type' });
  const setOnline = async () => {
    await edit.getByRole('switch', { name: 'Visitors can book it online' }).click();
    await edit.getByRole('button', { name: 'Save Changes' }).click();
  };
  const question = page.getByRole('dialog', { name: '2 appointments are booked with this type' });

  await setOnline();
  await question.getByText('Dana Whitfield, Mar 11, 2031, 9:00 AM').waitFor();
  await question.getByRole('button', { name: 'Go back' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await isOffered('divorce')).toBe(true);

  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await question.getByRole('button', { name: 'Save and keep them' }).click();
  await edit.waitFor({ state: 'detached' });
  await page.getByText('Staff only').waitFor();
  expect([await isOffered('divorce'), await statuses()]).toEqual([
    false,
    ['scheduled', 'scheduled'],
  ]);

  await page.getByRole('button', { name: /^Edit Divorce/ }).click();
  await setOnline();
  await edit.waitFor({ state: 'detached' });
  expect(await isOffered('divorce')).toBe(true);

  await page.getByRole('button', { name: /^Edit Divorce/ }).click();
  await edit.getByRole('switch', { name: 'Active' }).click();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await question.getByRole('button', { name: 'Save and cancel them' }).click();
  await page.getByText('2 appointments cancelled.').waitFor();
  expect([await isOffered('divorce'), await statuses()]).toEqual([
    false,
    ['cancelled', 'cancelled'],
  ]);
  expect(troubles).toEqual([]);
});

it('the order is changed by keyboard and by dragging', async () => {
  const { page, troubles } = await site.signIn('/admin/consultations');
  await page.locator('ol h2').first().waitFor();
  const before = await labels(page);
  const down = page.getByRole('button', { name: `Move ${before[0]} down` });
  await down.focus();
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/trpc/availability.orderTypes*', async (route) => {
    calls += 1;
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => labels(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  const hasFocus = () => down.evaluate((button) => button === document.activeElement);
  expect(await hasFocus()).toBe(true);

  const handle = page.getByTitle('Drag to reorder');
  const [from, to] = [await handle.nth(0).boundingBox(), await handle.nth(2).boundingBox()];
  if (!from || !to) return expect.fail('The handles are not shown');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 2, { steps: 5 });
  await page.mouse.up();
  const dragged = [before[0], before[2], before[1], ...before.slice(3)];
  // Shown at once, but saved only after the first order: the server would otherwise keep the one that arrives last.
  await expect.poll(() => labels(page)).toEqual(dragged);
  expect(calls).toBe(1);
  held.resolve();
  await expect.poll(savedLabels).toEqual(dragged);
  await page.reload();
  await expect.poll(() => labels(page)).toEqual(dragged);
  expect(troubles).toEqual([]);
});

it('an order that could not be saved is not shown as if it were', async () => {
  const { page } = await site.signIn('/admin/consultations');
  await page.locator('ol h2').first().waitFor();
  const before = await labels(page);
  await page.route('**/trpc/availability.orderTypes*', (route) => route.abort());
  await page.getByRole('button', { name: `Move ${before[0]} down` }).click();
  await page.getByText('Failed to change the order').waitFor();
  await expect.poll(() => labels(page)).toEqual(before);
});

it('an edit does not overwrite what a colleague has saved meanwhile', async () => {
  const { page } = await site.signIn('/admin/consultations?open=initial');
  const edit = page.getByRole('dialog', { name: 'Edit Consultation Type' });
  const price = await edit.getByLabel('Price').inputValue();
  await edit.getByLabel('Price').fill('$95');
  await site.db
    .updateTable('consultationTypes')
    .set({ description: 'A first talk.' })
    .where('key', '=', 'initial')
    .execute();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved this consultation type' });
  await conflict.getByText('A first talk.').waitFor();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => edit.getByLabel('Description').inputValue()).toBe('A first talk.');
  expect(await edit.getByLabel('Price').inputValue()).toBe(price);
});

it('a type with appointments cannot be deleted, and one without can, on a phone too', async () => {
  await book({ consultationType: 'initial' });
  const { page } = await site.signIn('/admin/consultations', {
    device: 'phone',
  });
  const remove = async (name: RegExp) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove(/^Delete Initial/);
  await page.getByText('There are appointments of this type. Make it inactive instead.').waitFor();
  await remove(/^Delete Follow-up/);
  await page.getByRole('button', { name: /^Delete Follow-up/ }).waitFor({ state: 'detached' });
  expect(await scrollsSideways(page)).toBe(false);
});
