import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFirm } from '../../../db/demo/firm.ts';
import { PAGES } from '../../../tests/e2e/pages.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const page = async (path: string) => {
  const response = await fetch(app.url + path);
  const html = await response.text();
  return { status: response.status, html, titles: html.match(/(?<=<title>)[^<]*(?=<\/title>)/g) };
};

describe('titles', () => {
  it.each([
    '/nothing-here',
    '/blog/nothing-here',
    '/newsletter/nothing-here',
    '/practice-areas/nothing',
  ])('%s says that it is not there', async (path) => {
    const { status, titles } = await page(path);
    expect(status).toBe(404);
    expect(titles).toEqual([`Page not found | ${demoFirm.name}`]);
  });

  it('every page has one, and it is not that of another', async () => {
    const paths = PAGES.filter((path) => !/[?#]|nothing-here/.test(path));
    const titles = await Promise.all(paths.map(async (path) => (await page(path)).titles));
    for (const [index, found] of titles.entries()) expect(found, paths[index]).toHaveLength(1);
    expect(new Set(titles.flat()).size).toBe(paths.length);
  });
});

it.each(['/login', '/admin', '/admin/appointments'])(
  '%s says without scripts that it needs them, and whom to call',
  async (path) => {
    const { html } = await page(path);
    const [, text = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(text).toContain('needs JavaScript');
    expect(text).toContain(demoFirm.phone);
  },
);
