import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { bearer } from '../../src/testing/people.ts';
import { poolClient } from '../../src/testing/pool-client.ts';
import { plain } from '../../src/testing/sample-pictures.ts';
import { startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { staffClient } from '../../src/testing/staff-client.ts';
import { startAdmin } from './admin.ts';

type Site = ReturnType<typeof startAdmin>;

const REFUSAL = 'Recipient address rejected: User unknown';

/** What the tasks of one device find: each device has a site of its own. */
async function fill(site: Site): Promise<void> {
  await insertMessage(site.db);
  await insertMessage(site.db, { firstName: 'February', createdAt: new Date('2031-02-10T20:00Z') });
  await writeArticle(site);
  await addPicture(site);
  const body = bookingBody({ scheduledDate: tuesdayAt('09:00') });
  await postJson(`${site.url}/api/appointments`, body);
  for (const username of ['maren', 'joaquin']) {
    const { AccessToken } = await poolClient(site.app).newUser(username);
    await fetch(`${site.url}/api/identity/me`, { headers: bearer(AccessToken) });
  }
  await site.db
    .insertInto('outboxEmails')
    .values({
      kind: 'contact_receipt',
      payload: JSON.stringify({
        id: await insertMessage(site.db, {
          firstName: 'Noor',
          createdAt: new Date('2031-03-05T20:00Z'),
        }),
      }),
      toEmail: 'noor@exmaple.com',
      toName: 'Noor Whitfield',
      dedupeKey: 'refused',
      state: 'needs_attention',
      attempts: 1,
      lastError: `550 5.1.1 ${REFUSAL}`,
    })
    .execute();
}

/** An article whose text has been overwritten. */
async function writeArticle(site: Site): Promise<void> {
  const staff = await staffClient(site.app);
  const article = {
    title: 'Who keeps the dog',
    excerpt: 'Animals in a divorce.',
    content: '<p>The court decides.</p>',
    category: 'divorce',
  };
  const { body } = await staff.call('POST', '/api/admin/blog-posts', article);
  const change = { ...article, content: '<p>It depends.</p>' };
  await staff.call('PUT', `/api/admin/blog-posts/${body.id}`, change);
}

/** A picture for articles. */
async function addPicture(site: Site): Promise<void> {
  const staff = await staffClient(site.app);
  const data = (await plain().png().toBuffer()).toString('base64');
  await staff.call('POST', '/api/admin/pictures', { data, alt: 'A courthouse' });
}

/** A user who is new to the back office: presses only what is visible, and types no URLs. */
type Person = {
  site: Site;
  page: Page;
  isPhone: boolean;
  press(target: Locator): Promise<void>;
  /** Presses a field and types into it. */
  type(field: Locator, text: string): Promise<void>;
  /** Opens a section from the navigation: on a phone from the bar of tabs, or with one more press from its More. */
  go(section: string): Promise<void>;
  /** Opens the search of everything. */
  find(): Promise<void>;
};

type Task = {
  /** The maximum number of presses, on a desktop and on a phone. */
  most: readonly [number, number];
  run(person: Person): Promise<void>;
};

/**
 * Tasks of an office manager, each starting at the dashboard, with the maximum number of clicks and of key presses that
 * type no text.
 */
const TASKS: Readonly<Record<string, Task>> = {
  'find a client by half a name': {
    most: [2, 3],
    async run({ page, press, find }) {
      await find();
      await page.keyboard.type('whitf');
      await press(page.getByRole('option', { name: 'Dana Whitfield' }).first());
      await page
        .getByRole('heading', { name: 'Dana Whitfield', level: 1 })
        .or(page.getByRole('region', { name: 'Dana Whitfield' }))
        .first()
        .waitFor();
    },
  },
  'move an appointment': {
    most: [5, 5],
    async run({ page, press, go }) {
      await go('Appointments');
      await press(page.getByRole('button', { name: 'Dana Whitfield', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Dana Whitfield' });
      await press(dialog.getByRole('button', { name: 'Move', exact: true }));
      await press(dialog.getByRole('button', { name: '2:00 PM' }));
      await press(dialog.getByRole('button', { name: 'Move appointment' }));
      await dialog.getByText('Tuesday, Mar 11, 2031, 2:00 PM').waitFor();
    },
  },
  'publish an article with a table and a picture': {
    most: [12, 12],
    async run({ site, page, press, type }) {
      await press(page.getByRole('link', { name: 'Create Blog Post' }));
      await type(page.getByLabel('Title'), 'What a trustee owes');
      await type(page.getByLabel('Excerpt'), 'The duties of a trustee.');
      await type(page.getByRole('textbox', { name: 'Content' }), 'Loyalty and care.');
      await press(page.getByRole('button', { name: 'Picture', exact: true }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'A courthouse' }));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press(page.getByRole('button', { name: 'Table', exact: true }));
      await press(page.getByRole('menuitem', { name: 'Insert table' }));
      await page.keyboard.type('Duty');
      await press(page.getByLabel('Category'));
      await page.getByLabel('Category').selectOption('estate-planning');
      await press(page.getByText('Published', { exact: true }));
      await press(page.getByRole('button', { name: 'Publish', exact: true }));
      await page.getByText('Blog post created successfully').waitFor();
      const article = await (await fetch(`${site.url}/blog/what-a-trustee-owes`)).text();
      expect(article).toMatch(/<img[^>]* alt="A courthouse".*<table>.*Duty/s);
    },
  },
  'restore yesterday’s text': {
    most: [4, 5],
    async run({ page, press, go }) {
      await go('Blog Posts');
      await press(page.getByRole('link', { name: 'Who keeps the dog', exact: true }));
      await press(page.getByRole('button', { name: 'Versions' }));
      await press(page.getByRole('button', { name: 'Restore this version' }));
      await page
        .getByRole('textbox', { name: 'Content' })
        .getByText('The court decides.')
        .waitFor();
    },
  },
  'export March’s messages': {
    most: [4, 5],
    async run({ page, isPhone, press, type, go }) {
      await go('Contact Submissions');
      if (isPhone) await press(page.getByRole('button', { name: 'Search', exact: true }));
      await type(page.getByLabel('Search by name'), 'March 2031');
      await page.getByText('received in March 2031').waitFor();
      await page.getByRole('button', { name: 'Noor Whitfield', exact: true }).waitFor();
      const download = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'More actions' }));
      await press(page.getByRole('menuitem', { name: 'Export CSV' }));
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain('Noor');
      expect(file).not.toContain('February');
    },
  },
  'connect a mail server': {
    most: [8, 8],
    async run({ page, press, type }) {
      const server = await startSmtpPeer({ account: { user: 'office', pass: 'harbor' } });
      const field = (name: string) => page.getByLabel(name, { exact: true });
      await press(page.getByRole('link', { name: 'Set up mail' }));
      await page.getByLabel('Provider').waitFor();
      await press(page.getByLabel('Provider'));
      await page.getByLabel('Provider').selectOption('smtp');
      await type(field('Mail server'), server.host);
      await type(field('Port'), String(server.port));
      await type(field('User name (optional)'), 'office');
      await type(field('Password (optional)'), 'harbor');
      await type(field('Sender address'), 'office@firm.example');
      await press(page.getByRole('button', { name: 'Save Email Settings' }));
      await page.getByText('Email integration created successfully').first().waitFor();
      await server.close();
    },
  },
  'approve a colleague for articles only': {
    most: [5, 5],
    async run({ site, page, press }) {
      await press(page.getByRole('link', { name: 'Decide' }));
      await press(page.getByLabel('Role for joaquin'));
      await page.getByLabel('Role for joaquin').selectOption('Only some areas…');
      await press(page.getByRole('button', { name: 'Approve joaquin' }));
      const dialog = page.getByRole('dialog', { name: 'Approve joaquin' });
      await press(dialog.getByRole('checkbox', { name: 'Articles' }));
      await press(dialog.getByRole('button', { name: 'Approve', exact: true }));
      await page.getByText('joaquin has access now').waitFor();
      const { role, areas } = await site.db
        .selectFrom('users')
        .select(['role', 'areas'])
        .where('username', '=', 'joaquin')
        .executeTakeFirstOrThrow();
      expect([role, areas]).toEqual(['editor', ['articles']]);
    },
  },
  'approve a colleague': {
    most: [2, 2],
    async run({ page, press }) {
      await press(page.getByRole('link', { name: 'Decide' }));
      await press(page.getByRole('button', { name: 'Approve maren' }));
      await page.getByText('maren has access now').waitFor();
    },
  },
  'block a holiday': {
    most: [5, 5],
    async run({ page, press, type, go }) {
      await go('Appointments');
      await press(page.getByRole('button', { name: 'Block time' }));
      const dialog = page.getByRole('dialog', { name: 'Block time' });
      await press(dialog.getByRole('button', { name: 'Whole days' }));
      await type(dialog.getByLabel('First day'), '2031-11-27');
      await press(dialog.getByRole('button', { name: 'Block', exact: true }));
      await page.getByText('Time blocked').waitFor();
    },
  },
  'print tomorrow': {
    most: [2, 2],
    async run({ page, press }) {
      await press(page.getByRole('link', { name: 'Day sheet' }).first());
      await page.getByText('Printed by admin').waitFor();
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await press(page.getByRole('button', { name: 'Print' }));
      await page.locator('body[data-printed]').waitFor();
    },
  },
  'find out why a mail was not sent': {
    most: [2, 2],
    async run({ page, press }) {
      await press(page.getByRole('link', { name: 'Look at the mail' }));
      await press(page.getByRole('button', { name: 'Preview: Noor' }));
      await page.getByRole('dialog').getByText(REFUSAL).waitFor();
    },
  },
};

const DEVICES = ['desktop', 'phone'] as const;

describe.each(DEVICES)('on a %s', (device) => {
  const site = startAdmin();
  beforeAll(() => fill(site));

  it.each(Object.entries(TASKS))('%s', async (_name, { most, run }) => {
    const isPhone = device === 'phone';
    const { page, troubles } = await site.signIn('/admin', { device });
    await page.getByRole('region', { name: 'Ready to open?' }).waitFor();
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const type = async (field: Locator, text: string) => {
      await press(field);
      await field.fill(text);
    };
    const tabs = page.getByRole('navigation', { name: 'Back office, short' });
    const more = page.getByRole('dialog', { name: 'More' });
    const go = async (name: string) => {
      if (!isPhone) {
        const sidebar = page.getByRole('complementary', { name: 'Back office' });
        return press(sidebar.getByRole('link', { name }));
      }
      const tab = tabs.getByRole('link', { name });
      if (await tab.isVisible()) return press(tab);
      await press(tabs.getByRole('button', { name: 'More' }));
      await press(more.getByRole('link', { name }));
    };
    const find = async () => {
      if (!isPhone) return press(page.getByRole('button', { name: 'Find Ctrl K' }));
      await press(tabs.getByRole('button', { name: 'More' }));
      await press(more.getByRole('button', { name: /^Find people/ }));
    };
    await run({ site, page, isPhone, press, type, go, find });
    expect(presses).toBeLessThanOrEqual(most[DEVICES.indexOf(device)] ?? 0);
    expect(troubles).toEqual([]);
  });
});
