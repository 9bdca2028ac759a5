import { notFound } from '@tanstack/react-router';
import type { SiteFrame } from '../../src/features/site/schema.ts';
import { isPageShown } from '../../src/features/visibility/rules.ts';
import { pageHead } from './page-head.ts';
import type { RouterContext } from './trpc.ts';

/**
 * Loader and head of a page that needs nothing but the frame around every page. A page of a part that
 * the firm hides is not found.
 */
export function frameRoute(page: {
  path: string;
  /** Without the firm's name, which follows it. */
  title: string;
  description: string;
  /** What the way to the page calls it, where that is not the title. */
  name?: string;
  structuredData?: (frame: SiteFrame) => object[];
  /** Pages between the home page and this one. */
  below?: { name: string; path: string };
}) {
  return {
    loader: async ({ context }: { context: RouterContext }) => {
      const frame = await context.trpc.site.frame.ensureData();
      if (!isPageShown(page.path, frame.visibility)) throw notFound();
      return { frame };
    },
    head: ({ loaderData }: { loaderData?: { frame: SiteFrame } | undefined }) =>
      loaderData
        ? pageHead({
            ...page,
            frame: loaderData.frame,
            title: `${page.title} | ${loaderData.frame.firm.name}`,
            structuredData: page.structuredData?.(loaderData.frame) ?? [],
            trail: [
              ...(page.below ? [page.below] : []),
              { name: page.name ?? page.title, path: page.path },
            ],
          })
        : {},
  };
}
