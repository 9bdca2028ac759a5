import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tokenFor } from '../../src/features/appointments/testing/linked-appointment.ts';
import { readCalendar } from '../../src/features/appointments/testing/read-calendar.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { chooseMore, openSection, scrollsSideways, startAdmin } from './admin.ts';
import { dialogsClosed, untilHydrated } from './browser.ts';

/**
 * The first day of a firm: two offices, four attorneys, its own consultation types and hours, and the holidays, all set
 * up through the screens alone; then ten visitors book.
 */

const site = startAdmin();

const ADA = 'Ada Brandt';
const BEN = 'Ben Carrow';
const CLEO = 'Cleo Duarte';
const DEV = 'Dev Ellery';
const ATTORNEYS = [ADA, BEN, CLEO, DEV];

/** The second office, where Cleo and Dev work. */
const OCEANSIDE = '12 Pier View Way, Oceanside, CA 92054';

const MEETING = { key: 'first-meeting', label: 'First Meeting (45 min)' };
const CALL = { key: 'phone-call', label: 'Phone Call (20 min)' };
const VIDEO = { key: 'video-meeting', label: 'Video Meeting (60 min)' };

const TUESDAY = '2031-03-11';
/** A holiday of the Californian courts: César Chávez Day, a Monday. */
const HOLIDAY = '2031-03-31';

const toast = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).first().waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function nameFirm(page: Page): Promise<void> {
  await page.getByLabel('Name of the firm').fill('Brandt & Carrow');
  await page.getByLabel('Street').fill('400 First Street');
  await save(page);
  await toast(page, 'Firm profile saved');
}

async function addAttorney(page: Page, name: string, area: string): Promise<void> {
  await openSection(page, '/admin/team');
  await page.getByRole('button', { name: 'Add Attorney' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Attorney' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Role').fill('Attorney');
  await dialog.getByLabel(area, { exact: true }).check();
  await dialog.getByLabel('Statement').fill('Calls back the same day.');
  await dialog.getByRole('button', { name: 'Add Attorney' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/**
 * Makes the attorney whose page is open take consultations, initially with the hours of the firm; the first one in its
 * place.
 */
async function takesConsultations(page: Page, name: string, isFirst = false): Promise<void> {
  await page.getByRole('tab', { name: 'Hours' }).click();
  await page.getByRole('switch', { name: 'Takes consultations' }).click();
  // From now on, clients book an attorney or anyone, never the firm as a whole.
  if (isFirst) await page.getByRole('button', { name: 'Attorneys Only' }).click();
  await toast(page, `${name} takes consultations`);
}

const cell = (page: Page, label: string) =>
  page.getByRole('gridcell', { name: label, exact: true });

/** Drags in the week grid from one cell to another: adds start times, or erases them if the first cell has one. */
async function paint(page: Page, first: string, last: string): Promise<void> {
  const isStart = () => cell(page, last).getAttribute('aria-selected');
  const before = await isStart();
  await page.getByRole('grid').evaluate((grid) => grid.scrollIntoView({ block: 'center' }));
  const [from, to] = [await cell(page, first).boundingBox(), await cell(page, last).boundingBox()];
  if (!from || !to) return expect.fail('The grid is not shown');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 5 });
  await page.mouse.up();
  await expect.poll(isStart).not.toBe(before);
}

async function addType(
  page: Page,
  {
    label,
    minutes,
    place,
    text = '',
    by,
    breakAfter = '0',
  }: {
    label: string;
    minutes: string;
    place: string;
    text?: string;
    /** The attorneys who offer the type; all others stop offering it. */
    by: readonly string[];
    breakAfter?: string;
  },
): Promise<void> {
  await page.getByRole('button', { name: 'Add Type' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Consultation Type' });
  await dialog.getByLabel('Label').fill(label);
  await dialog.getByLabel('Minutes', { exact: true }).fill(minutes);
  await dialog.getByLabel('Break after').fill(breakAfter);
  await dialog.getByLabel('How it takes place').selectOption(place);
  await dialog.getByLabel(/^(Directions|About the call|Video link)/).fill(text);
  for (const name of ATTORNEYS) {
    await dialog.getByRole('checkbox', { name }).setChecked(by.includes(name));
  }
  await dialog.getByRole('button', { name: 'Add Type' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function retireSeededTypes(page: Page): Promise<void> {
  for (const name of ['Initial', 'Follow-up', 'Estate Planning', 'Family Law', 'Divorce']) {
    const button = page.getByRole('button', { name: new RegExp(`^Delete ${name}`) });
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Consultation type deleted successfully');
    await button.waitFor({ state: 'detached' });
    await dialogsClosed(page);
  }
}

/** Adds the second office, at the address `OCEANSIDE`. */
async function addOffice(page: Page): Promise<void> {
  await openSection(page, '/admin/firm');
  await page.getByRole('tab', { name: 'Offices' }).click();
  await page.getByRole('button', { name: 'Add Office' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Office' });
  await dialog.getByLabel('Street').fill('12 Pier View Way');
  await dialog.getByLabel('City').fill('Oceanside');
  await dialog.getByLabel('State').selectOption('CA');
  await dialog.getByLabel('ZIP code').fill('92054');
  await dialog.getByRole('button', { name: 'Add Office' }).click();
  await toast(page, 'Office created successfully');
  await dialogsClosed(page);
}

/** A manager sets the firm up, from the first sign-in to the first booking. */
async function setUp(page: Page): Promise<void> {
  await nameFirm(page);
  await addOffice(page);

  await addAttorney(page, ADA, 'Family Law');
  await takesConsultations(page, ADA, true);
  await addAttorney(page, BEN, 'Divorce');
  await takesConsultations(page, BEN);
  // Ben is in the office on Tuesday and Wednesday mornings.
  await paint(page, 'Monday 9:00 AM', 'Friday 4:00 PM');
  await paint(page, 'Tuesday 9:00 AM', 'Wednesday 11:30 AM');
  await save(page);
  await toast(page, 'Hours saved');
  await addAttorney(page, CLEO, 'Estate Planning');
  await takesConsultations(page, CLEO);
  await page.getByLabel('Usual office').selectOption('Oceanside');
  await save(page);
  await toast(page, 'Hours saved');
  await addAttorney(page, DEV, 'Family Law');
  await takesConsultations(page, DEV);
  await page.getByLabel('Consultations per day').fill('1');
  await page.getByLabel('Usual office').selectOption('Oceanside');
  await save(page);
  await toast(page, 'Hours saved');

  await openSection(page, '/admin/consultations');
  await addType(page, {
    ...{ label: MEETING.label, minutes: '45', breakAfter: '15' },
    ...{ place: 'At the office', text: 'Ring twice.', by: ATTORNEYS },
  });
  await addType(page, {
    ...{ label: CALL.label, minutes: '20', place: 'By phone', by: [BEN, CLEO] },
  });
  await addType(page, {
    ...{ label: VIDEO.label, minutes: '60', by: [ADA] },
    ...{ place: 'By video', text: 'https://meet.example/ada' },
  });
  await retireSeededTypes(page);

  await openSection(page, '/admin/closed-days');
  await chooseMore(page, 'Holidays');
  const holidays = page.getByRole('dialog', { name: 'Holidays' });
  await holidays
    .getByRole('region', { name: 'California court holidays' })
    .getByLabel(/^All /)
    .check();
  await holidays.getByRole('button', { name: /^Close \d+ days$/ }).click();
  await page.getByText('Whole firm: Labor Day').first().waitFor();
}

type Wish = { type: string; attorney?: string; date?: string };

/** The free times that a visitor sees on a day. */
async function freeTimes({ type, attorney, date = TUESDAY }: Wish): Promise<string[]> {
  const query = new URLSearchParams({ from: date, to: date, type, ...(attorney && { attorney }) });
  const { days } = await (await fetch(`${site.url}/api/appointments/availability?${query}`)).json();
  const free = days[0].slots.filter(({ state }: { state: string }) => state === 'free');
  return free.map(({ label }: { label: string }) => label);
}

/** Books the first free time through the API. */
async function book(
  firstName: string,
  { type, attorney, date = TUESDAY, practiceArea = 'family-law' }: Wish & { practiceArea?: string },
) {
  const query = new URLSearchParams({ from: date, to: date, type, ...(attorney && { attorney }) });
  const { days } = await (await fetch(`${site.url}/api/appointments/availability?${query}`)).json();
  const first = days[0].slots.find(({ state }: { state: string }) => state === 'free');
  const response = await postJson(
    `${site.url}/api/appointments`,
    bookingBody({
      ...{ firstName, email: `${firstName}@visitor.example`, consultationType: type, practiceArea },
      ...{ scheduledDate: first.start, ...(attorney && { attorney }) },
    }),
  );
  expect([firstName, response.status]).toEqual([firstName, 201]);
}

/** Books in the browser, on the page or in the dialog. */
async function fillIn(
  page: Page | Locator,
  firstName: string,
  { type, attorney, time }: { type: string; attorney: string; time: string },
): Promise<void> {
  await page.getByLabel('Consultation type').selectOption(type);
  await page.getByLabel('Attorney').selectOption(attorney);
  await page.getByRole('button', { name: 'Mar 11, 2031' }).click();
  await page.getByRole('button', { name: time, exact: true }).click();
  await page.getByRole('button', { name: 'Continue to Your Information' }).click();
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill('Visitor');
  await page.getByLabel('Email Address').first().fill(`${firstName}@visitor.example`);
  await page.getByLabel(/^Phone/).fill('(760) 555-0101');
  await page.getByLabel('Practice Area').selectOption('divorce');
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
}

/** All bookings: who, what, when and with which attorney. */
async function booked(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('appointments')
    .innerJoin('hosts', 'hosts.number', 'appointments.hostNumber')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select(['firstName', 'consultationType', 'scheduledDate', 'attorneys.name'])
    .orderBy('firstName')
    .execute();
  return rows.map(
    ({ firstName, consultationType, scheduledDate, name }) =>
      `${firstName}: ${consultationType}, ${timeOf(scheduledDate)}, ${name}`,
  );
}

const timeOf = (at: Date) =>
  at.toLocaleTimeString('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'short' });

const idOf = async (firstName: string) => {
  const row = await site.db
    .selectFrom('appointments')
    .select('id')
    .where('firstName', '=', firstName)
    .executeTakeFirstOrThrow();
  return row.id;
};

/** The text of the confirmation once it has been sent. */
async function confirmationOf(firstName: string): Promise<string> {
  const dedupeKey = `booking_confirmation:${await idOf(firstName)}`;
  const read = () =>
    site.db
      .selectFrom('outboxEmails')
      .select(['state', 'textBody'])
      .where('dedupeKey', '=', dedupeKey)
      .executeTakeFirst();
  await expect.poll(async () => (await read())?.state).toBe('sent');
  return (await read())?.textBody ?? '';
}

/** The location in the calendar file. */
async function calendarPlaceOf(firstName: string): Promise<string> {
  const path = `/api/appointments/${await idOf(firstName)}/calendar.ics`;
  return readCalendar(await (await fetch(site.url + path)).text()).event.location;
}

/** Books on a desktop, with any host: the page shows who will call. */
async function bookAnyone(firstName: string): Promise<void> {
  const { page, troubles } = await site.visit('/schedule');
  await untilHydrated(page);
  const offices = page.getByLabel('Where').locator('option');
  await expect.poll(() => offices.allInnerTexts()).toHaveLength(3);
  await fillIn(page, firstName, { type: CALL.label, attorney: 'Anyone', time: '1:00 PM' });
  await page.getByText('You will talk to Cleo Duarte').waitFor();
  await page.getByText('Cleo Duarte will call you').waitFor();
  await page.getByText('Cleo Duarte does not usually work on the practice area').waitFor();
  expect(troubles).toEqual([]);
}

/** Books on a phone, from her page: it shows where she is. */
async function bookCleo(firstName: string): Promise<void> {
  const { page, troubles } = await site.visit('/attorneys', { device: 'phone' });
  await page.getByRole('link', { name: /^Cleo Duarte/ }).click();
  await page.getByRole('heading', { name: 'Cleo Duarte', level: 1 }).waitFor();
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Book with Cleo Duarte' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`At our office: ${OCEANSIDE}`).waitFor();
  await fillIn(dialog, firstName, { type: MEETING.label, attorney: CLEO, time: '2:00 PM' });
  await dialog.getByText('Ring twice.').waitFor();
  await dialog.getByText('You will meet Cleo Duarte').waitFor();
  await dialog.getByText(OCEANSIDE).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(troubles).toEqual([]);
}

it('a firm is set up by the screens alone, and ten visitors book', async () => {
  const { page, troubles } = await site.signIn('/admin/firm');
  await setUp(page);
  expect(troubles).toEqual([]);

  expect(await freeTimes({ type: CALL.key, attorney: 'ben-carrow' })).toEqual([
    ...['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM'],
  ]);
  for (const { key } of [MEETING, CALL, VIDEO]) {
    expect(await freeTimes({ type: key, date: HOLIDAY })).toEqual([]);
  }

  await book('A', { type: MEETING.key });
  await book('B', { type: MEETING.key, practiceArea: 'divorce' });
  await book('C', { type: MEETING.key, attorney: 'cleo-duarte' });
  await book('D', { type: MEETING.key, attorney: 'dev-ellery' });
  await book('E', { type: MEETING.key });
  await book('F', { type: CALL.key, attorney: 'ben-carrow' });
  await book('G', { type: MEETING.key, practiceArea: 'estate-planning' });
  await book('H', { type: VIDEO.key });
  await bookAnyone('I');
  await bookCleo('J');

  expect(await booked()).toEqual([
    `A: first-meeting, 9:00 AM, ${ADA}`,
    `B: first-meeting, 9:00 AM, ${BEN}`,
    `C: first-meeting, 9:00 AM, ${CLEO}`,
    `D: first-meeting, 9:00 AM, ${DEV}`,
    // After the 45 minutes and a break; Dev sees one client a day.
    `E: first-meeting, 10:00 AM, ${ADA}`,
    `F: phone-call, 10:00 AM, ${BEN}`,
    `G: first-meeting, 10:00 AM, ${CLEO}`,
    `H: video-meeting, 11:00 AM, ${ADA}`,
    // Ben is in the office only in the morning.
    `I: phone-call, 1:00 PM, ${CLEO}`,
    `J: first-meeting, 2:00 PM, ${CLEO}`,
  ]);

  expect(await confirmationOf('B')).toContain(
    `With: ${BEN}\nWhere: Brandt & Carrow, 400 First Street, `,
  );
  expect(await confirmationOf('D')).toContain(
    `With: ${DEV}\nWhere: Brandt & Carrow, ${OCEANSIDE}\nPlease note: Ring twice.\n`,
  );
  expect(await confirmationOf('H')).toContain(`With: ${ADA}\nWhere: https://meet.example/ada\n`);
  expect(await calendarPlaceOf('D')).toBe(OCEANSIDE);

  await page.goto(`${site.url}/admin/appointments?open=${await idOf('D')}`);
  await page.getByRole('dialog').getByText(OCEANSIDE).waitFor();
  await page.goto(`${site.url}/admin/appointments?open=${await idOf('B')}`);
  await page.getByRole('dialog').getByText(BEN).first().waitFor();
  await page.getByRole('dialog').getByText('400 First Street').waitFor();

  const token = await tokenFor(site.app, await idOf('G'));
  const client = await site.visit(`/appointment/${token}`, { device: 'phone' });
  await untilHydrated(client.page);
  await client.page.getByText(`You will meet ${CLEO}`).waitFor();
  await client.page.getByText('45 minutes').waitFor();
  await client.page.getByText(OCEANSIDE).waitFor();
  await client.page.getByText('Ring twice.').waitFor();
  await client.page.getByRole('button', { name: 'Move to another time' }).click();
  await client.page.getByLabel('Any attorney is fine').check();
  await client.page.getByText('That may be in another office').waitFor();
  expect([troubles, client.troubles]).toEqual([[], []]);
});
