import { keyOf } from './list-search.ts';

export const INTEGRATION_TABS = [
  { key: 'calendar', title: 'Calendar Integrations' },
  { key: 'email', title: 'Email Settings' },
  { key: 'reviews', title: 'Review Platforms' },
  { key: 'sources', title: 'Blog Sources' },
] as const;

export type IntegrationTab = (typeof INTEGRATION_TABS)[number]['key'];

export const INTEGRATION_SEARCH = { tab: keyOf(INTEGRATION_TABS) };
