import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { startAdmin } from './admin.ts';
import { untilHydrated } from './browser.ts';
import { expectVisibleFocus, hasFocus, tabTo } from './keyboard.ts';

const site = startAdmin();

it('a day of work is done with the keyboard alone, and the focus is always seen', async () => {
  await insertMessage(site.db);
  await book('Dana', '09:00');
  await book('Ruth', '10:30');
  await draft('What a trustee owes', 'what-a-trustee-owes');
  const { page, troubles } = await site.visit('/login');
  await untilHydrated(page);

  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('admin');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Welcome back, admin').waitFor();

  await goTo(page, 'c', 'Contact Submissions');
  await page.locator('[data-row]').filter({ hasText: 'Dana Whitfield' }).waitFor();
  await page.keyboard.press('j');
  const message = page.getByRole('region', { name: 'Dana Whitfield' });
  await message.getByText('My husband has moved out.').waitFor();
  await expectVisibleFocus(page);
  await tabTo(page, message.getByRole('button', { name: 'Mark Resolved' }));
  await page.keyboard.press('Enter');
  await message.waitFor({ state: 'detached' });
  await expectVisibleFocus(page);

  await goTo(page, 'a', 'Appointments');
  await tabTo(
    page,
    page.getByRole('button', { name: 'Confirm the appointment of Dana Whitfield' }),
  );
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Confirm the appointment/ });
  await tabTo(page, question.getByRole('button', { name: /^Confirm/ }));
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => appointmentOf('Dana')).toMatchObject({ status: 'confirmed' });
  // The pressed button is gone, but its row is still there.
  const dana = page.getByRole('button', { name: 'Dana Whitfield', exact: true });
  await expect.poll(() => hasFocus(dana)).toBe(true);

  const ruth = page.getByRole('button', { name: 'Ruth Whitfield', exact: true });
  await tabTo(page, ruth);
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Ruth Whitfield' });
  await tabTo(page, details.getByRole('button', { name: 'Move', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, details.getByRole('button', { name: '2:00 PM' }));
  await page.keyboard.press('Enter');
  await tabTo(page, details.getByRole('button', { name: 'Move appointment' }));
  await page.keyboard.press('Enter');
  await details.getByText('Tuesday, Mar 11, 2031, 2:00 PM').waitFor();
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  await expectVisibleFocus(page);
  expect(await appointmentOf('Ruth')).toMatchObject({
    scheduledDate: new Date(tuesdayAt('14:00')),
  });

  await goTo(page, 'b', 'Blog Posts');
  await tabTo(page, page.getByRole('link', { name: 'What a trustee owes', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
  await tabTo(page, page.getByRole('radio', { name: /^Draft/ }));
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(page);
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByText('Blog post updated successfully').waitFor();
  await expectVisibleFocus(page);
  expect((await fetch(`${site.url}/blog/what-a-trustee-owes`)).status).toBe(200);

  await page.keyboard.press('Control+k');
  await expectVisibleFocus(page);
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByText('Signed out').waitFor();
  expect(troubles).toEqual([]);
});

it('a row that is deleted leaves the focus to the next one, and the last one to the title', async () => {
  await deleteAll(site.db, 'blogPosts');
  await draft('First', 'first');
  await draft('Second', 'second');
  const { page } = await site.signIn('/admin/blog-posts');
  const links = page.getByRole('link', { name: /^(First|Second)$/ });
  await links.nth(1).waitFor();
  const [first = '', second = ''] = await links.allTextContents();
  const remove = async (title: string) => {
    await tabTo(page, page.getByRole('button', { name: `Delete ${title}` }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
  };
  await remove(first);
  await expect
    .poll(() => hasFocus(page.getByRole('link', { name: second, exact: true })))
    .toBe(true);
  await remove(second);
  await page.getByText('No blog posts yet').waitFor();
  await expect.poll(() => hasFocus(heading(page, 'Blog Posts'))).toBe(true);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Opens a section by its two keys. */
async function goTo(page: Page, key: string, title: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(key);
  await heading(page, title).waitFor();
  await expectVisibleFocus(page);
}

async function book(firstName: string, time: string): Promise<void> {
  const email = `${firstName}@example.com`;
  const body = bookingBody({ firstName, email, scheduledDate: tuesdayAt(time) });
  await postJson(`${site.url}/api/appointments`, body);
}

const appointmentOf = (firstName: string) =>
  site.db
    .selectFrom('appointments')
    .select(['status', 'scheduledDate'])
    .where('firstName', '=', firstName)
    .executeTakeFirstOrThrow();

async function draft(title: string, slug: string): Promise<void> {
  await site.db
    .insertInto('blogPosts')
    .values({
      title,
      slug,
      excerpt: 'The duties of a trustee.',
      content: '<p>Loyalty and care.</p>',
      category: 'estate-planning',
      author: 'Maren Castellane',
      isPublished: false,
    })
    .execute();
}
