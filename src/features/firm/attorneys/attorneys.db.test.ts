import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { bookingBody, postJson } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { plain } from '../../../testing/sample-pictures.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const ATTORNEY_FIELDS = {
  name: 'Maren Castellane',
  role: 'Founding partner, Family law',
  practiceAreas: ['family-law', 'divorce'],
  languages: ['English', 'Spanish'],
  statement: 'Reads every agreement aloud before anyone signs it.',
  photo: null,
};

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  await deleteAll(db, 'appointments');
  await db.deleteFrom('hosts').where('number', '<>', 1).execute();
  await deleteAll(db, 'attorneys');
  await db
    .updateTable('firmProfile')
    .set({ attorneys: JSON.stringify(demoFirm.attorneys) })
    .execute();
});

const ATTORNEYS = '/api/admin/attorneys';
const listed = async () => (await staff.call('GET', ATTORNEYS)).body;
const slugs = async () => (await listed()).map(({ slug }: { slug: string }) => slug);
const find = async (slug: string) =>
  (await listed()).find((each: { slug: string }) => each.slug === slug);
const create = (changes: object = {}) =>
  staff.call('POST', ATTORNEYS, { ...ATTORNEY_FIELDS, name: 'Ana Ruiz', ...changes });
/** Saves an attorney with some fields changed and the others as they are stored. */
const update = async (slug: string, changes: object) =>
  staff.call('PUT', `${ATTORNEYS}/${slug}`, { ...(await find(slug)), ...changes });
const page = async (path: string) => (await fetch(app.url + path)).text();

/** Books a consultation with an attorney who takes consultations from now on; returns the number of the host. */
async function bookWith(attorney: string): Promise<number> {
  const host = await staff.call('POST', '/api/admin/availability/hosts', { attorney });
  expect(host.status).toBe(201);
  const booked = await postJson(`${app.url}/api/appointments`, { ...bookingBody(), attorney });
  expect(booked.status).toBe(201);
  return host.body.number;
}

describe('an attorney', () => {
  it('who is added is shown last, with a slug that no other name changes', async () => {
    const added = await create();
    expect([added.status, added.body]).toEqual([
      201,
      {
        ...ATTORNEY_FIELDS,
        name: 'Ana Ruiz',
        ...{ slug: 'ana-ruiz', admissions: [], education: [], memberships: [] },
        isActive: true,
        updatedAt: expect.any(String),
      },
    ]);
    expect((await create()).body.slug).toBe('ana-ruiz-2');
    const { body } = await update('ana-ruiz', { name: 'Ana Cruz', slug: 'ana-cruz' });
    expect([body.slug, body.name]).toEqual(['ana-ruiz', 'Ana Cruz']);
    expect((await slugs()).slice(-2)).toEqual(['ana-ruiz', 'ana-ruiz-2']);
    const html = await page('/attorneys');
    expect(html).toContain('id="ana-ruiz"');
    expect(html).toContain('"name":"Ana Cruz"');
    expect((await staff.auditLog(3)).map(({ action }) => action)).toEqual([
      'attorney.update',
      'attorney.create',
      'attorney.create',
    ]);
  });

  it('who is hidden leaves the site and the firm profile, and comes back to the same place', async () => {
    expect((await update('theo-okonjo', { isActive: false })).body.isActive).toBe(false);
    expect(await page('/attorneys')).not.toContain('Theo Okonjo');
    const firm = (await staff.call('GET', '/api/admin/firm')).body;
    expect(firm.attorneys.map(({ name }: { name: string }) => name)).not.toContain('Theo Okonjo');
    await update('theo-okonjo', { isActive: true });
    expect((await staff.call('GET', '/api/admin/firm')).body.attorneys).toEqual(demoFirm.attorneys);
  });

  it('whom somebody else has saved meanwhile is not overwritten, and only one of ten saves wins', async () => {
    const old = await find('theo-okonjo');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        staff.call('PUT', `${ATTORNEYS}/theo-okonjo`, { ...old, role: `Partner ${n}` }),
      ),
    );
    const reasons = answers.map(({ status, body }) => body.reason ?? status).sort();
    expect(reasons).toEqual([200, ...Array(9).fill('edited_meanwhile')]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['role', { role: 'a\nb' }],
    ['practiceAreas', { practiceAreas: [] }],
    ['languages.1', { languages: ['English', ''] }],
    ['statement', { statement: 'x'.repeat(301) }],
    ['admissions.0.place', { admissions: [{ place: '' }] }],
    ['admissions.0.year', { admissions: [{ place: 'Texas', year: 20 }] }],
    ['education.0', { education: ['x'.repeat(161)] }],
    ['photo', { photo: 'A'.repeat(43) }],
  ])('with a bad %s is refused by name', async (field, changes) => {
    const added = await create(changes);
    expect([added.status, Object.keys(added.body.fieldErrors)]).toEqual([400, [field]]);
    const saved = await update('theo-okonjo', changes);
    expect([saved.status, Object.keys(saved.body.fieldErrors)]).toEqual([400, [field]]);
  });

  it.each(['Maren', 'ines-halloran', ''])('cannot move to the slug "%s"', async (newSlug) => {
    const { status, body } = await update('theo-okonjo', { newSlug });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['newSlug']]);
  });

  it('keeps a photo while hidden, and the photo is deleted with its last attorney', async () => {
    const data = (await plain({ width: 400, height: 500 }).png().toBuffer()).toString('base64');
    const { id } = (
      await staff.call('POST', '/api/admin/photos', { contentType: 'image/png', data })
    ).body;
    await create({ photo: id });
    await update('ana-ruiz', { isActive: false });
    await staff.call('PUT', '/api/admin/firm', (await staff.call('GET', '/api/admin/firm')).body);
    expect((await fetch(`${app.url}/photos/${id}`)).status).toBe(200);
    expect((await staff.call('DELETE', `${ATTORNEYS}/ana-ruiz`)).status).toBe(204);
    expect((await fetch(`${app.url}/photos/${id}`)).status).toBe(404);
  });
});

describe('the order', () => {
  it('is the one of the site, and refused unless it names everybody', async () => {
    const before = await slugs();
    const ordered = await staff.call('POST', `${ATTORNEYS}/order`, { slugs: before.toReversed() });
    expect(ordered.status).toBe(200);
    expect(await slugs()).toEqual(before.toReversed());
    const html = await page('/attorneys');
    expect(html.indexOf('Ines Halloran')).toBeLessThan(html.indexOf('Maren Castellane'));
    const part = await staff.call('POST', `${ATTORNEYS}/order`, { slugs: before.slice(1) });
    expect([part.status, part.body.reason]).toEqual([409, 'edited_meanwhile']);
    const twice = await staff.call('POST', `${ATTORNEYS}/order`, { slugs: [before[0], before[0]] });
    expect([twice.status, Object.keys(twice.body.fieldErrors)]).toEqual([400, ['slugs']]);
  });
});

describe('deleting', () => {
  it('is refused for an attorney with appointments, even cancelled ones, and says so', async () => {
    const host = await bookWith('theo-okonjo');
    await app.deps.db
      .updateTable('appointments')
      .set({ status: 'cancelled' })
      .where('hostNumber', '=', host)
      .execute();
    const { status, body } = await staff.call('DELETE', `${ATTORNEYS}/theo-okonjo`);
    expect([status, body.reason, body.message]).toEqual([
      409,
      'attorney_used',
      expect.stringMatching(
        /^Theo Okonjo has 1 appointment and \d+ articles? and cannot be deleted\./,
      ),
    ]);
    expect(await slugs()).toContain('theo-okonjo');
  });

  it('is refused for the author of an article', async () => {
    const [{ author } = { author: '' }] = await app.deps.db
      .selectFrom('blogPosts')
      .select('author')
      .where('author', 'in', ['Maren Castellane', 'Theo Okonjo', 'Ines Halloran'])
      .limit(1)
      .execute();
    const by = (await listed()).find(({ name }: { name: string }) => name === author);
    const { status, body } = await staff.call('DELETE', `${ATTORNEYS}/${by.slug}`);
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/has \d+ articles? and cannot be deleted/),
    ]);
  });

  it('removes an attorney nobody refers to, with their hours and leave', async () => {
    await create();
    const { body } = await staff.call('POST', '/api/admin/availability/hosts', {
      attorney: 'ana-ruiz',
    });
    await app.deps.db
      .insertInto('timeOff')
      .values({
        startsAt: new Date('2031-03-20T17:00:00Z'),
        endsAt: new Date('2031-03-20T18:00:00Z'),
        createdBy: 'admin',
        hostNumber: body.number,
      })
      .execute();
    expect((await staff.call('DELETE', `${ATTORNEYS}/ana-ruiz`)).status).toBe(204);
    expect((await staff.call('DELETE', `${ATTORNEYS}/ana-ruiz`)).status).toBe(404);
    expect(await page('/attorneys')).not.toContain('ana-ruiz');
    const hosts = await app.deps.db.selectFrom('hosts').select('number').execute();
    expect(hosts).toEqual([{ number: 1 }]);
  });
});

it('the profile of somebody who takes consultations is not hidden', async () => {
  await staff.call('POST', '/api/admin/availability/hosts', { attorney: 'theo-okonjo' });
  const { status, body } = await update('theo-okonjo', { isActive: false });
  expect([status, body.reason]).toEqual([409, 'attorney_takes_consultations']);
});

describe('beside a copy of the release before', () => {
  /** The list of attorneys that a process of the previous release reads and writes. */
  const stored = async () =>
    (await app.deps.db.selectFrom('firmProfile').select('attorneys').executeTakeFirstOrThrow())
      .attorneys as { slug: string; role: string }[];
  const store = (attorneys: object[]) =>
    app.deps.db
      .updateTable('firmProfile')
      .set({ attorneys: JSON.stringify(attorneys) })
      .execute();

  it('it reads what is edited here', async () => {
    await create();
    await update('maren-castellane', { role: 'Of counsel' });
    await update('theo-okonjo', { isActive: false });
    const [first] = demoFirm.attorneys;
    expect(await stored()).toEqual([
      { ...first, role: 'Of counsel' },
      demoFirm.attorneys[2],
      { ...ATTORNEY_FIELDS, name: 'Ana Ruiz', slug: 'ana-ruiz' },
    ]);
  });

  it('what it writes is read here: changed, added, moved and removed attorneys', async () => {
    const [maren, theo] = demoFirm.attorneys;
    const ana = { ...ATTORNEY_FIELDS, name: 'Ana Ruiz', slug: 'ana-ruiz' };
    await store([ana, { ...theo, languages: ['English', 'Igbo'], photo: null }, { ...maren }]);
    const firm = (await staff.call('GET', '/api/admin/firm')).body;
    expect(firm.attorneys).toEqual([ana, { ...theo, languages: ['English', 'Igbo'] }, maren]);
    expect(await find('ines-halloran')).toMatchObject({ isActive: false, name: 'Ines Halloran' });
    await app.deps.content.settle();
    expect(await page('/attorneys')).toContain('Igbo');
    // And its list is not written back to it.
    expect(await stored()).toEqual(firm.attorneys);
  });

  it('a save of its whole profile after a change here is refused by the time of the last save', async () => {
    const before = (await staff.call('GET', '/api/admin/firm')).body;
    await update('maren-castellane', { role: 'Of counsel' });
    const late = await staff.call('PUT', '/api/admin/firm', before);
    expect([late.status, late.body.reason]).toEqual([409, 'edited_meanwhile']);
  });

  it('a profile without attorneys leaves them as they are', async () => {
    const { attorneys: _, ...firm } = (await staff.call('GET', '/api/admin/firm')).body;
    const saved = await staff.call('PUT', '/api/admin/firm', { ...firm, city: 'La Jolla' });
    expect([saved.status, saved.body.attorneys]).toEqual([200, demoFirm.attorneys]);
  });
});
