import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { insertMessage } from '../../src/testing/messages.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { SECTIONS } from '../../web/admin/sections.ts';
import { chooseByKeyboard, scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();

const search = (page: Page) => page.getByLabel('Type a name, a section or an action');

const title = (page: Page) => page.locator('main h1');

describe('the back office', () => {
  it('shows every section on a phone without horizontal overflow', async () => {
    const admin = await site.signIn('/admin', { theme: 'dark', device: 'phone' });
    const { page, troubles } = admin;
    const tabs = page.getByRole('navigation', { name: 'Back office, short' });
    for (const { to } of SECTIONS) {
      const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
      if (!(await link.isVisible())) await tabs.getByRole('button', { name: 'More' }).click();
      await link.click();
      await page.waitForURL((url) => url.pathname === to);
      await page.getByRole('dialog', { name: 'Back office' }).waitFor({ state: 'detached' });
      await title(page).waitFor();
      await expect.poll(() => page.locator('main').getByText('Loading…').count()).toBe(0);
      expect([to, await scrollsSideways(page)]).toEqual([to, false]);
    }
    expect(troubles).toEqual([]);
  }, 180_000);

  it('navigates between sections and marks the current one', async () => {
    const { page, troubles } = await site.signIn('/admin');
    for (const { to } of SECTIONS) {
      const link = page
        .getByRole('complementary', { name: 'Back office' })
        .locator(`a[href="${to}"]`);
      await link.click();
      await page.waitForURL((url) => url.pathname === to);
      expect(await link.getAttribute('aria-current')).toBe('page');
      await title(page).waitFor();
    }
    expect(troubles).toEqual([]);
  });

  it('opens a section while the history entry of a closed dialog is being removed', async () => {
    const { page, troubles } = await site.signIn('/admin');
    await title(page).press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await expect.poll(() => page.evaluate(() => history.state.openDialogs)).toBe(1);
    await page.evaluate(() => {
      const { go } = History.prototype;
      History.prototype.go = function (delta) {
        History.prototype.go = go;
        go.call(this, delta);
        const link = document.querySelector<HTMLAnchorElement>('a[href="/admin/staff"]');
        queueMicrotask(() => link?.click());
      };
    });
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Staff', level: 1 }).waitFor();
    await page.goBack();
    await title(page).getByText('Welcome back').waitFor();
    expect(troubles).toEqual([]);
  });

  it('reports an expired session and returns to the same page after sign-in', async () => {
    const path = '/admin/contact-submissions?status=new';
    // Without live changes, because one could detect the expired session before the click.
    const { page } = await site.signIn(path, { isWithoutLive: true });
    await title(page).waitFor();
    await page.evaluate(() => sessionStorage.clear());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    // Shown in the page, because a user who was away would miss a toast.
    await page.getByRole('main').getByText('Your session has ended').waitFor();
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(site.url + path);
    await title(page).getByText('Contact Submissions').waitFor();
  });

  it('signing out from the sidebar shows a message and the sign-in page', async () => {
    const { page } = await site.signIn('/admin/staff');
    await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click();
    await page.getByText('Signed out').waitFor();
    await page.waitForURL((url) => url.pathname === '/login');
  });

  it('shows toasts on a phone above the tab bar', async () => {
    const { page } = await site.signInByForm('/admin', { device: 'phone' });
    const toast = page.getByText('Welcome back!', { exact: true });
    const tabs = page.getByRole('navigation', { name: 'Back office, short' });
    const bottomOf = async () => {
      const box = await toast.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0);
    };
    await toast.waitFor();
    await expect.poll(bottomOf).toBeLessThan((await tabs.boundingBox())?.y ?? Number.NaN);
  });

  it.each([
    ['testimonials', 'phone'],
    ['testimonials', 'desktop'],
    ['contact-submissions', 'phone'],
    ['contact-submissions', 'desktop'],
    ['newsletter-subscribers', 'phone'],
    ['newsletter-subscribers', 'desktop'],
  ] as const)(
    'the buttons of %s on a %s stay where they are while counts and list load',
    async (screen, device) => {
      const { page } = await site.signIn('/admin', { device });
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/trpc.*\.(counts|subscriberCount|all|list|subscribers)\b/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${site.url}/admin/${screen}`);
      const refresh = page.getByRole('button', { name: 'Refresh' });
      await page.locator('main button[aria-busy="true"]').waitFor();
      const before = await refresh.boundingBox();
      release();
      await page.getByText(/^[\d,]+ (new|published|confirmed)/).waitFor();
      await page.locator('main button[aria-busy="true"]').waitFor({ state: 'detached' });
      expect(await refresh.boundingBox()).toEqual(before);
    },
  );
});

describe('the theme menu', () => {
  it.each(['desktop', 'phone'] as const)(
    'changes the colours with the keyboard (%s)',
    async (device) => {
      const { page, troubles } = await site.signIn('/admin/staff', { device });
      if (device === 'phone') await page.getByRole('button', { name: 'More' }).click();
      const button = page.getByRole('button', { name: 'Theme: Light' });
      await button.press('Enter');
      const menu = page.getByRole('menu', { name: 'Theme' });
      const dark = menu.getByRole('menuitemradio', { name: 'Dark' });
      await dark.waitFor();
      expect(await menu.getByTestId('theme-light').getAttribute('aria-checked')).toBe('true');
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      // If the menu is in a dialog, Escape closes only the menu.
      await button.press('Enter');
      await chooseByKeyboard(page, 'Dark', 'menuitemradio');
      await page.getByRole('button', { name: 'Theme: Dark' }).waitFor();
      expect(await page.locator('html').getAttribute('class')).toContain('dark');
      expect(troubles).toEqual([]);
    },
  );
});

describe('the search of the back office', () => {
  const okafor = (changes = {}) =>
    insertMessage(site.db, { firstName: 'Adaeze', lastName: 'Okafor', ...changes });

  it('opens the timeline of a client found by half a name, with the keyboard alone', async () => {
    const message = await okafor();
    const person = () =>
      site.db
        .selectFrom('timelineEvents')
        .select('personId')
        .where('recordId', '=', message)
        .executeTakeFirst();
    await expect.poll(person).toBeDefined();
    const { page, troubles } = await site.signIn('/admin/staff');
    await page.keyboard.press('Control+k');
    // Typed without pauses: no key press may be lost, and Enter must wait for the result.
    await page.keyboard.type('okaf');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/people/*');
    await page.getByRole('heading', { name: 'Adaeze Okafor', level: 1 }).waitFor();
    expect(await search(page).count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  it('moves through the results with the arrow keys, and announces the selected one', async () => {
    await okafor({ firstName: 'Audit' });
    const { page } = await site.signIn('/admin');
    await page.keyboard.press('Control+k');
    const selected = page.getByRole('option', { selected: true });
    await expect.poll(() => selected.textContent()).toBe('Dashboard');
    await page.keyboard.type('audit');
    const person = page
      .getByRole('group', { name: 'People' })
      .getByRole('option', { name: 'Audit Okafor' });
    await person.waitFor();
    // Results that arrive later do not change the selection of an immediate result.
    expect(await selected.textContent()).toBe('Audit Log');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => person.getAttribute('aria-selected')).toBe('true');
    expect(await selected.count()).toBe(1);
    expect(await search(page).getAttribute('aria-activedescendant')).toBe(
      await person.getAttribute('id'),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/audit-log');
  });

  it('closes by Escape, Back and its shortcut, and returns the focus', async () => {
    const { page, troubles } = await site.signIn('/admin/staff');
    const button = page.getByRole('button', { name: 'Search or go to…' });
    const isFocused = () => button.evaluate((element) => element === document.activeElement);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Control+k'),
      () => page.goBack(),
    ]) {
      await button.press('Enter');
      await search(page).waitFor();
      expect(await isFocused()).toBe(false);
      await close();
      await search(page).waitFor({ state: 'detached' });
      await expect.poll(isFocused).toBe(true);
    }
    expect(new URL(page.url()).pathname).toBe('/admin/staff');
    expect(troubles).toEqual([]);
  });

  it('closed by Escape over a dialog, leaves the dialog open', async () => {
    const id = await okafor();
    const { page } = await site.signIn(`/admin/contact-submissions?open=${id}`);
    // Narrower than the width at which a message opens beside the list.
    await page.setViewportSize({ width: 1000, height: 900 });
    const dialog = page.getByRole('dialog', { name: 'Adaeze Okafor' });
    await dialog.waitFor();
    // The dialog takes the focus a moment after it appears.
    await expect
      .poll(() => dialog.evaluate((node) => node.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Control+k');
    await search(page).waitFor();
    await page.keyboard.press('Escape');
    await search(page).waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
  });

  it('says in one line that the server cannot be searched, and still finds sections', async () => {
    const { page } = await site.signIn('/admin');
    await page.route('**/trpc/search.everywhere**', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '[]' }),
    );
    await page.keyboard.press('Control+k');
    await page.keyboard.type('staff');
    await page
      .getByText('People, messages, appointments, articles and pages could not be searched.')
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/staff');
  });
});
