import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const pages = () =>
  app.deps.db
    .selectFrom('pages')
    .select(['path', 'content', 'isPublished'])
    .orderBy('path')
    .execute();

/** Saves the first step of the assistant, as its screen does. */
async function sayOffice(place: object) {
  const { isSample: _, ...profile } = (await staff.call('GET', '/api/admin/firm')).body;
  const saved = await staff.call('PUT', '/api/admin/firm', { ...profile, ...place });
  expect(saved.status).toBe(200);
  const settled = await staff.call('POST', '/trpc/setup.settle', {
    step: 'firm',
    isSkipped: false,
  });
  expect(settled.status).toBe(200);
}

it('an office in California keeps the texts of a new installation', async () => {
  const before = await pages();
  await sayOffice({ city: 'Fresno' });
  expect(await pages()).toEqual(before);
});

it('an office elsewhere has texts that name no law of California, but those that staff have edited', async () => {
  await app.deps.db
    .updateTable('pages')
    .set({ isPreset: false })
    .where('path', '=', '/practice-areas/estate-planning')
    .execute();
  await sayOffice({ city: 'Austin', region: 'TX', zone: 'America/Chicago' });
  const published = (await pages()).filter(({ isPublished }) => isPublished);
  const naming = published.filter(({ content }) => /California|§/.test(JSON.stringify(content)));
  expect(naming.map(({ path }) => path)).toEqual(['/practice-areas/estate-planning']);
  expect(published.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/practice-areas/divorce', '/practice-areas/custody']),
  );
  const { services } = (await staff.call('GET', '/trpc/site.layout')).body.result.data.menus;
  expect(services.map(({ href }: { href: string }) => href)).toContain('/practice-areas/divorce');
});

it('texts stay as they are once staff have chosen the areas', async () => {
  const areas = [{ key: 'employment', label: 'Employment Law' }];
  await staff.call('POST', '/trpc/setup.saveAreas', { areas, takesDownPages: true });
  const before = await pages();
  await sayOffice({ city: 'Columbus', region: 'OH', zone: 'America/New_York' });
  expect(await pages()).toEqual(before);
});
