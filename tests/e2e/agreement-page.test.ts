import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countersignAgreement } from '../../src/features/agreements/countersign-agreement.ts';
import { checkAgreement } from '../../src/features/agreements/evidence/check-agreement.ts';
import {
  postStep,
  READING,
  sentAgreement,
  staffDeps,
} from '../../src/features/agreements/testing/agreement-steps.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { publishLanguage } from '../../src/testing/publish-language.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { newContext, sharedBrowser, visit } from './browser.ts';
import { faultsOnTopAtWidths } from './sweep/axe-faults.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
  await publishLanguage(app.deps.db, 'es');
});
afterAll(() => app.close());

async function freshAgreement(over: Parameters<typeof sentAgreement>[1] = {}) {
  for (const table of ['agreements', 'appointments', 'people'] as const) {
    await deleteAll(app.deps.db, table);
  }
  return sentAgreement(app, over);
}

const SHOTS = process.env.AGREEMENT_SHOTS;

describe('the page of an agreement', () => {
  it('is read and signed without scripts on a phone, in Spanish beside English', async () => {
    const { id, token } = await freshAgreement({ negotiatedLanguage: 'es' });
    const context = await newContext(browser, {
      ...{ javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
      acceptDownloads: true,
    });
    const page = await context.newPage();
    const shot = async (name: string) => {
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
    };
    const beyond = () =>
      page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await page.goto(`${app.url}/es/contrato/${token}`);
    await page.getByRole('heading', { name: 'Primero, la traducción: Español' }).waitFor();
    await shot('phone-translation');
    expect(await beyond()).toBeLessThanOrEqual(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'La traducción: Español (HTML)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('translation.html');
    await page.getByRole('button', { name: 'Tengo la traducción' }).click();
    await page.getByLabel('He leído todo el contrato.').check();
    await page.getByRole('button', { name: 'Lo he leído' }).click();
    await page.getByLabel('Su nombre completo').fill('Dana Whitfield');
    await page.getByLabel(/Quiero firmar este contrato electrónicamente/).check();
    await shot('phone-sign');
    expect(await beyond()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Firmar el contrato' }).click();
    await page.getByText('Su firma ha llegado.').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/es/contrato/${token}`);
    await shot('phone-signed');
    await countersignAgreement(staffDeps(app), { id, name: 'Maren Castellane' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Su contrato está firmado' }).waitFor();
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'El contrato firmado (PDF)' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe('agreement.pdf');
    if (SHOTS) await pdf.saveAs(`${SHOTS}/agreement.pdf`);
    await context.close();
    expect(await checkAgreement(app.deps, id)).toMatchObject({ problems: [] });
  });

  it('takes a drawn signature beside the typed name', async () => {
    const { id, token } = await freshAgreement();
    await postStep(app, token, READING);
    const { page, troubles } = await visit(browser, { url: `${app.url}/agreement/${token}` });
    const pad = page.getByRole('img', { name: /^Draw it as well/ });
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error('There is no area to draw in');
    await page.mouse.move(box.x + 40, box.y + 60);
    await page.mouse.down();
    for (const [x, y] of [
      [80, 20],
      [120, 80],
      [180, 40],
    ] as const) {
      await page.mouse.move(box.x + x, box.y + y);
    }
    await page.mouse.up();
    const drawn = await page.locator('input[name=drawn]').inputValue();
    expect(drawn).toMatch(/^M\d+ \d+(L\d+ \d+){3}$/);
    await page.getByLabel('Your full name').fill('Dana Whitfield');
    await page.getByLabel(/I want to sign this agreement electronically/).check();
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/desk-sign.png`, fullPage: true });
    await page.getByRole('button', { name: 'Sign the agreement' }).click();
    await page.getByText('Your signature has arrived.').waitFor();
    await countersignAgreement(staffDeps(app), { id, name: 'Maren Castellane' });
    const file = await fetch(`${app.url}/agreement/${token}/agreement.pdf`);
    expect(file.status).toBe(200);
    if (SHOTS) {
      const { writeFile } = await import('node:fs/promises');
      await writeFile(`${SHOTS}/drawn.pdf`, Buffer.from(await file.arrayBuffer()));
    }
    expect(await checkAgreement(app.deps, id)).toMatchObject({ problems: [] });
    expect(troubles).toEqual([]);
  });

  it('is clean for axe at each width and in each state', async () => {
    const { token } = await freshAgreement({ negotiatedLanguage: 'es' });
    const { page } = await visit(browser, { url: `${app.url}/agreement/${token}` });
    await page.getByRole('button', { name: 'I have the translation' }).waitFor();
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/desk-both.png`, fullPage: true });
    expect(await faultsOnTopAtWidths(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have the translation' }).click();
    await page.getByLabel('I have read the whole agreement.').check();
    await page.getByRole('button', { name: 'I have read it' }).click();
    await page.getByLabel('Your full name').waitFor();
    expect(await faultsOnTopAtWidths(page)).toEqual([]);
  });
});
