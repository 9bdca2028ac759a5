import type { Locator, Page } from 'playwright-core';

export const INTEGRATIONS = '/admin/integrations';

export const CALENDLY = {
  token: 'pat-of-calendly-7Qx2',
  eventType: 'https://api.calendly.com/event_types/T',
};

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });

/** The configuration as JSON, after switching the form to JSON. */
export async function configOf(within: Page | Locator) {
  await within.getByLabel('Provider').waitFor();
  const expert = within.getByRole('button', { name: 'Edit as text (for your IT)' });
  if (await expert.isVisible()) await expert.click();
  return within.getByLabel('Configuration');
}

/** Fills in a configuration, in the form of `dialog` if given; an object is entered as JSON. */
export async function fillConfig(page: Page, config: object | string, dialog?: Locator) {
  const text = typeof config === 'string' ? config : JSON.stringify(config, null, 2);
  await (await configOf(dialog ?? page)).fill(text);
}

/** Makes the next write fail once, as with a server error. */
export const failOnce = (page: Page, procedure: string) =>
  page.route(`**/trpc/${procedure}*`, (route) => route.abort(), { times: 1 });
