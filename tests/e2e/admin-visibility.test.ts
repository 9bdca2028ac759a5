import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAdmin } from './admin.ts';

const site = startAdmin();
beforeEach(async () => {
  await site.db.updateTable('componentVisibilitySettings').set({ isVisible: true }).execute();
});

const open = (options = {}) => site.signIn('/admin/component-visibility', options);
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('switch', { name: `Show ${name}` }) });
const press = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Show ${name}`, exact: true }).click();
const hidden = async () =>
  (
    await site.db
      .selectFrom('componentVisibilitySettings')
      .select('componentKey')
      .where('isVisible', '=', false)
      .orderBy('componentKey')
      .execute()
  ).map(({ componentKey }) => componentKey);

describe('component visibility', () => {
  it('is saved for all components together or not at all', async () => {
    const { page, troubles, asked } = await open();
    await press(page, 'Contact Form');
    await press(page, 'Newsletter Signup');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByText('2 unsaved changes').waitFor();
    await row(page, 'Contact Form').getByText('Modified').waitFor();
    await press(page, 'Newsletter Signup');
    await bar.getByText('1 unsaved change', { exact: true }).waitFor();
    await bar.getByRole('button', { name: 'Cancel' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(asked.filter((path) => path.includes('visibility.set'))).toEqual([]);

    await press(page, 'Contact Form');
    await bar.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Component visibility updated successfully').waitFor();
    await bar.waitFor({ state: 'detached' });
    await row(page, 'Contact Form').getByText('Hidden').waitFor();
    expect(await hidden()).toEqual(['contact_form']);
    expect(troubles).toEqual([]);
  });

  it('reports which change failed and why, keeps the others, and can be saved again', async () => {
    const { page } = await open();
    await page.route('**/trpc/visibility.set*', (route) =>
      route.request().postData()?.includes('newsletter')
        ? route.fulfill({
            status: 503,
            contentType: 'application/json',
            body: JSON.stringify({
              error: {
                message: 'Please try again.',
                code: -32603,
                data: {
                  code: 'SERVICE_UNAVAILABLE',
                  reason: 'database_unavailable',
                  message: 'Please try again.',
                  httpStatus: 503,
                },
              },
            }),
          })
        : route.continue(),
    );
    await press(page, 'Contact Form');
    await press(page, 'Newsletter Signup');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Failed to update component visibility').waitFor();
    await row(page, 'Newsletter Signup').getByText('Not saved. 503: Please try again.').waitFor();
    await page.getByRole('region').getByText('1 unsaved change', { exact: true }).waitFor();
    expect(await hidden()).toEqual(['contact_form']);
    await page.unroute('**/trpc/visibility.set*');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(hidden).toEqual(['contact_form', 'newsletter_signup']);
  });

  it('asks before unsaved changes are discarded', async () => {
    const { page } = await open();
    await press(page, 'Contact Form');
    await page.getByRole('link', { name: 'Testimonials' }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByText('1 unsaved change', { exact: true }).last().waitFor();
    await page.getByRole('link', { name: 'Testimonials' }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Testimonials', level: 1 }).waitFor();
  });
});
