import type { SiteFrame } from '../../src/features/site/schema.ts';
import { asNotFound } from './as-not-found.ts';
import { pageHead } from './page-head.ts';
import type { RouterContext } from './trpc.ts';

type Token = { token: string };

/**
 * Loader, headers and head of one person's page, behind the link in a mail: no cache keeps it, no robot lists
 * it, and no other site learns its address.
 */
export const linkRoute = <Data>(
  path: string,
  load: (trpc: RouterContext['trpc'], token: Token) => Promise<Data>,
  wordsOf: (data: Data) => { title: string; description: string },
) => ({
  loader: async ({ context: { trpc }, params }: { context: RouterContext; params: Token }) => {
    const [frame, data] = await Promise.all([
      trpc.site.frame.ensureData(),
      load(trpc, params).catch(asNotFound),
    ]);
    return { frame, data };
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ loaderData }: { loaderData?: { frame: SiteFrame; data: Data } | undefined }) => {
    if (!loaderData) return {};
    const { frame, data } = loaderData;
    const { title, description } = wordsOf(data);
    return pageHead({
      frame,
      path,
      title: `${title} | ${frame.firm.name}`,
      description,
      isPrivate: true,
    });
  },
});
