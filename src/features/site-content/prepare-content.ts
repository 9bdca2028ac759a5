import type { Context } from '../../platform/trpc/context.ts';
import { MAIN_OFFICE } from '../firm/offices/rules.ts';
import { sanitizeBlocks } from '../pages/blocks/sanitize-blocks.ts';
import type { PageContent } from '../pages/blocks/schema.ts';
import { EXPLANATION_PATH } from '../quick-exit/rules.ts';
import type { SiteContent } from './content-schema.ts';
import { within } from './within.ts';

/**
 * The document as it would be read back after being written: with sanitized HTML, and with the firm as the author of
 * articles without one. Throws `invalid_input` for a block that is empty after sanitizing.
 */
export async function prepareContent(
  { sanitizeArticle }: Pick<Context, 'sanitizeArticle'>,
  content: SiteContent,
): Promise<SiteContent> {
  const sanitized = async (path: string, words: PageContent) =>
    (await within(path, () => sanitizeBlocks(sanitizeArticle, words))).content;
  const pages = content.pages.map(async (page, at) => ({
    ...page,
    content: await sanitized(`pages.${at}`, page.content),
    draft: page.draft && (await sanitized(`pages.${at}`, page.draft)),
  }));
  const articles = content.articles.map(async (article) => ({
    ...article,
    content: (await sanitizeArticle(article.content)).html,
    author: article.author ?? content.firm.name,
  }));
  return { ...content, pages: await Promise.all(pages), articles: await Promise.all(articles) };
}

/** Fills in omitted values from the site: ways to meet, offices, languages, translations, look, dates of articles, the quick exit and its page. */
export function withDefaultsOf(content: SiteContent, before: SiteContent): SiteContent {
  const dates = new Map(before.articles.map(({ slug, publishedAt }) => [slug, publishedAt]));
  const articles = content.articles.map((article) => ({
    ...article,
    publishedAt: article.isPublished ? (article.publishedAt ?? dates.get(article.slug)) : null,
  }));
  // Documents from before the explanation page of the quick exit existed leave that page unchanged.
  const hasExplanation = content.pages.some(({ path }) => path === EXPLANATION_PATH);
  const pages = hasExplanation
    ? content.pages
    : [...content.pages, ...before.pages.filter(({ path }) => path === EXPLANATION_PATH)];
  const offices = content.offices.length > 0 ? content.offices : before.offices;
  const places = new Map(before.hosts.map((host) => [host.attorney, host]));
  const hosts = content.hosts.map(({ officeAddress: _, ...host }) => ({
    ...host,
    office: host.office ?? places.get(host.attorney)?.office ?? MAIN_OFFICE,
    videoText: host.videoText ?? places.get(host.attorney)?.videoText ?? '',
    officeDays: host.officeDays ?? places.get(host.attorney)?.officeDays ?? [],
  }));
  const types = new Map(before.consultationTypes.map((type) => [type.key, type]));
  const consultationTypes = content.consultationTypes.map((type) => {
    const former = types.get(type.key);
    return {
      ...type,
      otherPlaces: type.otherPlaces ?? former?.otherPlaces ?? [],
      feeMinor: type.feeMinor === undefined ? (former?.feeMinor ?? null) : type.feeMinor,
      isPrepaid: type.isPrepaid ?? former?.isPrepaid ?? false,
      payLink: type.payLink ?? former?.payLink ?? '',
    };
  });
  const [languages, translations] = [content.languages, content.translations];
  return {
    ...content,
    languages: languages.length > 0 ? languages : before.languages,
    translations: translations.length > 0 ? translations : before.translations,
    consultationTypes,
    offices,
    hosts,
    articles,
    pages,
    look: content.look ?? before.look,
    quickExit: content.quickExit ?? before.quickExit,
  };
}
