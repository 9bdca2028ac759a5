import type { SiteLayout } from '../../src/features/site/schema.ts';
import { privateHead } from './page-head.ts';
import type { RouterContext } from './trpc.ts';

/**
 * Rendering, loader and head of a page for staff: it depends on who is signed in, whom the server does not know when it
 * renders pages.
 */
export function staffRoute(title: string) {
  return {
    ssr: 'data-only' as const,
    loader: async ({ context }: { context: RouterContext }) => ({
      layout: await context.trpc.site.layout.ensureData(),
    }),
    head: ({ loaderData }: { loaderData?: { layout: SiteLayout } | undefined }) =>
      loaderData ? privateHead(loaderData.layout, title) : {},
  };
}
