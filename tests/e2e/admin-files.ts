import type { Page } from 'playwright-core';
import { type Sizes, sizesOf } from '../../scripts/bench/pages/built-files.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { withoutLiveChanges } from './browser.ts';

/** Budgets of design §7, in gzipped bytes, and what the public style sheet costs: docs/decisions/page-styles.md. */
export const MAX_DASHBOARD_SCRIPT = 303 * 1024;
export const MAX_DASHBOARD_STYLE = 54 * 1024;
/** Maximum gzipped bytes that any other screen adds to the dashboard, scripts and styles together. */
export const MAX_ADDED = 40 * 1024;

/** Lazily loaded files: the charts, once one is visible, and the editor. */
const APART = /\/(activity-card|charts|content-field)-/;

/** Files differ by route, not by query. */
const PATHS = [...new Set(ADMIN_SCREENS.map(({ path }) => path.replace(/\?.*/, '')))].filter(
  (path) => path !== '/admin',
);

export type AdminFiles = {
  dashboard: { script: Sizes; style: Sizes };
  /** The path of each screen, and what it loads that the dashboard does not. */
  added: { path: string; size: Sizes; files: number }[];
};

/**
 * Loads every screen, and those at `others`, whose paths differ between installations, in the page of a signed-in user.
 */
export async function measureAdminFiles(
  page: Page,
  url: string,
  others: readonly string[] = [],
): Promise<AdminFiles> {
  await withoutLiveChanges(page);
  const dashboard = await filesOf(page, `${url}/admin`);
  const ending = (end: string) => dashboard.filter((file) => file.endsWith(end));
  const added: AdminFiles['added'] = [];
  for (const path of [...PATHS, ...others]) {
    const files = (await filesOf(page, url + path)).filter((file) => !dashboard.includes(file));
    added.push({ path, size: await sizesOf(files), files: files.length });
  }
  return {
    dashboard: { script: await sizesOf(ending('.js')), style: await sizesOf(ending('.css')) },
    added,
  };
}

/** The paths of the scripts and style sheets that a page loads. */
async function filesOf(page: Page, url: string): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname) && !APART.test(pathname)) files.add(pathname);
  };
  page.on('request', note);
  await page.goto(url, { waitUntil: 'networkidle' });
  page.off('request', note);
  return [...files];
}
