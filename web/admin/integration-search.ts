export const INTEGRATION_TABS = [
  { key: 'calendar', title: 'Calendar Integrations' },
  { key: 'email', title: 'Email Settings' },
  { key: 'reviews', title: 'Review Platforms' },
  { key: 'sources', title: 'Blog Sources' },
] as const;

export type IntegrationTab = (typeof INTEGRATION_TABS)[number]['key'];

export type IntegrationSearch = { tab?: IntegrationTab };

/** The tab in the URL, or the first one. */
export function readIntegrationSearch(search: Record<string, unknown>): IntegrationSearch {
  const known = INTEGRATION_TABS.find(({ key }) => key === search.tab);
  return known ? { tab: known.key } : {};
}
