import { createHash } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import { insertHosts } from '../../src/features/scheduling/testing/parallel-hosts.ts';
import { tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { plain } from '../../src/testing/sample-pictures.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';

/** Two attorneys take consultations: Host 0, who has a photo, and Host 1, who has none. */

const DEVICES = ['phone', 'desktop'] as const;
const THEMES = ['light', 'dark', 'warm'] as const;
const NOTE = 'Fourth floor, ring twice.';
/** A photo as an earlier release stored it. */
const picture = await plain({ width: 400, height: 500 }).png().toBuffer();
const PHOTO = createHash('sha256').update(picture).digest('base64url');
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
  await app.deps.db.transaction().execute(async (tx) => {
    await insertHosts(tx, 2);
    await tx
      .insertInto('photos')
      .values({ id: PHOTO, contentType: 'image/png', width: 400, height: 500, bytes: picture })
      .execute();
    await tx.updateTable('attorneys').set({ photo: PHOTO }).where('slug', '=', 'host-0').execute();
    await tx
      .updateTable('consultationTypes')
      .set({ placeText: NOTE })
      .where('key', '=', 'initial')
      .execute();
  });
  await app.deps.content.settle();
});
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
});

/** Books from the attorneys page to the last step, in the dialog. */
async function bookInDialog(page: Page, attorney: string) {
  await untilHydrated(page);
  await page.getByRole('link', { name: `Book with ${attorney}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mar 11, 2031' }).click();
  await dialog.getByRole('button', { name: '10:00 AM', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue to Your Information' }).click();
  await dialog.getByLabel('First Name').fill('Dana');
  await dialog.getByLabel('Last Name').fill('Whitfield');
  await dialog.getByLabel('Email Address').fill('dana@card.example');
  await dialog.getByLabel('Practice Area').selectOption('divorce');
  await dialog.getByRole('button', { name: 'Book Consultation' }).click();
  await dialog.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
  return dialog;
}

const isLoaded = (image: Locator) =>
  image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0);

/** The lines that are printed, in order. */
async function printedLines(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text.split('\n').flatMap((line) => line.trim() || []);
}

const HEAD = [
  'Pacific Harbor Law',
  '(619) 555-0142 · 1200 Harbor Point Drive, Suite 400, San Diego, CA 92101',
  ...['Tuesday', 'Mar 11', '2031', '10:00 AM Pacific Time'],
];
const FACTS = [
  ...['You will meet', 'Host 0', 'Attorney'],
  ...['At our office', '1200 Harbor Point Drive, Suite 400, San Diego, CA 92101', NOTE],
  ...['What to bring', 'A photo ID and any papers you already have. Missing papers are fine.'],
  ...['Contact information', '(619) 555-0142'],
];

/** What every page must state: on paper at the foot, which a dialog follows in the document. */
const STATEMENT =
  'Attorney advertising. This site is general information, not legal advice, and using it creates no lawyer-client relationship. © 2031 Pacific Harbor Law.';

/** Prints on both paper sizes, and checks the page count and the colours. */
async function expectOnePage(page: Page) {
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  const colours = await page.getByText('10:00 AM Pacific Time').evaluate((line) => {
    const backgrounds: string[] = [];
    for (let at: Element | null = line; at; at = at.parentElement) {
      backgrounds.push(getComputedStyle(at).backgroundColor);
    }
    return { ink: getComputedStyle(line).color, paper: [...new Set(backgrounds)] };
  });
  expect(colours.ink).toBe('rgb(0, 0, 0)');
  expect(colours.paper.filter((each) => each !== 'rgba(0, 0, 0, 0)')).toEqual([
    'rgb(255, 255, 255)',
  ]);
  await page.emulateMedia({ media: null });
}

describe.each(DEVICES)('on a %s, the last step of the booking', (device) => {
  it('shows whom the client meets with the photograph of their profile', async () => {
    const { page, troubles } = await visit(browser, { device, url: `${app.url}/attorneys` });
    const dialog = await bookInDialog(page, 'Host 0');
    await dialog.getByText('You will meet Host 0').waitFor();
    const photo = dialog.getByRole('img', { name: 'Host 0' });
    expect(await photo.getAttribute('src')).toBe(`/photos/${PHOTO}/720`);
    await expect.poll(() => isLoaded(photo)).toBe(true);
    await dialog.getByText(NOTE).waitFor();
    expect(troubles).toEqual([]);
  });

  it('follows steps that show the same photograph', async () => {
    const { page } = await visit(browser, { device, url: `${app.url}/schedule` });
    await untilHydrated(page);
    await page.getByLabel('Attorney').selectOption('Host 0');
    await page.getByText('You will meet Host 0').waitFor();
    const photos = page.locator(`main img[src="/photos/${PHOTO}/720"]`);
    expect(await photos.count()).toBe(1);
    await page.getByRole('button', { name: 'Mar 11, 2031' }).click();
    await page.getByRole('button', { name: '10:00 AM', exact: true }).click();
    await page.getByRole('button', { name: 'Continue to Your Information' }).click();
    await page.getByRole('heading', { name: 'Your Information' }).waitFor();
    expect(await photos.count()).toBe(1);
  });

  it('shows the drawn portrait of an attorney without a photograph', async () => {
    const { page } = await visit(browser, { device, url: `${app.url}/attorneys` });
    const dialog = await bookInDialog(page, 'Host 1');
    await dialog.getByText('You will meet Host 1').waitFor();
    await dialog.locator('use[href*="#person-"]').waitFor();
  });
});

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(DEVICES)('the dialog on a %s prints its card on one page', async (device) => {
    const { page } = await visit(browser, { theme, device, url: `${app.url}/attorneys` });
    const dialog = await bookInDialog(page, 'Host 0');
    await expect.poll(() => isLoaded(dialog.getByRole('img', { name: 'Host 0' }))).toBe(true);
    expect(await printedLines(page)).toEqual([
      STATEMENT,
      ...HEAD,
      'Initial Consultation (30 min) · Free',
      ...FACTS,
      'To move or cancel it, call.',
    ]);
    await expectOnePage(page);
  });

  it('the page of the appointment prints the same card', async () => {
    const { token } = await bookWithLink(app, {
      attorney: 'host-0',
      scheduledDate: tuesdayAt('10:00'),
    });
    const { page } = await visit(browser, { theme, url: `${app.url}/appointment/${token}` });
    await untilHydrated(page);
    expect(await printedLines(page)).toEqual([...HEAD, '30 minutes · Free', ...FACTS, STATEMENT]);
    await expectOnePage(page);
  });
});

it('the button prints', async () => {
  const { page } = await visit(browser, { url: `${app.url}/attorneys`, isFirst: true });
  const dialog = await bookInDialog(page, 'Host 0');
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.print = () => resolve(true);
      }),
  );
  await dialog.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(true);
});

it('a cancelled appointment asks for nothing to bring, and has nothing to print', async () => {
  const { id, token } = await bookWithLink(app, { attorney: 'host-0' });
  await app.deps.db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '=', id)
    .execute();
  const { page } = await visit(browser, { url: `${app.url}/appointment/${token}` });
  await page.getByRole('link', { name: 'Remove from calendar' }).waitFor();
  await page.getByText('With Host 0').waitFor();
  expect(await page.getByText('What to bring').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
});
