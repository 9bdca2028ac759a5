import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { insertDemoHosts } from '../../db/demo/insert-demo-hosts.ts';
import { startAdmin } from './admin.ts';
import { hasFocus, tabTo } from './keyboard.ts';

const STATE = 'In which state is your office?';

const site = startAdmin();
// The state of a new installation: the sample attorneys take consultations, and the firm as a whole does not.
beforeAll(() => site.db.transaction().execute(insertDemoHosts));

const titled = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const goOn = (page: Page) => press(page, 'Continue');
const stepLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name });

/** Fills in the fields of a step by keyboard only, and continues with Enter. */
async function typeIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

async function nameFirm(page: Page): Promise<void> {
  await titled(page, 'Who is the firm?');
  // Sample data is not prefilled: an empty form is not saved, and shows what is missing.
  await page.getByLabel('Name of the firm').waitFor();
  await page.keyboard.press('Tab');
  await typeIn(page, { Phone: '12' });

  await page.getByText('Enter a phone number with its area code').waitFor();
  // The first question has no answer yet.
  await expect.poll(() => hasFocus(page.getByLabel(STATE))).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await typeIn(page, {
    [STATE]: 'California',
    'Name of the firm': 'Ortega Employment Law',
    Phone: '(559) 555-0123',
    'Email address': 'office@ortega-law.example',
    Street: '2100 Tulare Street',
    City: 'Fresno',
    'ZIP code': '93721',
  });
  await titled(page, 'Who is responsible for the site?');
  expect(new URL(page.url()).searchParams.get('step')).toBe('attorney');
  expect(await page.title()).toContain('Who is responsible for the site?');
  await expect.poll(() => hasFocus(page.locator('main h1'))).toBe(true);
}

async function nameAttorney(page: Page): Promise<void> {
  await typeIn(page, { Name: 'Maria L. Ortega' });
  await page.getByText('Required').waitFor();
  await expect.poll(() => hasFocus(page.getByLabel('State Bar number'))).toBe(true);
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await titled(page, 'Which areas of law do you work in?');
}

async function chooseAreas(page: Page): Promise<void> {
  for (const area of [
    ...['Family Law', 'Estate Planning', 'Trust Administration', 'Divorce', 'Child Custody'],
  ]) {
    await page.getByLabel(area, { exact: true }).uncheck();
  }
  await page.getByLabel('Employment Law', { exact: true }).check();
  const another = page.getByLabel('Another area (optional)');
  await another.fill('Wage Claims');
  await another.press('Enter');
  await page.getByLabel('Wage Claims', { exact: true }).waitFor();
  await goOn(page);
  await page.getByText(/^Areas saved\. Pages with new texts: \d+\. Drafts under Pages: /).waitFor();
  await titled(page, 'Who works here?');
}

async function addPeople(page: Page): Promise<void> {
  await page.getByText('3 of these people came with the site').waitFor();
  await press(page, 'Remove the sample attorneys');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('No attorneys yet.').waitFor();
  await press(page, 'Add Attorney');
  const dialog = page.getByRole('dialog', { name: 'Add Attorney' });
  await dialog.getByLabel('Name').fill('Maria L. Ortega');
  await dialog.getByLabel('Role').fill('Founding attorney');
  await dialog.getByLabel('Employment Law', { exact: true }).check();
  await dialog.getByLabel('Languages').fill('English, Spanish');
  await dialog.getByLabel('Statement').fill('Reads the pay stubs first.');
  await dialog.getByRole('button', { name: 'Add Attorney' }).click();
  await page.getByText('Founding attorney · English, Spanish').waitFor();
  await goOn(page);
  await titled(page, 'When can clients come?');
}

async function setHours(page: Page): Promise<void> {
  await page.getByLabel('Friday').uncheck();
  await page.getByLabel('Office opens').fill('09:00');
  await page.getByLabel('Last consultation').fill('15:00');
  // The types follow the areas of law.
  await page.getByRole('checkbox', { name: 'Employment Consultation' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Divorce Consultation' }).count()).toBe(0);
  await page.getByLabel(/^Price of Follow-up/).selectOption('other');
  await page.getByLabel(/^What Follow-up/).fill('$120');
  // Going back keeps the entered text.
  await press(page, 'Back');
  await titled(page, 'Who works here?');
  await goOn(page);
  await titled(page, 'When can clients come?');
  expect(await page.getByLabel(/^What Follow-up/).inputValue()).toBe('$120');
  await goOn(page);
  await titled(page, 'What should the site look like?');
}

it('a firm in Fresno is set up step by step, and its site shows it', async () => {
  const { page, troubles } = await site.signIn('/admin');
  await page.getByRole('link', { name: 'Set up your site' }).click();
  await nameFirm(page);
  await nameAttorney(page);
  await chooseAreas(page);
  await addPeople(page);
  await setHours(page);

  await page.getByRole('radio', { name: /^Deep Green/ }).check();
  await goOn(page);
  await titled(page, 'How does the site send mail?');

  await page.getByText('No settings are stored yet.').waitFor();
  await goOn(page);
  await page.getByText('These settings are not saved yet.').waitFor();
  await press(page, 'Skip for now');
  await titled(page, 'Where do visitors find the site?');

  // Leaving the page loses nothing: the assistant resumes at the same step.
  await page.goto(`${site.url}/admin/setup`);
  await titled(page, 'Where do visitors find the site?');
  await page.getByRole('textbox', { name: 'Domain' }).fill('no domain');
  await press(page, 'Check Address');
  await page.getByText('Enter a domain, such as www.example.com').waitFor();
  await page.getByText('as its address, and a restart').waitFor();
  await goOn(page);

  await titled(page, 'Are the legal texts right for your firm?');
  await goOn(page);
  await page.getByText('An attorney has to confirm the texts').waitFor();
  await page.getByLabel(/^An attorney of the firm has read/).check();
  await goOn(page);

  await titled(page, 'What came with the site?');
  await page.getByLabel('6 articles').waitFor();
  await press(page, 'Remove What Is Checked');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('No demo content is left.').waitFor();
  await goOn(page);

  await titled(page, 'Ready to open?');
  const checklist = page.getByRole('region', { name: 'Ready to open?' });
  const mail = checklist.getByRole('listitem').filter({ hasText: 'Connect mail and send a test' });
  await mail.getByText('Skipped').waitFor();
  await checklist.getByText('settled').click();
  await checklist.getByText('Choose the areas of law').waitFor();
  const set = page.getByRole('region', { name: 'What the assistant has set' });
  await set.getByRole('link', { name: 'About us' }).waitFor();
  await set.getByText('Hidden: it does not belong to your areas').waitFor();
  const waiting = page.getByRole('region', { name: 'What waits for your own words' });
  await waiting.getByText('Not on the site yet: complete and publish').waitFor();
  await waiting.getByRole('link', { name: 'Wage Claims' }).waitFor();
  expect(await stepLink(page, /^Mail \(Skipped\)$/).count()).toBe(1);
  expect(await stepLink(page, /^Domain \(To do\)$/).count()).toBe(1);
  expect(await stepLink(page, /^Areas of law \(Done\)$/).count()).toBe(1);
  expect(troubles).toEqual([]);

  await showsTheFirm();
});

it('the step of the legal texts links the pages of the footer’s legal menu', async () => {
  const disclosures = { menu: 'legal', text: 'Disclosures', position: 99 };
  const { pageId } = await site.db
    .selectFrom('menuLinks')
    .select('pageId')
    .where('menu', '=', 'legal')
    .where('text', 'like', 'Terms%')
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('menuLinks')
    .values({ ...disclosures, pageId, fragment: 'disclosures' })
    .execute();
  await site.app.deps.content.settle();
  const { page, troubles } = await site.signIn('/admin/setup?step=legal');
  const link = page.getByRole('main').getByRole('link', { name: 'Disclosures' });
  expect(await link.getAttribute('href')).toBe('/terms#disclosures');
  expect(troubles).toEqual([]);
});

/** Expects that visitors get the firm's own texts, areas, hours and people, and none of the sample content. */
async function showsTheFirm(): Promise<void> {
  await site.app.deps.content.settle();
  const home = await site.visit('/');
  await home.page.getByText('Ortega Employment Law').first().waitFor();
  const text = await home.page.locator('body').innerText();
  for (const words of [
    'Fresno',
    'Employment Law',
    'Wage Claims',
    '(559) 555-0123',
    'Maria L. Ortega',
  ]) {
    expect(text).toContain(words);
  }
  for (const words of [
    'Pacific Harbor',
    'San Diego',
    'Maren Castellane',
    '4.9/5',
    'Child Custody',
  ]) {
    expect(text).not.toContain(words);
  }
  const { hosts } = await site.db
    .selectFrom('hosts')
    .select(({ fn }) => fn.countAll<number>().as('hosts'))
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow();
  expect(Number(hosts)).toBe(1);
  const free = async (date: string) => {
    const query = new URLSearchParams({ from: date, to: date, type: 'initial' });
    const { days } = await (
      await fetch(`${site.url}/api/appointments/availability?${query}`)
    ).json();
    return days[0].slots.map(({ label }: { label: string }) => label);
  };
  expect((await free('2031-03-13')).at(-1)).toBe('3:00 PM');
  expect(await free('2031-03-14')).toEqual([]);
  expect(home.troubles).toEqual([]);
}
