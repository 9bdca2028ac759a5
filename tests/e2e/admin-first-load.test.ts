import { expect, it } from 'vitest';
import { startAdmin } from './admin.ts';
import {
  MAX_ADDED,
  MAX_DASHBOARD_SCRIPT,
  MAX_DASHBOARD_STYLE,
  measureAdminFiles,
} from './admin-files.ts';

const site = startAdmin();

it('no screen loads more script and style than its budget', async () => {
  const { page } = await site.signIn('/admin', { isFirst: true });
  const about = await site.db
    .selectFrom('pages')
    .select('id')
    .where('path', '=', '/about')
    .executeTakeFirstOrThrow();
  const { dashboard, added } = await measureAdminFiles(page, site.url, [
    `/admin/pages/${about.id}`,
  ]);
  expect(dashboard.script.gzip).toBeGreaterThan(50_000);
  expect(dashboard.script.gzip).toBeLessThanOrEqual(MAX_DASHBOARD_SCRIPT);
  expect(dashboard.style.gzip).toBeGreaterThan(10_000);
  expect(dashboard.style.gzip).toBeLessThanOrEqual(MAX_DASHBOARD_STYLE);
  expect(added.length).toBeGreaterThan(15);
  expect(added.every(({ size }) => size.gzip > 0)).toBe(true);
  expect(added.filter(({ size }) => size.gzip > MAX_ADDED)).toEqual([]);
});
