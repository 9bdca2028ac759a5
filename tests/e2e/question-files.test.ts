import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf, pdfOfSize } from '../../src/features/documents/testing/sample-documents.ts';
import { groupAll } from '../../src/features/people/testing/grouped-people.ts';
import type { QuestionnaireDocument } from '../../src/features/questionnaires/rules.ts';
import {
  insertPublished,
  insertRequest,
} from '../../src/features/questionnaires/testing/questionnaire.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { signInAsStaff } from './admin.ts';
import { violationsOn } from './axe.ts';
import { newContext, sharedBrowser, untilHydrated, VIEWPORTS, visit } from './browser.ts';

const DOCUMENT: QuestionnaireDocument = {
  ...{ title: { en: 'Before we meet' }, otherSide: 'optional' },
  sections: [
    {
      ...{ key: 'papers', title: { en: 'Papers', es: 'Papeles' } },
      questions: [
        {
          ...{ key: 'passport', type: 'file', isRequired: true, maxFiles: 2 },
          title: { en: 'Your passport', es: 'Su pasaporte' },
          help: { en: 'The page with your photo.', es: 'La página con su foto.' },
        },
        { key: 'story', type: 'long_text', title: { en: 'What happened?' }, isRequired: false },
      ],
    },
  ],
};

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ env: STAFF_ENV }), sharedBrowser()]);
  await insertPublished(app, { document: DOCUMENT });
});
afterAll(() => app.close());

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

async function asked(email: string) {
  const token = await insertRequest(app, { email, isOpen: true });
  await groupAll(app.deps.db);
  return token;
}

it('files for a question are sent with progress, go on after a broken line, and are removed', async () => {
  const token = await asked('files@example.com');
  const { page, troubles } = await visit(browser, {
    url: `${app.url}/questions/${token}`,
    device: 'phone',
  });
  await heading(page, 'Your passport');
  await page.getByText('Up to 2 files: PDF').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Required').waitFor();

  const input = page.getByLabel('Files for: Your passport');
  await input.focus();
  await untilHydrated(page);
  let isBroken = true;
  await page.route('**/bytes?*', async (route) => {
    if (isBroken) return route.abort('connectionfailed');
    await route.continue();
  });
  await input.setInputFiles(file('Passport.pdf', pdfOfSize(1024 * 1024)));
  await page.getByText('The line is broken. We go on as soon as it is back.').waitFor();
  isBroken = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('1 MB, received').waitFor();
  await page.getByText('Required').waitFor({ state: 'detached' });
  await input.setInputFiles([file('Wrong.pdf', pdf())]);
  await page.getByText('Wrong.pdf').waitFor();
  await page.getByText('This is as much as can be added here.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Wrong.pdf' }).click();
  await page.getByRole('button', { name: 'Remove Wrong.pdf' }).waitFor({ state: 'detached' });
  await page.getByText('1 MB, received').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'What happened?');
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Check your answers');
  await page.getByText('Passport.pdf', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send the answers' }).click();
  await heading(page, 'Your answers are with us.');
  await page.getByText('Passport.pdf', { exact: true }).waitFor();
  expect(
    troubles.filter((trouble) => !/ERR_|connectionfailed|Failed to load|400/.test(trouble)),
  ).toEqual([]);

  const { personId } = await app.deps.db
    .selectFrom('documentRequests')
    .select('personId')
    .where('toEmail', '=', 'files@example.com')
    .executeTakeFirstOrThrow();
  const staff = await signInAsStaff(browser, app, `/admin/people/${personId}`);
  await staff.page.getByText('Passport.pdf').waitFor();
  // No mail has told the client of a link.
  await staff.page.getByText('Files that the client adds to answers come here.').waitFor();
  expect(await staff.page.getByText('The link to files@example.com').count()).toBe(0);
});

it('files for a question are sent without scripts, in Spanish', async () => {
  const token = await asked('plain-files@example.com');
  const context = await newContext(browser, {
    javaScriptEnabled: false,
    viewport: VIEWPORTS.phone,
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/es/preguntas/${token}`);
  await heading(page, 'Su pasaporte');
  await page
    .getByLabel('Archivos para: Su pasaporte')
    .setInputFiles([file('a.pdf', pdf('a')), file('b.pdf', pdf('b'))]);
  await page.getByRole('button', { name: 'Enviar: Su pasaporte' }).click();
  await page.getByText('a.pdf').waitFor();
  await page.getByText('b.pdf').waitFor();
  await page.getByRole('button', { name: 'Quitar b.pdf' }).click();
  await page.getByText('b.pdf').waitFor({ state: 'detached' });
  await page
    .getByLabel('Archivos para: Su pasaporte')
    .setInputFiles([file('c.pdf', pdf('c')), file('d.pdf', pdf('d'))]);
  await page.getByRole('button', { name: 'Enviar: Su pasaporte' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await heading(page, 'What happened?');
  expect(page.url()).toContain(`/es/preguntas/${token}`);
});
