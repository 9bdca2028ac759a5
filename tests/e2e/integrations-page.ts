import type { Page } from 'playwright-core';

export const INTEGRATIONS = '/admin/integrations';

export const CALENDLY = {
  token: 'pat-of-calendly-7Qx2',
  eventType: 'https://api.calendly.com/event_types/T',
};

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });

/** Fills in a configuration; an object is written as JSON. */
export const fillConfig = (page: Page, config: object | string) =>
  page
    .getByLabel('Configuration')
    .fill(typeof config === 'string' ? config : JSON.stringify(config, null, 2));

/** Makes the next write fail once, as if with a server error. */
export const failOnce = (page: Page, procedure: string) =>
  page.route(`**/trpc/${procedure}*`, (route) => route.abort(), { times: 1 });
