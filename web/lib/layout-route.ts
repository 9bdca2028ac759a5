import { notFound } from '@tanstack/react-router';
import type { SiteLayout } from '../../src/features/site/schema.ts';
import { isPageShown } from '../../src/features/visibility/rules.ts';
import { pageHead } from './page-head.ts';
import type { RouterContext } from './trpc.ts';

/**
 * Loader and head of a page that needs only the layout's data. If the firm hides the page's component, the page is not
 * found.
 */
export function layoutRoute(page: {
  path: string;
  /** Without the firm's name, which is appended. */
  title: string;
  description: string;
  /** The page's name in the breadcrumb, if it differs from the title. */
  name?: string;
  structuredData?: (layout: SiteLayout) => object[];
  /** The page between the home page and this one in the breadcrumb. */
  below?: { name: string; path: string };
}) {
  return {
    loader: async ({ context }: { context: RouterContext }) => {
      const layout = await context.trpc.site.layout.ensureData();
      if (!isPageShown(page.path, layout.visibility)) throw notFound();
      return { layout };
    },
    head: ({ loaderData }: { loaderData?: { layout: SiteLayout } | undefined }) =>
      loaderData
        ? pageHead({
            ...page,
            layout: loaderData.layout,
            title: `${page.title} | ${loaderData.layout.firm.name}`,
            structuredData: page.structuredData?.(loaderData.layout) ?? [],
            trail: [
              ...(page.below ? [page.below] : []),
              { name: page.name ?? page.title, path: page.path },
            ],
          })
        : {},
  };
}
