import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const OFFICES = '/api/admin/offices';
const ID = 'a'.repeat(43);
const OCEANSIDE = {
  key: 'oceanside',
  label: 'Oceanside',
  address: { street: '12 Pier View Way', city: 'Oceanside', region: 'CA', postalCode: '92054' },
};

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL: 'https://firm.example' } });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  await db.deleteFrom('offices').where('key', '<>', 'main').execute();
  await deleteAll(db, 'pictures');
  const size = { width: 900, height: 600, widths: [480, 900], storedBytes: 0 };
  await db
    .insertInto('pictures')
    .values({ id: ID, alt: 'A white house with a red door', ...size })
    .execute();
  await app.deps.content.settle();
});

const read = async (path: string) => (await fetch(app.url + path)).text();
const addOffice = (changes: object = {}) =>
  staff.call('POST', OFFICES, { ...OCEANSIDE, pictureId: ID, ...changes });
const mainOffice = async () => (await staff.call('GET', OFFICES)).body[0];
const saveMain = async (changes: object) =>
  staff.call('PUT', `${OFFICES}/main`, { ...(await mainOffice()), ...changes });

describe('the picture of an office', () => {
  it('stands on the contact page and in the structured data', async () => {
    expect((await addOffice()).body).toMatchObject({ pictureId: ID });
    await app.deps.content.settle();
    const page = await read('/contact');
    expect(page).toContain('alt="A white house with a red door"');
    expect(page).toContain(`/pictures/${ID}/480 480w`);
    expect(await read('/')).toContain(`"image":["https://firm.example/pictures/${ID}/900.jpg"]`);
  });

  it('is enough for the one office of a firm to be mentioned, and can be taken off again', async () => {
    expect(await read('/contact')).not.toContain('/pictures/');
    expect((await saveMain({ pictureId: ID })).status).toBe(200);
    await app.deps.content.settle();
    expect(await read('/contact')).toContain(`/pictures/${ID}`);
    expect((await saveMain({ pictureId: null })).body.pictureId).toBeNull();
    await app.deps.content.settle();
    expect(await read('/contact')).not.toContain('/pictures/');
  });

  it('must be in the gallery, and stays if a program does not name it', async () => {
    const unknown = await addOffice({ pictureId: 'b'.repeat(43) });
    expect([unknown.status, Object.keys(unknown.body.fieldErrors)]).toEqual([400, ['pictureId']]);
    await saveMain({ pictureId: ID });
    const { pictureId: _, ...older } = await mainOffice();
    const saved = await staff.call('PUT', `${OFFICES}/main`, { ...older, accessNote: 'Ring.' });
    expect(saved.body).toMatchObject({ pictureId: ID, accessNote: 'Ring.' });
  });

  it('is no part of a site content document, which leaves it unchanged', async () => {
    await addOffice();
    const { body } = await staff.call('GET', '/api/admin/site-content');
    expect(body.offices[1]).not.toHaveProperty('pictureId');
    const offices = [body.offices[0], { ...body.offices[1], accessNote: 'Ring twice.' }];
    const put = await staff.call('PUT', '/api/admin/site-content', { ...body, offices });
    expect(put.status).toBe(200);
    const { body: after } = await staff.call('GET', OFFICES);
    expect(after[1]).toMatchObject({ accessNote: 'Ring twice.', pictureId: ID });
  });

  it('is a use of the picture in the gallery, which goes when the picture is deleted', async () => {
    await addOffice();
    const { body } = await staff.call('GET', `/api/admin/pictures/${ID}`);
    expect(body.uses).toEqual([
      { kind: 'Office', title: 'Oceanside', adminPath: '/admin/firm?tab=offices&open=oceanside' },
    ]);
    expect((await staff.call('DELETE', `/api/admin/pictures/${ID}`)).status).toBe(409);
    expect((await staff.call('DELETE', `/api/admin/pictures/${ID}`, { uses: 1 })).status).toBe(204);
    expect((await staff.call('GET', OFFICES)).body[1].pictureId).toBeNull();
  });
});
