import type { Browser, Page } from 'playwright-core';
import { openSlowPhone, type Transfers } from './slow-phone.ts';

/** A visit from opening the booking page to a booked consultation, clicking as fast as possible. */
export type BookedVisit = { ms: number; transfers: Transfers };

export async function bookOnPhone(
  browser: Browser,
  { url, email, scripts }: { url: string; email: string; scripts: boolean },
): Promise<BookedVisit> {
  const { page, transfers, close } = await openSlowPhone(browser, { scripts });
  page.setDefaultTimeout(90_000);
  const startMs = performance.now();
  try {
    await page.goto(`${url}/schedule`, { waitUntil: 'commit' });
    // Even if scripts can run, a slow connection gets the plain-HTML steps.
    await page.getByRole('link', { name: SOONEST }).first().click();
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Book Consultation' }).click();
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    return { ms: performance.now() - startMs, transfers: transfers() };
  } finally {
    await close();
  }
}

const SOONEST = /^\w{3}, \w{3} \d+, /;

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First Name').fill('Dana');
  await page.getByLabel('Last Name').fill('Whitfield');
  await page.getByRole('main').getByLabel('Email Address').fill(email);
  await page.getByLabel('Practice Area').selectOption({ index: 1 });
}
