import type { SiteFrame } from '../../src/site/schema.ts';
import { pageHead } from './page-head.ts';
import type { RouterContext } from './trpc.ts';

/** Loader and head of a page that needs nothing but the frame around every page. */
export function frameRoute(page: {
  path: string;
  /** Without the firm's name, which follows it. */
  title: string;
  description: string;
  structuredData?: (frame: SiteFrame) => object[];
}) {
  return {
    loader: async ({ context }: { context: RouterContext }) => ({
      frame: await context.trpc.site.frame.ensureData(),
    }),
    head: ({ loaderData }: { loaderData?: { frame: SiteFrame } | undefined }) =>
      loaderData
        ? pageHead({
            ...page,
            frame: loaderData.frame,
            title: `${page.title} | ${loaderData.frame.firm.name}`,
            structuredData: page.structuredData?.(loaderData.frame) ?? [],
          })
        : {},
  };
}
