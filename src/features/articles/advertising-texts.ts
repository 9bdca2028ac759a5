import type { AdvertisingText } from '../advertising/finding.ts';

type ArticleText = { title: string; excerpt: string; content: string };

/** The texts of an article that are public, for the checks of advertising law; none if it is not published. */
export function advertisingTextsOf(
  article: (ArticleText & { isPublished: boolean }) | null,
): AdvertisingText[] {
  if (!article?.isPublished) return [];
  const { title, excerpt, content } = article;
  return [
    { item: title, field: 'title', text: title },
    { item: title, field: 'excerpt', text: excerpt },
    { item: title, field: 'content', text: content, isHtml: true },
  ];
}
