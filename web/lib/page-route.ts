import { notFound, redirect } from '@tanstack/react-router';
import type { ShownPage } from '../../src/features/pages/blocks/parts-schema.ts';
import type { SiteLayout } from '../../src/features/site/schema.ts';
import { isPageShown } from '../../src/features/visibility/rules.ts';
import type { FormAnswer } from '../../src/platform/forms/form-answer-schema.ts';
import { here } from './addresses.ts';
import { asNotFound } from './as-not-found.ts';
import { pageHead } from './page-head.ts';
import { LATEST_ARTICLES } from './page-queries.ts';
import type { RouterContext } from './trpc.ts';

export type PageData = {
  layout: SiteLayout;
  page: ShownPage;
  /** The result of a form that was submitted from this page without JavaScript. */
  formAnswer: FormAnswer | undefined;
};

type Options = {
  structuredData?: (layout: SiteLayout) => object[];
  /**
   * Whether the page is shown even if the firm hides its component, because the page itself has a notice for that case.
   */
  isAlwaysShown?: boolean;
};

/**
 * Loads the content of a page and the data of its parts. A page that has moved is redirected; for a missing page, and
 * for one of a hidden component, the response is 404.
 */
export async function loadPage(
  { trpc, formAnswer }: RouterContext,
  path: string,
  { isAlwaysShown = false }: Options = {},
): Promise<PageData> {
  const [layout, { page, movedTo }] = await Promise.all([
    trpc.site.layout.ensureData(),
    trpc.pages.page.ensureData({ path }).catch(asNotFound),
  ]);
  if (!page) throw redirect({ href: here(movedTo), statusCode: 301 });
  if (!isAlwaysShown && !isPageShown(path, layout.visibility)) throw notFound();
  await loadParts(trpc, page);
  return { layout, page, formAnswer };
}

/** Loads the lists that parts of a page show. If one fails to load, only its part is left out. */
export async function loadParts(
  trpc: RouterContext['trpc'],
  { parts }: Pick<ShownPage, 'parts'>,
): Promise<void> {
  const has = (type: string) => parts.some((part) => part.type === type);
  await Promise.all([
    has('testimonials') && trpc.testimonials.featured.prefetch(),
    has('articles') && trpc.articles.latest.prefetch(LATEST_ARTICLES),
  ]);
}

/** Title, description, breadcrumb and structured data of a page from the texts that staff have written. */
export function headOfPage(
  { layout, page }: PageData,
  structuredData: readonly object[] = [],
): ReturnType<typeof pageHead> {
  const { path, name, above } = page;
  return pageHead({
    layout,
    path,
    title: `${page.title} | ${layout.firm.name}`,
    description: page.description,
    structuredData,
    trail: path === '/' ? [] : [...above, { name, path }],
  });
}

/** Loader and head of a page at a fixed path. */
export function pageRoute(path: string, options: Options = {}) {
  return {
    loader: ({ context }: { context: RouterContext }) => loadPage(context, path, options),
    head: ({ loaderData }: { loaderData?: PageData | undefined }) =>
      loaderData ? headOfPage(loaderData, options.structuredData?.(loaderData.layout)) : {},
  };
}
