import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'testimonials'));

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function stored(clientName: string, changes: object = {}): Promise<string> {
  const { id } = await app.deps.db
    .insertInto('testimonials')
    .values({
      clientName,
      rating: 5,
      content: `Thank you, says ${clientName}`,
      practiceArea: 'divorce',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const call = async (procedure: string, input: object) => {
  const { status, body } = await staff.call('POST', `/trpc/testimonials.${procedure}`, input);
  return { status, ids: body.result?.data?.ids?.sort() };
};
const published = async () =>
  (
    await app.deps.db
      .selectFrom('testimonials')
      .select('clientName')
      .where('isPublished', '=', true)
      .orderBy('clientName')
      .execute()
  ).map(({ clientName }) => clientName);

describe('publishing many', () => {
  it('changes and audits those that are not published yet', async () => {
    const draft = await stored('Ana', { isPublished: false });
    const shown = await stored('Ben');
    const input = { ids: [draft, shown, NOBODY], isPublished: true };
    expect(await call('publishMany', input)).toEqual({ status: 200, ids: [draft] });
    expect(await published()).toEqual(['Ana', 'Ben']);
    expect(await staff.auditLog()).toMatchObject([
      {
        actor: 'admin',
        action: 'testimonial.update',
        entityId: draft,
        before: { clientName: 'Ana', isPublished: false },
        after: { clientName: 'Ana', isPublished: true },
      },
    ]);
  });

  it('is undone, except where somebody has changed the testimonial since', async () => {
    const mine = await stored('Ana');
    const theirs = await stored('Ben');
    const rewritten = await stored('Cleo');
    const input = { ids: [mine, theirs, rewritten], isPublished: false };
    expect((await call('publishMany', input)).ids).toHaveLength(3);
    await app.deps.db
      .insertInto('auditLog')
      .values({
        actor: 'maren',
        action: 'testimonial.update',
        entity: 'testimonials',
        entityId: theirs,
        before: JSON.stringify({ isPublished: true }),
        after: JSON.stringify({ isPublished: false }),
      })
      .execute();
    await staff.call('PUT', `/api/admin/testimonials/${rewritten}`, { content: 'New words.' });
    expect((await call('undoPublishMany', input)).ids).toEqual([mine]);
    expect(await published()).toEqual(['Ana']);
    expect((await call('undoPublishMany', input)).ids).toEqual([]);
  });
});

it('deletes many, and audits what they said', async () => {
  const ids = [await stored('Ana'), await stored('Ben')].sort();
  await stored('Cleo');
  expect((await call('deleteMany', { ids: [...ids, NOBODY] })).ids).toEqual(ids);
  expect(await published()).toEqual(['Cleo']);
  expect(await staff.auditLog(2)).toMatchObject(
    Array(2).fill({ action: 'testimonial.delete', before: { rating: 5 }, after: null }),
  );
});

it.each(['publishMany', 'undoPublishMany', 'deleteMany'])('%s needs rows', async (procedure) => {
  expect((await call(procedure, { ids: [], isPublished: true })).status).toBe(400);
});

it('finds those that match a filter', async () => {
  const found = await stored('Ana Zebra', { isPublished: false });
  await stored('Ben Zebra');
  await stored('Cleo', { isPublished: false });
  const input = encodeURIComponent(JSON.stringify({ q: 'zebr', status: 'draft' }));
  const { body } = await staff.call('GET', `/trpc/testimonials.matching?input=${input}`);
  expect(body.result.data).toEqual({ ids: [found], isCut: false });
});

it('exports what is filtered, in the order of the list, and audits it', async () => {
  await stored('Ben', { createdAt: new Date('2031-03-02T10:00:00Z'), rating: 4 });
  await stored('Ana', { createdAt: new Date('2031-03-01T10:00:00Z') });
  await stored('Cleo', { isPublished: false });
  const linesOf = async (input: object) => {
    const response = await fetch(`${app.url}/api/admin/testimonials/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(await staffToken(app)) },
      body: JSON.stringify(input),
    });
    return (await response.text()).trim().split('\r\n');
  };
  expect(await linesOf({ status: 'published', sort: 'name' })).toEqual([
    'Added (America/Los_Angeles),Client,Stars,Practice area,Testimonial,Published,Sample,Source,Date of the review,Link,Agreed to be quoted',
    '2031-03-01 02:00,Ana,5,Divorce,"Thank you, says Ana",Yes,No,,,,No',
    '2031-03-02 02:00,Ben,4,Divorce,"Thank you, says Ben",Yes,No,,,,No',
  ]);
  expect((await linesOf({ status: 'published' }))[1]).toContain('Ben');
  expect(await staff.auditLog()).toMatchObject([
    { action: 'testimonial.export', entityId: null, after: { status: 'published' } },
  ]);
});
