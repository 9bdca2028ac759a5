import type { TestApp } from '../../src/testing/test-app.ts';
import { PAGES } from '../e2e/pages.ts';

export type Answer = { status: number; type: string; text: string };

export type SiteReader = ReturnType<typeof siteReader>;

/** The pages of the calculator, whose paths are documented. */
const CALCULATOR = /probate-calculator|\/embed\/calculator/;

/** Reads what is public of a site; `publicUrl` is that of the links in its sitemap. */
export function siteReader({ url }: TestApp, publicUrl: string) {
  const read = async (path: string, accept = '*/*'): Promise<Answer> => {
    const response = await fetch(url + path, { headers: { accept } });
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, text: await response.text() };
  };

  const readBytes = async (path: string): Promise<Buffer> => {
    const response = await fetch(url + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };

  /** The paths in the sitemap. */
  const listedPaths = async (): Promise<string[]> => {
    const { text } = await read('/sitemap.xml');
    const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
    return locations.map((location = '') => location.replace(publicUrl, '') || '/');
  };

  /**
   * Every public page: those of the sitemap, those of `PAGES` that do not name a former firm (`words`), and `states`,
   * pages with a state of their own and error pages. Without those of the calculator.
   */
  const everyPath = async (words: RegExp, states: readonly string[]): Promise<string[]> => {
    const others = PAGES.filter((path) => !words.test(path) && !CALCULATOR.test(path));
    const paths = [...(await listedPaths()), ...others, ...states];
    return [...new Set(paths.filter((path) => !path.includes('#')))];
  };

  /** Fills all caches, before a change that must empty them. */
  const fillCaches = async (): Promise<void> => {
    for (const path of [...PAGES, ...PROGRAM_PATHS.filter((path) => !path.includes('?'))]) {
      await read(path);
    }
  };

  return { read, readBytes, listedPaths, everyPath, fillCaches };
}

/** What programs read of every site, besides the pages. */
export const PROGRAM_PATHS = [
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/api/blog-posts',
  '/api/testimonials',
  '/api/component-visibility',
  '/api/appointments/choices',
  '/api/appointments/availability?from=2031-03-11&to=2031-03-14',
  '/trpc/site.layout',
  '/trpc/pages.published',
  '/trpc/testimonials.featured',
] as const;

/** Removes the requested path, which a page repeats in its data and in `og:url`. */
export const withoutWordsOf = (path: string, text: string): string =>
  text.replaceAll(path.split(/[/=?]/).at(-1) || path, '');
