import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  agreementToken,
  bookedPerson,
  postStep,
  READING,
  SIGNING,
} from '../../src/features/agreements/testing/agreement-steps.ts';
import { MARKS } from '../../src/features/agreements/unfinished.ts';
import { groupAll } from '../../src/features/people/testing/grouped-people.ts';
import {
  insertPublished,
  insertRequest,
} from '../../src/features/questionnaires/testing/questionnaire.ts';
import { scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();

const SHOTS = process.env.AGREEMENT_SHOTS;
const shot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/admin-${name}.png`, fullPage: true });
};
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The client of an appointment answers its questions. */
async function sendStory(appointmentId: string, story: string) {
  const token = await insertRequest(site.app, { appointmentId, isOpen: true });
  for (const [question, value] of [
    ['has_children', 'no'],
    ['story', story],
  ] as const) {
    await postStep(site.app, token, { form: 'answer', question, value }, '/questions');
  }
  const sent = await postStep(site.app, token, { form: 'send' }, '/questions');
  expect(sent.status).toBe(303);
  await groupAll(site.app.deps.db);
}

it('staff publish a template, prepare an agreement from it, and have it signed by both', async () => {
  await insertPublished(site.app);
  const { personId, appointmentId } = await bookedPerson(site.app);
  await sendStory(appointmentId, 'A parenting plan');
  const { page, troubles } = await site.signIn('/admin/agreement-templates');
  await page.getByRole('button', { name: 'Add Samples' }).click();
  await toast(page, '2 samples added as drafts');
  await page.getByRole('link', { name: 'Hourly fee agreement, family law (sample)' }).click();
  await page.getByText('Not published yet').waitFor();
  expect(await page.getByRole('button', { name: /^Publish/ }).count()).toBe(0);
  await page
    .getByRole('link', { name: `Clause 1 (en) is not finished: “${MARKS.sample.en}”` })
    .click();
  expect(new URL(page.url()).hash).toBe('#clause-1');
  await shot(page, 'template-unfinished');
  for (const label of ['Text (English)', 'Text (Spanish)']) {
    const text = page.getByLabel(label).first();
    await text.fill((await text.inputValue()).replace(/^.*\n\n/, ''));
  }
  await page.getByLabel('Which text counts if they differ (English)').fill('The English text.');
  await page.getByLabel('Which text counts if they differ (Spanish)').fill('El texto inglés.');
  await page.getByLabel('Heading (English)').first().fill('');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText('Clause 1 has no heading in en.').waitFor();
  await page.getByLabel('Heading (English)').first().fill('Our work for you');
  const linked = page.getByLabel('Filled from the answer to').first();
  await linked.selectOption('story');
  await shot(page, 'template');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('button', { name: 'Publish as version 1' }).click();
  await page.getByText('Version 1 is used for new agreements').waitFor();

  await page.goto(`${site.app.url}/admin/people/${personId}`);
  await page.getByRole('button', { name: 'Prepare an Agreement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^From the answers of .*, “Before we meet”$/).waitFor();
  const matter = dialog.getByLabel('The matter, in a few words');
  expect(await matter.inputValue()).toBe('A parenting plan');
  await matter.fill('');
  await dialog.getByText(/^Changed\. The answers of .*, say: A parenting plan$/).waitFor();
  await dialog.getByRole('button', { name: 'Prepare the draft' }).click();
  await dialog.getByText('The matter, in a few words: required').waitFor();
  await matter.fill('A parenting plan for Robin');
  await dialog.getByLabel('Hourly rate').fill('350');
  await dialog.getByLabel('Language in which you negotiated').selectOption('es');
  await dialog.getByText(/can sign only once they have confirmed .* 1632/).waitFor();
  await shot(page, 'prepare');
  await dialog.getByRole('button', { name: 'Prepare the draft' }).click();
  await page.getByText('1. Our work for you').waitFor();
  await shot(page, 'draft');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Send to the client' }).click();
  await toast(page, 'The mail to dana.whitfield@example.com is in the outbox');

  const id = page.url().split('/').at(-1) ?? '';
  const token = await agreementToken(site.app, id);
  for (const step of [{ step: 'translation' }, READING, SIGNING]) {
    expect((await postStep(site.app, token, step)).status).toBe(303);
  }
  // Announced to the open screen.
  await page.getByRole('button', { name: 'Countersign' }).click();
  await page.getByRole('button', { name: 'Sign for the firm' }).click();
  await page.getByRole('button', { name: 'Signed PDF' }).waitFor();
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByText('Checked: 8 entries, nothing has been altered.').waitFor();
  await shot(page, 'signed');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Signed PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^agreement-2031-03-10-pdf\.pdf$/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.goto(`${site.app.url}/admin/agreements`);
  await page.getByRole('button', { name: 'Dana Whitfield' }).waitFor();
  await shot(page, 'list-phone');
  expect(troubles.filter((trouble) => !/400|409/.test(trouble))).toEqual([]);
});
