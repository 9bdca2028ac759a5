import type { SiteLayout } from '../../src/features/site/schema.ts';
import { privateHead } from './page-head.ts';
import type { RouterContext } from './trpc.ts';

/**
 * Route options of a page for staff, which is rendered in the browser only: it depends on the signed-in user, who is
 * unknown to the server when it renders pages.
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
