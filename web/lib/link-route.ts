import type { Wording } from '../../src/features/contact-preferences/rules.ts';
import type { SiteLayout } from '../../src/features/site/schema.ts';
import { asNotFound } from './as-not-found.ts';
import { privateHead } from './page-head.ts';
import type { RouterContext } from './trpc.ts';

type Token = { token: string };

/**
 * Loader, headers and head of a page for one person with a secret URL: it is not cached. With neutral wording, its
 * title does not name the firm.
 */
export const linkRoute = <Data>(
  load: (trpc: RouterContext['trpc'], token: Token) => Promise<Data>,
  titleOf: (data: Data) => string,
) => ({
  loader: async ({ context: { trpc }, params }: { context: RouterContext; params: Token }) => {
    const [layout, data] = await Promise.all([
      trpc.site.layout.ensureData(),
      load(trpc, params).catch(asNotFound),
    ]);
    return { layout, data };
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ loaderData }: { loaderData?: { layout: SiteLayout; data: Data } | undefined }) =>
    loaderData
      ? privateHead(
          loaderData.layout,
          titleOf(loaderData.data),
          (loaderData.data as { wording?: Wording }).wording === 'neutral' ? '' : undefined,
        )
      : {},
});
