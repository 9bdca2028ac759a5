import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { here } from '../../lib/addresses.ts';

type Article = {
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  publishedAt: string;
  updatedAt: string;
  picture: { path: string; alt: string; width: number; height: number } | null;
};

/** Structured data of an article and its breadcrumb. */
export function articleData({ firm, publicUrl }: SiteLayout, article: Article): object[] {
  const url = publicUrl + here(`/blog/${article.slug}`);
  const { picture } = article;
  const isFirm = article.author === firm.name;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.excerpt,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      mainEntityOfPage: url,
      ...(picture && {
        image: {
          '@type': 'ImageObject',
          url: publicUrl + picture.path,
          width: picture.width,
          height: picture.height,
        },
      }),
      author: isFirm
        ? { '@id': `${publicUrl}/#firm`, '@type': 'LegalService', name: firm.name }
        : { '@type': 'Person', name: article.author },
      publisher: { '@id': `${publicUrl}/#firm`, '@type': 'LegalService', name: firm.name },
    },
  ];
}
