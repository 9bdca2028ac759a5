import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pdf } from '../../../src/features/documents/testing/sample-documents.ts';
import type { Hand } from './hands.ts';

// What a client does on the way from the booking to an earlier time, and what they see.

/** Waits for the title of a page, which must not tell of an error. */
async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.getByRole('main').getByRole('alert').allInnerTexts()).toEqual([]);
}

export async function bookAndPay(page: Page, { press, write, choose }: Hand, email: string) {
  await press(page.getByRole('button', { name: '10:00 AM', exact: true }));
  const details = page.getByLabel('First Name');
  const proceed = page.getByRole('button', { name: 'Continue to Your Information' });
  await details.or(proceed).first().waitFor();
  // With React, the time is chosen first, and confirmed.
  if (!(await details.isVisible())) await press(proceed);
  await write(details, 'Dana');
  await write(page.getByLabel('Last Name'), 'Whitfield');
  await write(page.getByRole('main').getByLabel('Email Address'), email);
  await choose(page.getByLabel('Practice Area'), 'Divorce');
  await page.getByText('The fee of $150.00 is paid on the next page').waitFor();
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await heading(page, 'Pay the fee, and the time is yours');
  await press(page.getByRole('link', { name: 'Pay $150.00' }));
  // The page of the payment company guards itself.
  await page.getByRole('button', { name: 'Pay now' }).press('Enter');
  await heading(page, 'Paid. Your time is yours.');
}

export async function answerQuestions(
  page: Page,
  { press, write, tick, look }: Hand,
  clear: () => Promise<unknown>,
) {
  const next = () => press(page.getByRole('main').getByRole('button', { name: 'Continue' }));
  await heading(page, 'First, the names');
  await write(page.getByLabel('The other person’s full name'), 'Jordan Whitfield');
  await next();
  // Before the conflict check is decided, nothing else is asked.
  await heading(page, 'Thank you. We are looking at the names.');
  await look?.();
  await clear();
  await press(page.getByRole('link', { name: 'Look again' }));
  await heading(page, 'Do you have children?');
  await tick(page.getByLabel('Yes', { exact: true }));
  await next();
  await heading(page, 'What happened?');
  await write(page.getByLabel('What happened?'), 'We have parted.');
  await next();
  await heading(page, 'Check your answers');
  await press(page.getByRole('button', { name: 'Send the answers' }));
  await heading(page, 'Your answers are with us.');
}

export async function sendDocument(page: Page, { press, look }: Hand) {
  await heading(page, 'Papers that we need');
  await page.getByText('1 document is missing').waitFor();
  await page
    .getByLabel('Files for: Passport')
    .setInputFiles({ name: 'Passport.pdf', mimeType: 'application/pdf', buffer: pdf('passport') });
  const send = page.getByRole('button', { name: 'Send: Passport' });
  if (await send.isVisible()) await press(send);
  await heading(page, 'We have everything.');
  await look?.();
}

export async function signAgreement(page: Page, { press, write, tick, look }: Hand) {
  await heading(page, 'Your agreement');
  await page.getByRole('heading', { name: '1. What we do' }).waitFor();
  await tick(page.getByLabel('I have read the whole agreement.'));
  await press(page.getByRole('button', { name: 'I have read it' }));
  await write(page.getByLabel('Your full name'), 'Dana Whitfield');
  await tick(page.getByLabel(/I want to sign this agreement electronically/));
  await press(page.getByRole('button', { name: 'Sign the agreement' }));
  await heading(page, 'You have signed');
  await look?.();
}

export async function askForEarlierTime(page: Page, { press, setDay }: Hand) {
  await heading(page, 'Your consultation is booked.');
  await page.getByText('Tell me if an earlier time becomes free').press('Enter');
  await setDay(page.getByLabel('Last day that suits you'), '2031-03-11');
  await press(page.getByRole('button', { name: 'Put me on the list' }));
  await page.getByText('You are on the list for an earlier time').waitFor();
}

export async function takeEarlierTime(page: Page, { press, look }: Hand) {
  await heading(page, 'A time has become free.');
  await press(page.getByRole('button', { name: 'Move my appointment to this time' }));
  await heading(page, 'The time is yours.');
  await look?.();
}
