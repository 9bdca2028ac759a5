import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { insertMessage } from '../../src/testing/messages.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { MAIN_GROUPS } from '../../web/admin/main-groups.ts';
import { entryOf, isSetting, SECTIONS, sectionOf } from '../../web/admin/sections.ts';
import { SETTINGS_GROUPS } from '../../web/admin/settings-groups.ts';
import {
  accountButton,
  chooseByKeyboard,
  focusWindow,
  openAccountMenu,
  openSection,
  startAdmin,
} from './admin.ts';

const site = startAdmin();

const search = (page: Page) => page.getByLabel('Type a name, a section or an action');

/** The label of the entry that is marked while a section is open. */
const labelOf = (to: string) => {
  const section = sectionOf(to) ?? expect.fail();
  return isSetting(section) ? 'Settings' : (entryOf(section)?.label ?? expect.fail());
};

const title = (page: Page) => page.locator('main h1');

describe('the back office', () => {
  it('has every entry on a phone, in the tab bar or behind More, which closes when one is opened', async () => {
    const { page, troubles } = await site.signIn('/admin', { device: 'phone' });
    const tabs = page.getByRole('navigation', { name: 'Back office, short' });
    const menu = page.getByRole('dialog', { name: 'More' });
    await tabs.getByRole('button', { name: 'More' }).click();
    await menu.waitFor();
    const links = await tabs.or(menu).locator('a[href]').filter({ visible: true }).all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    const entries = [...MAIN_GROUPS, ...SETTINGS_GROUPS].flatMap((group) => group.entries);
    expect(entries.filter(({ sections }) => !hrefs.includes(sections[0].to))).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await openSection(page, '/admin/staff');
    await openSection(page, '/admin/settings');
    await openSection(page, '/admin/newsletter-subscribers');
    await openSection(page, '/admin/closed-days');
    await page
      .getByRole('link', { name: 'Closed days', exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    expect(troubles).toEqual([]);
  });

  it('navigates between sections and marks the current one', async () => {
    const { page, troubles } = await site.signIn('/admin');
    const sidebar = page.getByRole('complementary', { name: 'Back office' });
    for (const { to } of SECTIONS) {
      await openSection(page, to);
      // A page to print, without the navigation.
      if (to === '/admin/for-your-it') continue;
      const marked = sidebar.locator('nav [aria-current="page"]');
      expect([to, await marked.allTextContents()]).toEqual([
        to,
        [expect.stringContaining(labelOf(to))],
      ]);
    }
    expect(troubles).toEqual([]);
  });

  it('finds a setting by what it contains, by the name of its page, and those for technicians', async () => {
    const { page, troubles } = await site.signIn('/admin/settings');
    const links = page.getByRole('main').getByRole('link').filter({ visible: true });
    const find = page.getByLabel('Find a setting');
    expect(await links.count()).toBe(11);
    await find.fill('opening hours');
    await expect.poll(() => links.allTextContents()).toEqual(['Firm']);
    await find.fill('api');
    await expect.poll(() => links.allTextContents()).toEqual(['API Keys']);
    await find.fill('themes');
    await links.getByText('Look').click();
    await page.getByRole('heading', { name: 'Themes', level: 1 }).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Settings').click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('finds an entry in the More menu of a phone', async () => {
    const { page } = await site.signIn('/admin', { device: 'phone' });
    await page.getByRole('button', { name: 'More' }).click();
    const more = page.getByRole('dialog', { name: 'More' });
    await more.getByLabel('Find a section').fill('blog');
    await expect
      .poll(() => more.getByRole('link').allTextContents())
      .toEqual(['Articles (Blog Posts)', 'Connections (Integrations)']);
    await more.getByRole('link', { name: 'Articles' }).click();
    await page.getByRole('heading', { name: 'Blog Posts', level: 1 }).waitFor();
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
        const link = document.querySelector<HTMLAnchorElement>('a[href="/admin/people"]');
        queueMicrotask(() => link?.click());
      };
    });
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'People', level: 1 }).waitFor();
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
    await focusWindow(page);
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
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
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
      const lists = /trpc.*\.(counts|subscriberCount|all|submissions|subscribers)\b/;
      await page.route(lists, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${site.url}/admin/${screen}`);
      const more = page.getByRole('button', { name: 'More actions' });
      const loading = page.locator('main').getByText('Loading…');
      await loading.waitFor({ state: 'attached' });
      const before = await more.boundingBox();
      release();
      await loading.waitFor({ state: 'detached' });
      expect(await more.boundingBox()).toEqual(before);
    },
  );
});

describe('the theme menu', () => {
  it.each(['desktop', 'phone'] as const)(
    'changes the colours with the keyboard (%s)',
    async (device) => {
      const { page, troubles } = await site.signIn('/admin/staff', { device });
      if (device === 'phone') await page.getByRole('button', { name: 'More', exact: true }).click();
      const button =
        device === 'phone' ? page.getByRole('button', { name: /^Theme/ }) : accountButton(page);
      await button.press('Enter');
      const menu = page.getByRole('menu');
      const dark = menu.getByRole('menuitemradio', { name: 'Dark' });
      await dark.waitFor();
      expect(await menu.getByTestId('theme-light').getAttribute('aria-checked')).toBe('true');
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      // If the menu is in a dialog, Escape closes only the menu.
      await button.press('Enter');
      await chooseByKeyboard(page, 'Dark', 'menuitemradio');
      await menu.waitFor({ state: 'detached' });
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
    await expect.poll(() => selected.textContent()).toBe('Dashboard (Today)');
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
    const button = page.getByRole('button', { name: 'Find Ctrl K' });
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
    await page.getByRole('button', { name: 'Add contact preferences' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact preferences' });
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
