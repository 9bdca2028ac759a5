import { beforeEach, expect, it } from 'vitest';
import { postJson } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { unsaved } from '../../web/ui/confirm.ts';
import { startAdmin } from './admin.ts';
import { dialogsClosed } from './browser.ts';

const site = startAdmin();

beforeEach(async () => {
  await deleteAll(site.db, 'mailTexts');
  await deleteAll(site.db, 'outboxEmails');
});

const MESSAGE = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  practiceArea: 'divorce',
  message: 'A question.',
  consent: true,
};

it('a text is edited, previewed and saved, is in the next mail, and the original is restored', async () => {
  const { page, troubles } = await site.signIn('/admin/mail-texts');
  await page.getByRole('link', { name: 'Edit Receipt for a message' }).click();
  const mail = page.frameLocator('iframe');
  await mail.getByText('a person will read it. We reply within 24 hours.').waitFor();
  const steps = await page.evaluate(() => history.length);
  const opening = page.getByRole('textbox', { name: 'Opening' });
  await opening.fill('Good day, ');
  await page.getByRole('button', { name: 'Insert Field: Opening' }).click();
  await page.getByRole('menuitem', { name: 'First name of the client' }).click();
  await expect.poll(() => opening.inputValue()).toBe('Good day, {client}');
  await page.keyboard.type('. {court} is closed.');
  await mail.getByText('Good day, Sample. {court} is closed.').waitFor();
  expect(await page.evaluate(() => history.length)).toBe(steps);

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('There is no field {court} here.').waitFor();
  await opening.fill('Good day, {client}.\n\nWe guarantee success.');
  await page.getByRole('button', { name: 'Save' }).click();
  const gate = page.getByRole('dialog');
  await gate.getByText('We guarantee', { exact: false }).first().waitFor();
  await page.keyboard.press('Escape');
  await gate.waitFor({ state: 'detached' });
  expect(await site.db.selectFrom('mailTexts').selectAll().execute()).toEqual([]);

  await opening.fill('Good day, {client}.\n\nWe have your message.');
  await page.getByRole('button', { name: 'Send Test Mail' }).click();
  await page.getByText('The test mail is caught here, not sent.').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Texts saved. New mails use them.').waitFor();

  await deleteAll(site.db, 'outboxEmails');
  expect((await postJson(`${site.url}/api/contact`, MESSAGE)).status).toBe(201);
  const caught = async () =>
    (await (await fetch(`${site.url}/dev/mail`)).text()).match(/\/dev\/mail\/[^"]+/g);
  const bodies = async () =>
    Promise.all(
      ((await caught()) ?? []).map(async (path) => (await fetch(site.url + path)).text()),
    );
  await expect
    .poll(async () => (await bodies()).join('\n'))
    .toContain('Good day, Dana.\n\nWe have your message.');

  await page.getByRole('button', { name: 'Restore Original Text' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('Original text restored').waitFor();
  expect(await page.getByRole('textbox', { name: 'Opening' }).inputValue()).toMatch(
    /^Thank you for writing to us\./,
  );
  await page.getByText('Original text', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  const changes = versions.getByRole('region', { name: 'Changes' });
  await changes.getByRole('heading', { name: 'Opening' }).waitFor();
  expect(await versions.getByRole('button', { pressed: true }).count()).toBe(1);
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await versions.waitFor({ state: 'detached' });
  expect(await opening.inputValue()).toBe('Good day, {client}.\n\nWe have your message.');
  await page.getByText('Unsaved changes').waitFor();

  await dialogsClosed(page);
  const question = page.getByRole('dialog', { name: unsaved().title });
  for (const action of ['Keep editing', 'Leave']) {
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: action }).click();
    await question.waitFor({ state: 'detached' });
    await page.waitForURL(action === 'Leave' ? '**/mail-texts' : '**/contact_receipt');
  }
  await page.getByRole('link', { name: 'Edit Receipt for a message' }).waitFor();
  // The advertising check has rejected the text.
  expect(troubles).toEqual([expect.stringContaining('409 (Conflict)')]);
});

it('a preview that failed during an outage is made once the server answers', async () => {
  const { page } = await site.signIn('/admin/mail-texts/contact_receipt');
  const mail = page.frameLocator('iframe');
  await mail.getByText('a person will read it.').waitFor();
  await page.route('**/trpc/mailTexts.preview*', (route) => route.abort(), { times: 2 });
  await page.getByRole('textbox', { name: 'Opening' }).fill('Good day, {client}.');
  await mail.getByText('Good day, Sample.').waitFor();
});

it('a colleague’s text is shown beside one’s own, and only one is kept', async () => {
  const { page } = await site.signIn('/admin/mail-texts/newsletter_welcome');
  await page.getByRole('textbox', { name: 'Opening' }).fill('Mine.');
  await site.db
    .insertInto('mailTexts')
    .values({ kind: 'newsletter_welcome', texts: JSON.stringify({ opening: 'Theirs.' }) })
    .execute();
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: /Somebody else saved this mail/ });
  await conflict.getByText('Theirs.', { exact: true }).waitFor();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Opening' }).inputValue())
    .toBe('Theirs.');
});
