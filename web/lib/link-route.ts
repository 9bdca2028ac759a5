import type { SiteLayout } from '../../src/features/site/schema.ts';
import { asNotFound } from './as-not-found.ts';
import { pageHead } from './page-head.ts';
import type { RouterContext } from './trpc.ts';

type Token = { token: string };

/**
 * Loader, headers and head of a personal page that is reached by a link in a mail: not cached, not indexed, and its
 * address is not sent to other sites as a referrer.
 */
export const linkRoute = <Data>(
  path: string,
  load: (trpc: RouterContext['trpc'], token: Token) => Promise<Data>,
  wordsOf: (data: Data) => { title: string; description: string },
) => ({
  loader: async ({ context: { trpc }, params }: { context: RouterContext; params: Token }) => {
    const [layout, data] = await Promise.all([
      trpc.site.layout.ensureData(),
      load(trpc, params).catch(asNotFound),
    ]);
    return { layout, data };
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ loaderData }: { loaderData?: { layout: SiteLayout; data: Data } | undefined }) => {
    if (!loaderData) return {};
    const { layout, data } = loaderData;
    const { title, description } = wordsOf(data);
    return pageHead({
      layout,
      path,
      title: `${title} | ${layout.firm.name}`,
      description,
      isPrivate: true,
    });
  },
});
