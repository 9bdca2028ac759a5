import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { insertDemoHosts } from '../../db/demo/insert-demo-hosts.ts';
import { squareMark, wordmark } from '../../src/features/look/testing/sample-marks.ts';
import { AREAS, DULUTH, FIRM, PEOPLE, PEOPLE_FILE } from '../own-firm/forty/firm.ts';
import { leftIn } from '../own-firm/left-in.ts';
import { sampleWords } from '../own-firm/sample-firm.ts';
import { startAdmin } from './admin.ts';
import { dialogsClosed } from './browser.ts';

/** A firm of forty in two offices is set up through the screens alone, and its site is its own. */

const site = startAdmin();
beforeAll(() => site.db.transaction().execute(insertDemoHosts));

/** Of presses and filled fields: fifteen minutes, if each takes a person ten seconds. There were 56 when this was written. */
const MOST_ACTS = 90;

/** A person at the screen, whose presses and filled fields are counted. */
function personAt(page: Page) {
  let acts = 0;
  const act = async (done: Promise<unknown>) => {
    acts += 1;
    await done;
  };
  return {
    countActs: () => acts,
    press: (control: Locator) => act(control.click()),
    pressButton: (name: string | RegExp) =>
      act(page.getByRole('button', { name, exact: true }).click()),
    fill: (label: string, text: string, within: Page | Locator = page) =>
      act(within.getByLabel(label, { exact: true }).fill(text)),
    choose: (label: string, value: string, within: Page | Locator = page) =>
      act(within.getByLabel(label, { exact: true }).selectOption(value)),
    give: (input: string, name: string, mimeType: string, text: string) =>
      act(page.getByTestId(input).setInputFiles({ name, mimeType, buffer: Buffer.from(text) })),
  };
}
type Person = ReturnType<typeof personAt>;

const titled = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true }).waitFor();

async function nameFirm(page: Page, person: Person): Promise<void> {
  await titled(page, 'Who is the firm?');
  await person.choose('In which state is your office?', FIRM.region);
  await person.fill('Name of the firm', FIRM.name);
  await person.fill('Phone', FIRM.phone);
  await person.fill('Email address', FIRM.email);
  await person.fill('Street', FIRM.street);
  await person.fill('City', FIRM.city);
  await person.fill('ZIP code', FIRM.postalCode);
  // The state has set it.
  expect(await page.getByLabel('Time zone', { exact: true }).inputValue()).toBe(FIRM.zone);
  await person.pressButton('Continue');
  await titled(page, 'Who is responsible for the site?');
  await person.fill('Name', FIRM.responsibleAttorney);
  await person.fill('State Bar number', FIRM.barNumber);
  await person.pressButton('Continue');
}

async function chooseAreas(page: Page, person: Person): Promise<void> {
  await titled(page, 'Which areas of law do you work in?');
  const isChosen = (label: string) => AREAS.some((area) => area.label === label);
  await page.getByLabel('Immigration', { exact: true }).waitFor();
  const areas = page.getByRole('group', { name: 'We work in' });
  for (const box of await areas.getByRole('checkbox').all()) {
    const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText);
    if ((await box.isChecked()) !== isChosen(label?.trim() ?? '')) await person.press(box);
  }
  await person.pressButton('Continue');
  await titled(page, 'Who works here?');
}

/** The second office, to which the step of the firm leads. */
async function addOffice(page: Page, person: Person): Promise<void> {
  await person.press(page.getByRole('link', { name: /^The firm/ }));
  await person.press(page.getByRole('link', { name: 'Firm, Offices' }));
  await person.pressButton('Add Office');
  const dialog = page.getByRole('dialog', { name: 'Add Office' });
  await person.fill('Name (optional)', DULUTH.label, dialog);
  await person.fill('Street', DULUTH.address.street, dialog);
  await person.fill('City', DULUTH.address.city, dialog);
  await person.choose('State', DULUTH.address.region, dialog);
  await person.fill('ZIP code', DULUTH.address.postalCode, dialog);
  await person.fill('Phone (optional)', DULUTH.phone, dialog);
  await person.press(dialog.getByRole('button', { name: 'Add Office' }));
  await page.getByText('Office created successfully').waitFor();
  await dialogsClosed(page);
  await page.goto(`${site.url}/admin/setup`);
}

async function addPeople(page: Page, person: Person): Promise<void> {
  await titled(page, 'Who works here?');
  await person.pressButton('Remove the sample attorneys');
  await person.press(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await page.getByText('No attorneys yet.').waitFor();
  await person.give('import-people', 'people.csv', 'text/csv', PEOPLE_FILE);
  await person.pressButton(`Add ${PEOPLE.length}`);
  await person.pressButton(`Invite ${PEOPLE.length} to the back office`);
  await page.getByText(`${PEOPLE.length} people are invited.`).waitFor();
  await person.pressButton('Done');
  await page.getByRole('link', { name: 'Bao Osei' }).waitFor();
  await person.pressButton('Continue');
  await titled(page, 'When can clients come?');
  await person.press(page.getByRole('group', { name: 'By appointment' }).getByLabel('Saturday'));
  await person.pressButton('Continue');
}

async function dress(page: Page, person: Person): Promise<void> {
  await titled(page, 'What should the site look like?');
  await person.press(page.getByRole('radio', { name: /^Deep Green/ }));
  await person.pressButton('Continue');
  await titled(page, 'How does the site send mail?');
  await person.press(page.getByRole('link', { name: /^Colours/ }));
  await person.press(page.getByRole('link', { name: 'Logo and Picture' }).last());
  await person.give('wordmark-file', 'logo.svg', 'image/svg+xml', wordmark('#10331f'));
  await page.getByText('Wordmark uploaded').waitFor();
  await person.give('square-file', 'square.svg', 'image/svg+xml', squareMark);
  await page.getByText('Square mark uploaded').waitFor();
  await person.press(page.getByRole('radio', { name: 'Another drawing' }));
  await person.pressButton('Save');
  await page.getByText('Look saved').waitFor();
  await page.goto(`${site.url}/admin/setup`);
}

async function finish(page: Page, person: Person): Promise<void> {
  await titled(page, 'How does the site send mail?');
  await person.pressButton('Skip for now');
  await titled(page, 'Where do visitors find the site?');
  await person.pressButton('Skip for now');
  await titled(page, 'Are the legal texts right for your firm?');
  await person.press(page.getByLabel(/^An attorney of the firm has read/));
  await person.pressButton('Continue');
  await titled(page, 'What came with the site?');
  await person.pressButton('Remove What Is Checked');
  await person.press(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await page.getByText('No demo content is left.').waitFor();
  await person.pressButton('Continue');
  await titled(page, 'Ready to open?');
  const set = page.getByRole('region', { name: 'What the assistant has set' });
  for (const { label } of AREAS) await set.getByText(label).first().waitFor();
}

/** What is visible of the sea and the sun: elements that the page draws from them. */
const seaOn = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const uses = [...document.querySelectorAll('use')].filter((use) =>
      /#(?:light|call-to-action|portrait-\d)$/.test(use.getAttribute('href') ?? ''),
    );
    const suns = [...document.querySelectorAll('circle')].filter((circle) =>
      /art-sun/.test(circle.getAttribute('fill') ?? ''),
    );
    return [...uses, ...suns, ...document.querySelectorAll('[data-art]')]
      .filter(isShown)
      .map((element) => element.outerHTML.slice(0, 120));
  });

const OLD_WORDS = sampleWords(/family law|estate plan|probate|living trust|saturday/);

it('the assistant leads a firm of forty to a site that is its own', async () => {
  const { page, troubles } = await site.signIn('/admin/setup');
  const person = personAt(page);
  await nameFirm(page, person);
  await chooseAreas(page, person);
  await addOffice(page, person);
  await addPeople(page, person);
  await dress(page, person);
  await finish(page, person);
  expect(person.countActs()).toBeLessThanOrEqual(MOST_ACTS);
  expect(troubles).toEqual([]);

  await site.app.deps.content.settle();
  for (const path of [
    '/',
    '/attorneys',
    '/attorneys/ada-lindqvist',
    '/contact',
    '/blog',
    '/nothing-here',
    '/login',
  ]) {
    const { page: shown } = await site.visit(path);
    // The page for signing in has the mark alone, with the name as its text.
    await shown
      .getByText(FIRM.name)
      .or(shown.getByRole('img', { name: FIRM.name }))
      .first()
      .waitFor();
    expect([path, leftIn(await shown.locator('body').innerText(), OLD_WORDS)]).toEqual([path, []]);
    expect([path, await seaOn(shown)]).toEqual([path, []]);
  }
});
