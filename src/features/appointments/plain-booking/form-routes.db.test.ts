import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HONEYPOT } from '../../../platform/forms/rules.ts';
import {
  bookingBody,
  postJson,
  TUESDAY_9_AM,
  tuesdayAt,
} from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { normalizePage } from '../../archive/normalize-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
});

const FIELDS = {
  type: 'initial',
  time: TUESDAY_9_AM,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '',
  practiceArea: 'family-law',
  notes: 'We have <two> children.',
  website: '',
};

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/schedule`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers,
  });

const pageOf = async (response: Response) => load(await response.text());

const pageAt = async (address: string) => {
  const response = await fetch(app.url + address);
  return { status: response.status, headers: response.headers, page: await pageOf(response) };
};

const booked = () =>
  app.deps.db
    .selectFrom('appointments')
    .select(['firstName', 'notes', 'scheduledDate'])
    .orderBy('scheduledDate')
    .execute();

describe('a booking as a form', () => {
  it('is stored, and leads to a page with the appointment and its calendar file', async () => {
    const response = await post(FIELDS);
    expect(response.status).toBe(303);
    expect(await booked()).toEqual([
      {
        firstName: 'Dana',
        notes: 'We have <two> children.',
        scheduledDate: new Date(TUESDAY_9_AM),
      },
    ]);
    const { status, headers, page } = await pageAt(response.headers.get('location') ?? '');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(page('main').text()).toContain('Consultation Confirmed');
    expect(page('main').text()).toContain('9:00 AM Pacific Time');
    expect(page.html()).not.toMatch(/Dana|Whitfield|dana@|two/);
    const file = page('a[download]').attr('href') ?? '';
    expect(await (await fetch(app.url + file)).text()).toContain('BEGIN:VEVENT');
  });

  it('sent twice is one appointment', async () => {
    const [first, second] = await Promise.all([post(FIELDS), post(FIELDS)]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await booked()).toHaveLength(1);
  });

  it.each([
    ['firstName', ' ', 'Required'],
    ['email', 'dana@', 'valid email address'],
    ['practiceArea', '', 'Choose'],
    ['notes', 'x'.repeat(2_001), '2000'],
  ])('with a bad %s is shown again with the message beside it', async (name, value, message) => {
    const response = await post({ ...FIELDS, [name]: value });
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await pageOf(response);
    const field = page(`form[method=post] [name=${name}]`);
    expect(field.attr('aria-invalid')).toBe('true');
    expect(page(`#${field.attr('id')}-error`).text()).toContain(message);
    expect(field.val()).toBe(value);
    expect(page('[name=lastName]').val()).toBe('Whitfield');
    expect(page('[name=time]').val()).toBe(TUESDAY_9_AM);
    expect(await booked()).toEqual([]);
  });

  it('of a taken time offers others, and keeps the details', async () => {
    const other = await postJson(`${app.url}/api/appointments`, bookingBody());
    expect(other.status).toBe(201);
    await app.deps.db
      .updateTable('hosts')
      .set({ isActive: false })
      .where('number', '>', 1)
      .execute();
    const response = await post({ ...FIELDS, notes: 'Please call first.' });
    const page = await pageOf(response);
    expect(response.status).toBe(409);
    expect(page('main').text()).toContain('9:00 AM was just taken.');
    expect(page('[name=notes]').val()).toBe('Please call first.');
    const choices = page('input[type=radio][name=time]');
    expect(choices).toHaveLength(3);
    const again = await post({ ...FIELDS, time: `${choices.first().val()}` });
    expect(again.status).toBe(303);
  });

  it('without a time asks for one', async () => {
    const { time: _, ...rest } = FIELDS;
    const response = await post(rest);
    expect(response.status).toBe(400);
    expect((await pageOf(response))('[role=alert]').text()).toContain(
      'Please select a date and time',
    );
  });

  it('shows no markup that was typed', async () => {
    const response = await post({ ...FIELDS, email: '"><script>alert(1)</script>' });
    expect(await response.text()).not.toContain('<script>alert(1)');
  });

  it.each([
    { type: 'No such!' },
    { time: 'soon' },
    { time: `${tuesdayAt('09:15')} x y` },
    { practiceArea: '../admin' },
  ])('with the made-up %j is a page, not a redirect that would send it again', async (changes) => {
    const response = await post({ ...FIELDS, ...changes });
    expect(response.status).toBe(400);
    expect((await pageOf(response))('[name=lastName]').val()).toBe('Whitfield');
  });

  it('of another site, or of a type that is not offered, is refused', async () => {
    expect((await post(FIELDS, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ ...FIELDS, type: 'nothing' })).status).toBe(400);
    expect(await booked()).toEqual([]);
  });

  it('of a consultation by phone needs a number, and says why', async () => {
    const { db } = app.deps;
    const call = { place: 'phone', placeText: 'We call you at the number that you gave us.' };
    await db.updateTable('consultationTypes').set(call).where('key', '=', 'follow-up').execute();
    await app.deps.content.settle();
    const fields = { ...FIELDS, type: 'follow-up', time: tuesdayAt('11:00') };
    const response = await post(fields);
    const page = await pageOf(response);
    expect(response.status).toBe(400);
    expect(page('#booking-phone').attr('aria-invalid')).toBe('true');
    expect(page('#booking-phone').is('[required]')).toBe(true);
    expect(page('#booking-phone-hint').text()).toContain('We call you at this number.');
    const byApi = await postJson(
      `${app.url}/api/appointments`,
      bookingBody({ consultationType: 'follow-up', phone: ' ', scheduledDate: tuesdayAt('11:00') }),
    );
    expect([byApi.status, (await byApi.json()).fieldErrors]).toEqual([
      400,
      { phone: ['Enter the number at which we can call you'] },
    ]);
    expect(await booked()).toEqual([]);
    expect((await post({ ...fields, phone: '(619) 555-0100' })).status).toBe(303);
    // Of an office, a number is optional.
    expect((await post(FIELDS)).status).toBe(303);
  });

  it('with the honeypot filled in, as by a form filler, is booked', async () => {
    const fields = { ...FIELDS, website: '', [HONEYPOT]: 'https://filled.example' };
    expect((await post(fields)).status).toBe(303);
    expect(await booked()).toHaveLength(1);
  });
});

describe('the booking page', () => {
  /** The address to which a button of the form leads, as a browser composes it. */
  const pressed = (page: CheerioAPI, button: string) => {
    const form = page(button).closest('form');
    const query = new URLSearchParams(
      form.serializeArray().map(({ name, value }): [string, string] => [name, value]),
    );
    query.append(`${page(button).attr('name')}`, `${page(button).attr('value')}`);
    return `${form.attr('action')}?${query}`;
  };

  it('has a button for each day and time that is free, which keeps the choices', async () => {
    const { page } = await pageAt('/schedule?type=initial&area=divorce');
    const day = pressed(page, 'table button[value="2031-03-11"]');
    const times = (await pageAt(day)).page;
    const time = pressed(times, `button[name=time][value="${TUESDAY_9_AM}"]`);
    expect(time).toContain('area=divorce');
    const details = (await pageAt(time)).page;
    expect(details('[name=practiceArea]').val()).toBe('divorce');
    expect(details('[name=time]').val()).toBe(TUESDAY_9_AM);
  });

  it.each([
    ['month=2031-05', 'May 2031'],
    ['month=1990-01', 'March 2031'],
    ['month=9999-12', 'March 2032'],
    ['month=2031-13', 'March 2031'],
    ['date=2031-04-30', 'April 2031'],
    ['date=nonsense', 'March 2031'],
  ])('with %s shows %s', async (query, month) => {
    const { status, page } = await pageAt(`/schedule?${query}`);
    expect(status).toBe(200);
    expect(page('table').prev().text()).toContain(month);
  });

  it('sends the times once: in its buttons, not as data for scripts', async () => {
    const html = await (await fetch(`${app.url}/schedule?date=2031-03-11`)).text();
    expect(html.match(/2031-03-11T17:00:00\.000Z|2031-03-11T17%3A00%3A00\.000Z/g)).toHaveLength(1);
  });

  it.each(['/', '/schedule'])('%s is archived without its free times', async (path) => {
    const html = await (await fetch(app.url + path)).text();
    const times = /start=2031|<button[^>]* value="2031-\d\d-\d\dT/;
    expect(html).toMatch(times);
    expect(normalizePage(html)).not.toMatch(times);
  });

  it('says when a time from a link is no longer free', async () => {
    const { page } = await pageAt(`/schedule?start=${encodeURIComponent(tuesdayAt('03:00'))}`);
    expect(page('main').text()).toContain('3:00 AM is not available.');
  });

  it('of an appointment that there is not is not found', async () => {
    expect((await pageAt('/schedule/booked/nothing')).status).toBe(404);
    expect((await pageAt('/schedule/booked/0b1c2d3e-4f50-4617-8a9b-c0d1e2f3a4b5')).status).toBe(
      404,
    );
  });
});
