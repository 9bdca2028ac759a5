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

const EMPLOYMENT = { key: 'employment', label: 'Employment Law' };
const save = (areas: readonly { key: string | null; label: string }[], takesDownPages = true) =>
  staff.call('POST', '/trpc/setup.saveAreas', { areas, takesDownPages });

const listAreas = async () => {
  await app.deps.content.settle();
  const { body } = await staff.call('GET', '/trpc/site.layout');
  return body.result.data;
};
const pageAt = (path: string) =>
  app.deps.db
    .selectFrom('pages')
    .select(['isPublished', 'draft', 'id'])
    .where('path', '=', path)
    .executeTakeFirst();

it('rejects an empty list, a name without letters and a duplicate name, and changes nothing', async () => {
  const before = await listAreas();
  expect((await save([])).status).toBe(400);
  const noLetters = await save([EMPLOYMENT, { key: null, label: '§ §' }]);
  expect([noLetters.status, noLetters.body.error.data.fieldErrors]).toEqual([
    400,
    { 'areas.1.label': [expect.any(String)] },
  ]);
  const twice = await save([EMPLOYMENT, { key: null, label: 'Employment' }]);
  expect([twice.status, Object.keys(twice.body.error.data.fieldErrors)]).toEqual([
    400,
    ['areas.1.label'],
  ]);
  expect(await listAreas()).toEqual(before);
});

it('offers the chosen areas with their pages, and takes down those of the others', async () => {
  await app.deps.db
    .insertInto('testimonials')
    .values({ clientName: 'Dana W.', rating: 5, content: 'Thanks', practiceArea: 'divorce' })
    .execute();
  const { status, body } = await save([EMPLOYMENT, { key: null, label: 'Wage Claims' }]);
  expect(status).toBe(200);
  const { written, drafted, takenDown } = body.result.data;
  // An area without preset texts gets a draft, which staff complete and publish.
  expect(drafted).toEqual([{ id: expect.any(String), name: 'Wage Claims' }]);
  expect(written.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Home', 'About us', 'Terms of Service', 'Employment Law']),
  );
  expect(takenDown.map(({ name }: { name: string }) => name)).toEqual([
    'Estate Planning',
    'Family Law',
  ]);

  const layout = await listAreas();
  // A page that is not published has no link yet; `other` is for forms only and stays.
  expect(
    layout.practiceAreas.map(({ key, path }: { key: string; path: string | null }) => [key, path]),
  ).toEqual([
    ['employment', '/practice-areas/employment'],
    ['wage-claims', null],
    ['other', null],
  ]);
  // A testimonial refers to `divorce`, so it becomes inactive instead of being deleted.
  const former = layout.formerPracticeAreas.map(({ key }: { key: string }) => key);
  expect(former).toContain('divorce');
  expect(former).not.toContain('employment');
  const page = await pageAt('/practice-areas/wage-claims');
  expect(page).toMatchObject({ isPublished: false, draft: { name: 'Wage Claims' } });
  expect((await fetch(`${app.url}/practice-areas/family-law`)).status).toBe(404);
  const actions = (await staff.auditLog(80)).map(({ action }) => action);
  for (const action of [
    ...['practice-area.create', 'practice-area.update'],
    ...['page.create', 'page.unpublish', 'setup.step'],
  ]) {
    expect(actions).toContain(action);
  }
});

it('links an area to its page once that is published', async () => {
  const page = await pageAt('/practice-areas/wage-claims');
  const published = await staff.call('PUT', `/api/admin/pages/${page?.id}/publish`);
  expect(published.status).toBe(200);
  const { practiceAreas } = await listAreas();
  expect(practiceAreas).toContainEqual(
    expect.objectContaining({ key: 'wage-claims', path: '/practice-areas/wage-claims' }),
  );
  const html = await (await fetch(`${app.url}/practice-areas/wage-claims`)).text();
  expect(html).toContain('Wage Claims in San Diego');
  expect(html).toContain('Pacific Harbor Law');
});

it('writes no page and no area when the same areas are saved again', async () => {
  const before = await staff.auditLog(200);
  const { body } = await save([EMPLOYMENT, { key: 'wage-claims', label: 'Wage Claims' }]);
  expect(body.result.data).toEqual({ written: [], drafted: [], takenDown: [] });
  expect(await staff.auditLog(200)).toEqual(before);
});

it('offers a former area again, deletes those that nothing uses, and keeps a page that is needed', async () => {
  const family = await pageAt('/practice-areas/family-law');
  await staff.call('PUT', `/api/admin/pages/${family?.id}/publish`);
  const { body: first } = await save([
    { key: 'divorce', label: 'Divorce' },
    { key: 'custody', label: 'Child Custody' },
  ]);
  expect(first.result.data.takenDown.map(({ name }: { name: string }) => name)).toEqual([
    ...['Employment Law', 'Wage Claims'],
  ]);
  const { practiceAreas, formerPracticeAreas } = await listAreas();
  expect(practiceAreas.map(({ key }: { key: string }) => key)).toEqual([
    ...['divorce', 'custody', 'other'],
  ]);
  expect(formerPracticeAreas.map(({ key }: { key: string }) => key)).not.toContain('employment');
  const actions = (await staff.auditLog(60)).map(({ action }) => action);
  expect(actions).toContain('practice-area.delete');
  // The page stays: divorce, like custody before, links to a section of it.
  const { body: second } = await save([{ key: 'divorce', label: 'Divorce' }]);
  expect(second.result.data.takenDown).toEqual([]);
  expect(await pageAt('/practice-areas/family-law')).toMatchObject({ isPublished: true });
});

it('leaves pages on the site when that is wished', async () => {
  const { body } = await save([EMPLOYMENT], false);
  expect(body.result.data.takenDown).toEqual([]);
  expect(await pageAt('/practice-areas/family-law')).toMatchObject({ isPublished: true });
});
