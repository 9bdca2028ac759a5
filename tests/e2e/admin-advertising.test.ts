import { beforeAll, expect, it } from 'vitest';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { startAdmin } from './admin.ts';
import { violationsOn } from './axe.ts';

const site = startAdmin(() => ({
  archiveTiming: { firstMs: 0, settleMs: 100, maxWaitMs: 2_000, pauseFactor: 0 },
}));
let staff: StaffClient;
beforeAll(async () => {
  staff = await staffClient(site.app);
});

const POST = {
  title: 'What a trustee does first',
  excerpt: 'A list.',
  content: '<p>Read the trust. We guarantee success.</p>',
  category: 'probate',
};

it('staff see what was found in a text, go back, and publish it with a reason', async () => {
  const { body } = await staff.call('POST', '/api/admin/blog-posts', POST);
  const { page, troubles } = await site.signIn(`/admin/blog-posts/${body.id}`);
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
  await page.getByRole('radio', { name: /^Published/ }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'May a law firm say this?' });
  await dialog.getByText('We guarantee', { exact: true }).waitFor();
  await dialog.getByText('Bus. & Prof. Code § 6157.2(a)(1); Rule 7.1(a)').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Back to the Text' }).click();
  await dialog.waitFor({ state: 'detached' });
  const isPublished = async () =>
    (
      await site.db
        .selectFrom('blogPosts')
        .select('isPublished')
        .where('id', '=', body.id)
        .executeTakeFirstOrThrow()
    ).isPublished;
  expect(await isPublished()).toBe(false);

  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish with This Reason' }).click();
  await dialog.getByText('Required').waitFor();
  await dialog.getByLabel('Why may it be published anyway?').fill('A quotation.');
  await dialog.getByRole('button', { name: 'Publish with This Reason' }).click();
  await page.getByText('Blog post updated successfully', { exact: true }).waitFor();
  expect(await isPublished()).toBe(true);
  expect((await staff.auditLog())[0]?.after).toMatchObject({
    advertising: { reason: 'A quotation.' },
  });
  expect(troubles.filter((trouble) => !/409/.test(trouble))).toEqual([]);
});

it('staff look at a copy as a page and as text, and check the archive', async () => {
  const recorded = async () =>
    (await staff.call('GET', '/api/admin/advertising/paths')).body.length;
  await expect.poll(recorded, { timeout: 60_000 }).toBeGreaterThan(30);
  const { page, troubles } = await site.signIn('/admin/advertising');
  await page.getByLabel('What').selectOption('/about');
  await page.getByLabel('Day', { exact: true }).fill('2031-03-12');
  await page.getByLabel('Time', { exact: true }).fill('10:00');
  await page.frameLocator('iframe[title="The copy"]').getByRole('heading', { level: 1 }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page
    .getByText(/Pacific Harbor Law/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByLabel('Second day').fill('2031-03-13');
  await page.getByText('Nothing has changed.').waitFor();
  await page.getByRole('button', { name: 'Check the Archive' }).click();
  await page.getByText('Nothing was altered').waitFor();
  expect(troubles).toEqual([]);
});
