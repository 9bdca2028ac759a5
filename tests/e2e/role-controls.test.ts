import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, mayDo } from '../../src/platform/auth/area-rules.ts';
import { roleToken } from '../../src/testing/people.ts';
import { startAdmin } from './admin.ts';
import { ADMIN_SCREENS, type AdminScreen } from './admin-screens.ts';
import type { Visit } from './browser.ts';
import { neededFor, seenBy } from './control-permissions.ts';
import { enabledControls } from './enabled-controls.ts';
import { fillAdmin } from './fill-admin.ts';

/** By username: three roles, and parts of two roles. */
const ACCESS = {
  auditor: { role: 'auditor', areas: null },
  editor: { role: 'editor', areas: null },
  attorney: { role: 'attorney', areas: null },
  columnist: { role: 'editor', areas: ['articles'] },
  receptionist: { role: 'manager', areas: ['messages', 'calendar'] },
} satisfies Record<string, Access>;
type Username = keyof typeof ACCESS;
const USERNAMES = Object.keys(ACCESS) as Username[];

const site = startAdmin();
beforeAll(async () => {
  await fillAdmin(site.app);
  for (const username of USERNAMES) {
    const { role, areas } = ACCESS[username];
    await roleToken(site.app, role, { username, areas });
  }
}, 120_000);

const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
const openRow = (page: Page) => page.locator('[data-open-row]').first().click();
const openDialog = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await open(page);
  await page.getByRole('dialog').first().waitFor();
};
const heading = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** What a read-only role can open on each screen. */
const LOOKED_AT: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/admin/contact-submissions': async (page) => {
    await openRow(page);
    await text('has moved out')(page);
    await text('Conflict check')(page);
  },
  '/admin/appointments': async (page) => {
    await openDialog(openRow)(page);
    await text('Booking confirmation')(page);
    await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Calendar file' }).waitFor();
  },
  '/admin/consultations': openDialog(heading('Divorce Consultation')),
  '/admin/practice-areas': openDialog(heading('Family Law')),
  '/admin/practice-areas?tab=categories': openDialog(heading('Family Law')),
  '/admin/testimonials': openDialog(openRow),
  '/admin/mail': openDialog(openRow),
  '/admin/blog-posts': async (page) => {
    await openRow(page);
    await page
      .getByRole('textbox', { name: 'Content' })
      .or(page.locator('.prose'))
      .first()
      .waitFor();
  },
  '/admin/pages': async (page) => {
    await page.getByRole('link', { name: 'About us' }).first().click();
    await page.getByLabel('Introduction').waitFor();
  },
  '/admin/integrations?tab=sources': openDialog((page) =>
    page.getByRole('button', { name: 'Articles of Courts Bulletin' }).click(),
  ),
  '/admin/themes': openDialog((page) =>
    page.getByRole('button', { name: 'Preview Executive Charcoal' }).click(),
  ),
  '/admin/team/_firm?tab=hours': async (page) => {
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('group', { name: 'Monday' }).waitFor();
  },
};

/** The tabs of a team member that the list of screens does not include. */
const MEMBER_TABS: readonly AdminScreen[] = ['hours', 'calendar'].map((tab) => ({
  path: `/admin/team/ines-halloran?tab=${tab}`,
}));

const screensOf = (username: Username) =>
  [...ADMIN_SCREENS, ...MEMBER_TABS].filter(({ path }) => {
    const read = seenBy(path);
    return !read || mayDo(ACCESS[username], read);
  });

describe.each(USERNAMES)(
  'the %s finds no control that it may not use, and no request is refused',
  (username) => {
    let staff: Visit;
    beforeAll(async () => {
      staff = await site.open('/admin', { as: username });
    });
    afterAll(() => staff?.close());

    it.each(screensOf(username))('$path', async ({ path }) => {
      const { page, pending, troubles } = staff;
      const settle = async () => {
        await expect.poll(() => page.locator('main').getByText('Loading…').count()).toBe(0);
        await expect
          .poll(() => pending().filter((each) => !/live\.changes/.test(each)))
          .toEqual([]);
      };
      /** The controls that the user may not use. */
      const refused = async () =>
        (await enabledControls(page)).filter((control) => {
          const permission = neededFor(path, control);
          return permission !== null && !(permission && mayDo(ACCESS[username], permission));
        });
      await page.goto(site.url + path);
      await page.locator('main h1').waitFor();
      await settle();
      expect(await refused()).toEqual([]);
      const look = LOOKED_AT[path];
      if (look) {
        await look(page);
        await settle();
        expect(await refused()).toEqual([]);
      }
      expect(troubles.splice(0)).toEqual([]);
    });
  },
);

it('an owner finds the controls that the others do not', async () => {
  const { page } = await site.signIn('/admin/testimonials');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .waitFor();
  expect(await enabledControls(page)).toEqual(
    expect.arrayContaining(['Add Testimonial', 'Published']),
  );
});
