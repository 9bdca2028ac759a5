import { afterAll, beforeEach, expect, it } from 'vitest';
import { insertDemoHosts } from '../../../../db/demo/insert-demo-hosts.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { PageContent } from '../../pages/blocks/schema.ts';
import { getMenus, saveMenus } from '../../pages/menus/edit-menus.ts';
import { getQuickExitSettings } from '../../quick-exit/queries.ts';
import { setComponentVisibility } from '../../visibility/save-component.ts';
import { getSetupSummary } from '../summary/get-summary.ts';
import { saveAreas } from './save-areas.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;
const user = { username: 'admin' } as Parameters<typeof saveAreas>[0]['user'];

const publicUrl = 'https://law.example';

let database: Database;
const disposals: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  disposals.push(database.dispose);
  await database.db.transaction().execute(insertDemoHosts);
});
afterAll(async () => {
  for (const dispose of disposals) await dispose();
});

const choose = (...areas: [key: string, label: string][]) =>
  saveAreas(
    { db: database.db, user, publicUrl, translatables: [] },
    { areas: areas.map(([key, label]) => ({ key, label })), takesDownPages: true },
  );
const WORK = ['employment', 'Employment Law'] as const;
const VISAS = ['immigration', 'Immigration'] as const;
const ESTATES = ['estate-planning', 'Estate Planning'] as const;

const pageAt = async (path: string) => {
  const row = await database.db
    .selectFrom('pages')
    .select(['content', 'isPreset', 'isPublished'])
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  return { ...row, content: row.content as PageContent };
};
const types = async () =>
  (
    await database.db.selectFrom('consultationTypes').select('key').orderBy('position').execute()
  ).map(({ key }) => key);
const calculator = async () => {
  const { isVisible } = await database.db
    .selectFrom('componentVisibilitySettings')
    .select('isVisible')
    .where('componentKey', '=', 'probate_calculator')
    .executeTakeFirstOrThrow();
  return isVisible;
};

it('replaces what it wrote for other areas when it is run again', async () => {
  await choose([...WORK]);
  expect((await pageAt('/')).content.title).toBe('Employment law in {city}');
  expect(await calculator()).toBe(false);
  await choose([...ESTATES]);
  const home = await pageAt('/');
  expect([home.content.title, home.isPreset]).toEqual(['Estate planning in {city}', true]);
  expect(JSON.stringify(home.content)).not.toContain('California');
  expect(await types()).toEqual(['initial', 'follow-up', 'estate-planning']);
  expect(await calculator()).toBe(true);
  expect((await getMenus(database)).services).toEqual([
    { path: '/practice-areas/estate-planning', fragment: null, text: 'Estate Planning' },
  ]);
  expect((await pageAt('/practice-areas/employment')).isPublished).toBe(false);
  const categories = await database.db
    .selectFrom('articleCategories')
    .select('key')
    .where('isActive', '=', true)
    .execute();
  expect(categories).toEqual([{ key: 'estate-planning' }]);
});

it('leaves a page that staff have edited, and one with a draft', async () => {
  const { content } = await pageAt('/');
  const own = JSON.stringify({ ...content, heading: 'Our own words' });
  const set = (path: string, change: object) =>
    database.db.updateTable('pages').set(change).where('path', '=', path).execute();
  await set('/', { content: own, isPreset: false });
  await set('/about', { draft: own });
  const about = await pageAt('/about');
  await choose([...WORK]);
  expect((await pageAt('/')).content.heading).toBe('Our own words');
  expect(await pageAt('/about')).toEqual(about);
});

it('leaves a type, a category, links and a switch that staff have changed', async () => {
  await database.db
    .updateTable('consultationTypes')
    .set({ priceLabel: '$90' })
    .where('key', '=', 'divorce')
    .execute();
  await database.db
    .updateTable('articleCategories')
    .set({ label: 'Wills' })
    .where('key', '=', 'probate')
    .execute();
  const menus = await getMenus(database);
  const services = menus.services.map((link) => ({ ...link, text: `Our ${link.text}` }));
  await saveMenus({ ...database, user }, { ...menus, services });
  const componentKey = 'probate_calculator';
  await setComponentVisibility({ ...database, user }, { componentKey, isVisible: false });

  await choose([...WORK], [...ESTATES]);
  expect(await types()).toContain('divorce');
  expect(await types()).not.toContain('family-law');
  expect((await getMenus(database)).services).toEqual(services);
  expect(await calculator()).toBe(false);
  const labels = await database.db
    .selectFrom('articleCategories')
    .select('label')
    .where('isActive', '=', true)
    .orderBy('key')
    .execute();
  expect(labels.map(({ label }) => label)).toEqual(['Employment Law', 'Estate Planning', 'Wills']);
});

it('offers the quick exit on the pages about safety, and where staff have chosen', async () => {
  const areas = async () => (await getQuickExitSettings(database.db)).practiceAreas;
  await choose(['divorce', 'Divorce'], ['custody', 'Child Custody']);
  expect(await areas()).toEqual(['divorce', 'custody']);
  await choose([...WORK]);
  expect(await areas()).toEqual([]);
  await database.db
    .updateTable('quickExitSettings')
    .set({ practiceAreas: ['employment'] })
    .execute();
  await choose([...VISAS]);
  expect(await areas()).toEqual(['employment']);
});

it('gives a new type to those who take initial consultations', async () => {
  await choose([...VISAS]);
  const hostsOf = (typeKey: string) =>
    database.db
      .selectFrom('consultationTypeHosts')
      .select('hostNumber')
      .where('typeKey', '=', typeKey)
      .orderBy('hostNumber')
      .execute();
  expect(await hostsOf('immigration')).toEqual(await hostsOf('initial'));
  expect((await hostsOf('immigration')).length).toBeGreaterThan(1);
});

it('says what is still about the sample firm before areas are chosen, and about areas that are gone', async () => {
  const named = async () =>
    (await getSetupSummary(database.db)).waiting.map(({ kind, name }) => `${kind}: ${name}`);
  const before = await named();
  expect(before).toEqual(
    expect.arrayContaining([
      'sample-text: Home',
      'sample-text: Family Law',
      'original-text: Contact',
    ]),
  );
  await database.db
    .updateTable('consultationTypes')
    .set({ priceLabel: '$90' })
    .where('key', '=', 'divorce')
    .execute();
  await saveAreas(
    { db: database.db, user, publicUrl, translatables: [] },
    {
      areas: [
        { key: 'employment', label: 'Employment Law' },
        { key: null, label: 'Wage Claims' },
      ],
      takesDownPages: false,
    },
  );
  const after = await named();
  expect(after.filter((line) => line.startsWith('sample-text'))).toEqual([]);
  expect(after).toEqual(
    expect.arrayContaining([
      'former-page: Family Law',
      'former-type: Divorce Consultation (60 min)',
      'unpublished-page: Wage Claims',
      'original-text: Home',
    ]),
  );
});
