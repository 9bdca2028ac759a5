import type { Page } from 'playwright-core';
import type { VIEWPORTS } from '../browser.ts';

type Opening = {
  path: string;
  open: (page: Page, device: keyof typeof VIEWPORTS) => Promise<unknown>;
  device?: keyof typeof VIEWPORTS;
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first();

const chooseTime = async (page: Page, day = 'Mar 12, 2031') => {
  await button(page, day).click();
  await button(page, '10:30 AM').click();
};
const toDetails = async (page: Page, day?: string) => {
  await chooseTime(page, day);
  await button(page, 'Continue to Your Information').click();
  await page.getByLabel('First Name').waitFor();
};
const openDialog = async (page: Page) => {
  const links = page.getByRole('link', { name: 'Schedule Consultation' });
  await links.locator('visible=true').first().click();
  await button(page, 'Mar 12, 2031').waitFor();
};

/** What can be opened on the public pages, and the later states of their forms. */
export const PUBLIC_OPENINGS: Readonly<Record<string, Opening>> = {
  menu: {
    path: '/',
    device: 'phone',
    open: async (page) => {
      await button(page, 'Menu').click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  'theme menu': {
    path: '/about',
    device: 'desktop',
    open: async (page) => {
      await page.getByTestId('theme-toggle').click();
      await page.getByTestId('theme-dark').waitFor();
    },
  },
  'times of a day': { path: '/schedule', open: (page) => chooseTime(page) },
  'details of a booking': { path: '/schedule', open: (page) => toDetails(page) },
  'missing details of a booking': {
    path: '/schedule',
    open: async (page) => {
      await toDetails(page);
      await page.getByText('How may we reach you?').click();
      await button(page, 'Book Consultation').click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  'a finished booking': {
    path: '/schedule',
    open: async (page, device) => {
      await toDetails(page, device === 'phone' ? 'Mar 18, 2031' : 'Mar 19, 2031');
      await page.getByLabel('First Name').fill('Dana');
      await page.getByLabel('Last Name').fill('Whitfield');
      await page.getByRole('main').getByLabel('Email Address').fill('sweep@example.com');
      await page.getByLabel('Practice Area').selectOption('divorce');
      await button(page, 'Book Consultation').click();
      await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    },
  },
  'the booking dialog': { path: '/practice-areas/family-law', open: openDialog },
  'missing details in the booking dialog': {
    path: '/attorneys',
    open: async (page) => {
      await openDialog(page);
      await toDetails(page);
      await button(page, 'Book Consultation').click();
      await page.locator('dialog[open] [aria-invalid=true]').first().waitFor();
    },
  },
  'details in the booking dialog': {
    path: '/',
    open: async (page) => {
      await openDialog(page);
      await toDetails(page);
    },
  },
  'the result of the calculator': {
    path: '/probate-calculator',
    open: async (page) => {
      await page.getByLabel('Estate value').fill('1250000');
      await button(page, 'Calculate').click();
      await page.getByText('could save your family').waitFor();
    },
  },
  'the steps of a probate as a table': {
    path: '/probate-calculator#1000000',
    open: async (page) => {
      await page.getByText('View as a table').click();
      await page.getByRole('table', { name: 'Typical steps of a probate' }).waitFor();
    },
  },
  'errors of the sign-in': {
    path: '/login',
    open: async (page) => {
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Username is required').waitFor();
    },
  },
  'errors of the contact form': {
    path: '/contact',
    open: async (page) => {
      await page.getByText('How may we reach you?').click();
      await button(page, 'Send Message').click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  'errors of the newsletter form': {
    path: '/newsletter',
    open: async (page) => {
      await page.getByRole('main').getByRole('textbox').first().fill('dana');
      await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
};
