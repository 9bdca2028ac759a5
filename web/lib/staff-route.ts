import type { SiteLayout } from '../../src/features/site/schema.ts';
import { pageHead } from './page-head.ts';
import type { RouterContext } from './trpc.ts';

/**
 * Rendering, loader and head of a page for staff: it depends on who is signed in, whom the server does not know when it
 * renders pages, and search engines need not index it.
 */
export function staffRoute(path: string, title: string) {
  return {
    ssr: 'data-only' as const,
    loader: async ({ context }: { context: RouterContext }) => ({
      layout: await context.trpc.site.layout.ensureData(),
    }),
    head: ({ loaderData }: { loaderData?: { layout: SiteLayout } | undefined }) =>
      loaderData
        ? pageHead({
            layout: loaderData.layout,
            path,
            title: `${title} | ${loaderData.layout.firm.name}`,
            description: 'The back office of the firm.',
            isPrivate: true,
          })
        : {},
  };
}
