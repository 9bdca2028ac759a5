import type { Page } from 'playwright-core';
import { type Sizes, sizesOf } from '../../scripts/bench/pages/built-files.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { withoutLiveChanges } from './browser.ts';

/** Budgets of design §7, in gzipped bytes, and what the public style sheet costs: docs/decisions/page-styles.md. */
export const MAX_DASHBOARD_SCRIPT = 318 * 1024;
export const MAX_DASHBOARD_STYLE = 57 * 1024;
/** Maximum gzipped bytes that any other screen adds to a dashboard of `MAX_DASHBOARD_SCRIPT`, scripts and styles together. */
export const MAX_ADDED = 41 * 1024;

/** Lazily loaded files: the charts, once one is visible, and the editor. */
const APART = /\/(activity-card|charts|content-field)-/;

/** Files differ by route, not by query. */
const PATHS = new Set(ADMIN_SCREENS.map(({ path }) => path.replace(/\?.*/, '')));

export type AdminFiles = {
  dashboard: { script: Sizes; style: Sizes };
  /** The path of each screen, and what it loads that the dashboard does not. */
  added: { path: string; size: Sizes; files: number }[];
};

/** Loads every screen, or those of some paths with the dashboard, in the page of a signed-in user. */
export async function measureAdminFiles(
  page: Page,
  url: string,
  paths: Iterable<string> = PATHS,
): Promise<AdminFiles> {
  await withoutLiveChanges(page);
  const filesOf = new Map<string, string[]>();
  for (const path of new Set(['/admin', ...paths])) {
    const load = () => page.goto(url + path, { waitUntil: 'networkidle' });
    filesOf.set(path, await filesDuring(page, load));
  }
  return adminFilesOf(filesOf);
}

/** Compares the files of each screen with those of the dashboard. */
export async function adminFilesOf(filesOf: ReadonlyMap<string, string[]>): Promise<AdminFiles> {
  const dashboard = filesOf.get('/admin') ?? [];
  const ending = (end: string) => dashboard.filter((file) => file.endsWith(end));
  const added: AdminFiles['added'] = [];
  for (const [path, all] of filesOf) {
    if (path === '/admin') continue;
    const files = all.filter((file) => !dashboard.includes(file));
    added.push({ path, size: await sizesOf(files), files: files.length });
  }
  return {
    dashboard: { script: await sizesOf(ending('.js')), style: await sizesOf(ending('.css')) },
    added,
  };
}

/** The paths of the scripts and style sheets that a page loads during `load`. */
export async function filesDuring(page: Page, load: () => Promise<unknown>): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname) && !APART.test(pathname)) files.add(pathname);
  };
  page.on('request', note);
  await load();
  page.off('request', note);
  return [...files];
}
