import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  linkClient,
  personAt,
  tokenFor,
} from '../../src/features/documents/testing/document-client.ts';
import { pdf, pdfOfSize } from '../../src/features/documents/testing/sample-documents.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { staffClient } from '../../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { signInAsStaff } from './admin.ts';
import { newContext, sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ env: STAFF_ENV }), sharedBrowser()]);
});
afterAll(() => app.close());

const MIB = 1024 * 1024;

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const filesFor = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^(Files for|Archivos para): ${label}$`));
const item = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) });

/** A person who was asked for two documents: their id, and the path of their page. */
async function asked(email: string) {
  const personId = await personAt(app, email);
  await (await staffClient(app)).call('PUT', `/api/admin/people/${personId}/document-request`, {
    items: [{ label: 'Passport' }, { label: 'Pay slips' }],
    message: null,
  });
  const token = await tokenFor(app, personId);
  return { personId, token, path: `/documents/${token}` };
}

describe('the client’s page of documents', () => {
  it('sends several files at once, says what was refused, and continues after a broken line', async () => {
    const { path } = await asked('several@example.com');
    const { page, troubles } = await visit(browser, { device: 'phone', url: app.url + path });
    await untilHydrated(page);
    await page.getByRole('heading', { level: 1, name: 'Papers that we need' }).waitFor();
    await page.getByText('2 documents are missing').waitFor();

    // The second slice does not arrive, nor the next attempts, until the line is back.
    let slices = 0;
    let isBroken = false;
    await page.route('**/bytes?*', async (route) => {
      slices += 1;
      if (slices === 2) isBroken = true;
      if (isBroken) return route.abort('connectionfailed');
      await route.continue();
    });
    const bytes = pdfOfSize(3 * MIB);
    await filesFor(page, 'Pay slips').setInputFiles(file('March.pdf', bytes));
    await page.getByText('The line is broken. We go on as soon as it is back.').waitFor();
    isBroken = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('3 MB, received').waitFor();
    await page.getByText('1 document is missing').waitFor();

    await filesFor(page, 'Passport').setInputFiles([
      file('Front.pdf', pdf('front')),
      file('Macros.pdf', Buffer.from('MZ')),
      file('Back.pdf', pdf('back')),
    ]);
    const passport = item(page, 'Passport');
    await passport.getByText('Front.pdf').waitFor();
    await passport.getByText('Back.pdf').waitFor();
    await passport.getByText('Macros was not taken.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'We have everything.' }).waitFor();
    // The browser reports the requests that were made to fail.
    expect(
      troubles.filter((trouble) => !/ERR_|connectionfailed|Failed to load/.test(trouble)),
    ).toEqual([]);
  });

  it('goes on with a file that was sent in part another day', async () => {
    const { path, token } = await asked('later@example.com');
    const bytes = pdfOfSize(MIB);
    const client = linkClient(app, token);
    const [passport] = (await client.page()).items;
    const { body } = await client.add('Scan.pdf', bytes.length, passport.id);
    await client.put(body.id, 0, new Uint8Array(bytes.subarray(0, MIB / 2)));
    const { page } = await visit(browser, { device: 'phone', url: app.url + path });
    await untilHydrated(page);
    await page
      .getByText('512 kB of 1 MB have arrived. To go on, choose the same file again.')
      .waitFor();
    const offsets: string[] = [];
    page.on('request', (request) => {
      const [, offset] = /bytes\?offset=(\d+)/.exec(request.url()) ?? [];
      if (offset) offsets.push(offset);
    });
    await filesFor(page, 'Passport').setInputFiles(file('Scan.pdf', bytes));
    await item(page, 'Passport').getByText('1 MB, received').waitFor();
    expect(offsets[0]).toBe(String(MIB / 2));
  });

  it('works without scripts, in Spanish', async () => {
    const { token } = await asked('plain@example.com');
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/es/documentos/${token}`);
    await page.getByRole('heading', { level: 1, name: 'Papeles que necesitamos' }).waitFor();
    await filesFor(page, 'Passport').setInputFiles([
      file('a.pdf', pdf('a')),
      file('b.pdf', pdf('b')),
    ]);
    await page.getByRole('button', { name: 'Enviar: Passport' }).click();
    await page.getByText('Falta 1 documento').waitFor();
    expect(page.url()).toBe(`${app.url}/es/documentos/${token}`);
    await item(page, 'Passport').getByText('b.pdf').waitFor();
  });
});

describe('the page of a person', () => {
  it('asks, shows what arrives while it is open, downloads, shares and deletes', async () => {
    const personId = await personAt(app, 'staff@example.com');
    const { page } = await signInAsStaff(browser, app, `/admin/people/${personId}`);
    const box = page.getByRole('region', { name: 'Documents' });
    await box.getByRole('button', { name: 'Ask' }).click();
    await page.getByLabel('Documents').last().fill('Passport\nPay slips');
    await page.getByRole('button', { name: 'Ask by Mail' }).click();
    await box.getByText('Missing: Passport, Pay slips').waitFor();

    const client = linkClient(app, await tokenFor(app, personId));
    const [passport] = (await client.page()).items;
    await client.send('Scan.pdf', pdf('scan'), passport.id);
    await box.getByText('Missing: Pay slips').waitFor();
    const download = page.waitForEvent('download');
    await box.getByRole('button', { name: 'Download Scan.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Scan.pdf');

    await page.getByTestId('share-document').setInputFiles(file('Fee agreement.pdf', pdf('fee')));
    await box.getByText('not downloaded yet').waitFor();
    expect((await client.page()).shared).toMatchObject([{ name: 'Fee agreement.pdf' }]);

    await box.getByRole('button', { name: 'Delete Scan.pdf' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await box.getByText('Missing: Passport, Pay slips').waitFor();
  });
});
