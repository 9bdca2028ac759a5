import type { Locator, Page } from 'playwright-core';
import { type Look, violationsOn } from '../axe.ts';
import { lookFaults, lookFaultsAtWidths, prepareSweep, show } from './sweep.ts';

/** What is opened on top of a screen. */
const LAYERS = ':is(dialog[open], [role=dialog], [role=alertdialog], [role=menu])';

/** One that stays asks something first, or is not closed by Escape. */
const CLOSED_WITHIN_MS = 1_000;

/** What axe finds in the current page, without its frames: those show pages and mails, which have their own tests. */
export async function axeFaults(page: Page, look: Look = {}): Promise<string[]> {
  const violations = await violationsOn(page, { without: 'iframe', ...look });
  return violations.map(([rule, elements]) => `axe ${rule}: ${elements}`);
}

/** The same in the dialogs and menus on top of the page, if there are any: what is behind has been checked before. */
export async function axeFaultsInLayer(page: Page): Promise<string[]> {
  const hasLayer = (await page.locator(LAYERS).filter({ visible: true }).count()) > 0;
  return axeFaults(page, hasLayer ? { within: LAYERS } : {});
}

/**
 * Finds faults while the browser renders only the dialogs and menus on top of the page, if there are any: to render what
 * is behind again, in each theme and at each width, would be most of the work.
 */
export async function withoutPageBehind(
  page: Page,
  find: () => Promise<string[]>,
): Promise<string[]> {
  const setBehind = (contentVisibility: string) =>
    page.evaluate(
      ([layers, value]) => {
        const open = [...document.querySelectorAll(layers)].filter((one) => one.checkVisibility());
        for (const part of document.body.children) {
          if (open.length === 0 || open.some((one) => part.contains(one))) continue;
          (part as HTMLElement).style.contentVisibility = value;
        }
      },
      [LAYERS, contentVisibility] as const,
    );
  await setBehind('hidden');
  const faults = await find();
  await setBehind('');
  return faults;
}

/** Closes the dialog or menu on top of the page by Escape; false if there is none, or if it stays or another one follows. */
export async function closeLayer(page: Page): Promise<boolean> {
  const layer = page.locator(LAYERS).filter({ visible: true }).first();
  if ((await layer.count()) === 0) return false;
  await page.keyboard.press('Escape');
  return closed(page, layer).then(
    () => true,
    () => false,
  );
}

async function closed(page: Page, layer: Locator): Promise<void> {
  const timeout = CLOSED_WITHIN_MS;
  await layer.waitFor({ state: 'hidden', timeout });
  await page.waitForFunction(() => !window.history.state?.openDialogs, undefined, { timeout });
}

/** What axe finds in what is on top of the page, and what is wrong with its look in any colour scheme. */
export async function faultsOnTop(page: Page): Promise<string[]> {
  await prepareSweep(page);
  return [...(await axeFaultsInLayer(page)), ...(await lookFaults(page))];
}

/** The same at the widths of a phone and of a desktop. */
export const faultsOnTopAtWidths = (page: Page): Promise<string[]> =>
  lookFaultsAtWidths(page, axeFaultsInLayer);

/** Links that only their colour distinguishes from the text around them, in the themes that change the colours. */
export async function linkFaultsByTheme(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['dark', 'warm'] as const) {
    await show(page, theme);
    const found = await axeFaults(page, { rules: ['link-in-text-block'] });
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  await show(page, 'light');
  return faults;
}
