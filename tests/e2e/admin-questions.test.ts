import { expect, it } from 'vitest';
import { linkClient } from '../../src/features/documents/testing/document-client.ts';
import { pdf } from '../../src/features/documents/testing/sample-documents.ts';
import { groupAll } from '../../src/features/people/testing/grouped-people.ts';
import { insertRequest } from '../../src/features/questionnaires/testing/questionnaire.ts';
import { postJson } from '../../src/testing/booking-requests.ts';
import { scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();

it('staff add a question for files, and read the names of what clients send', async () => {
  const { page, troubles } = await site.signIn('/admin/questions');
  await page.getByRole('button', { name: 'Add Questionnaire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty' }).click();
  await page.getByRole('button', { name: 'Add Question' }).first().click();
  const section = page.getByRole('region', { name: 'Section 1' });
  await section.getByLabel('Question', { exact: true }).last().fill('Your passport');
  await section.getByLabel('Kind of answer').last().selectOption('file');
  const most = section.getByLabel('How many files at most');
  expect(await most.inputValue()).toBe('5');
  const save = page.getByRole('button', { name: 'Save Draft' });
  await most.fill('2');
  await section.getByLabel('Help').last().fill('The page with your photo.');
  const key = section.getByLabel('Key').last();
  await key.fill('passport');
  await key.blur();
  await page.getByRole('button', { name: 'Try It' }).click();
  const trial = page.getByRole('dialog');
  await trial.getByLabel('Your passport (optional): files have arrived').check();
  await page.keyboard.press('Escape');
  await save.click();
  await page.getByText('Draft saved').first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Version 1 is published').first().waitFor();

  const id = '5d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20';
  const token = await insertRequest(site.app, { id, isOpen: true });
  await groupAll(site.db);
  const ask = async () => {
    const input = encodeURIComponent(JSON.stringify({ token }));
    const response = await fetch(`${site.app.url}/trpc/questionPages.page?input=${input}`);
    return (await response.json()).result.data;
  };
  const { uploads } = (await ask()).form;
  expect(uploads.passport.max).toBe(2);
  await linkClient(site.app, uploads.passport.token).send('Passport.pdf', pdf());
  const answer = { token, question: 'passport', fields: {} };
  await postJson(`${site.app.url}/trpc/questionPages.answer`, answer);
  await page.goto(`${site.app.url}/admin/answers/${id}`);
  await page.getByText('Passport.pdf').waitFor();
  expect(troubles.filter((trouble) => !/400/.test(trouble))).toEqual([]);
});
