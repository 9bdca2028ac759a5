import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'testimonials');
  await app.deps.content.settle();
});

async function stored(clientName: string, changes: { isSample: boolean; isPublished: boolean }) {
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

const hide = async () =>
  (await staff.call('POST', '/trpc/testimonials.hideSamples', {})).body.result.data;

const shown = async (): Promise<string[]> => {
  const response = await fetch(`${app.url}/api/testimonials`);
  return (await response.json()).map(({ clientName }: { clientName: string }) => clientName);
};

it('takes the samples off the site, keeps them as drafts, and leaves real testimonials there', async () => {
  await stored('Dana W.', { isSample: false, isPublished: true });
  const sample = await stored('Sample S.', { isSample: true, isPublished: true });
  expect(await shown()).toHaveLength(2);
  expect(await hide()).toBe(1);
  await app.deps.content.settle();
  expect(await shown()).toEqual(['Dana W.']);
  const kept = await app.deps.db
    .selectFrom('testimonials')
    .select(['isPublished', 'isSample'])
    .where('id', '=', sample)
    .execute();
  expect(kept).toEqual([{ isPublished: false, isSample: true }]);
});

it('writes an audit entry for each sample that it hides, and none when repeated', async () => {
  await stored('Draft D.', { isSample: true, isPublished: false });
  const ids = [
    await stored('Sample A.', { isSample: true, isPublished: true }),
    await stored('Sample B.', { isSample: true, isPublished: true }),
  ];
  const before = await staff.auditLog(100);
  expect(await hide()).toBe(2);
  const written = (await staff.auditLog(100)).slice(0, -before.length || undefined);
  expect(written.map(({ entityId }) => entityId).sort()).toEqual(ids.sort());
  expect(written).toMatchObject(
    Array(2).fill({
      actor: 'admin',
      action: 'testimonial.update',
      before: { isPublished: true },
      after: { isPublished: false },
    }),
  );
  expect(await hide()).toBe(0);
  expect(await staff.auditLog(100)).toHaveLength(before.length + 2);
});
