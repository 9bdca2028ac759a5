import type { SiteFrame } from '../../../src/features/site/schema.ts';

/**
 * The firm for search engines. Ratings and reviews stay out: they are the firm's own claims, which
 * search engines' rules for structured data do not allow.
 */
export function legalService({ firm, publicUrl }: SiteFrame) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': `${publicUrl}/#firm`,
    name: firm.name,
    url: `${publicUrl}/`,
    telephone: firm.phoneE164,
    email: firm.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.street,
      addressLocality: firm.city,
      addressRegion: firm.region,
      postalCode: firm.postalCode,
      addressCountry: 'US',
    },
    openingHoursSpecification: firm.officeHours.flatMap(({ opening }) =>
      opening ? [{ '@type': 'OpeningHoursSpecification', ...opening }] : [],
    ),
    image: `${publicUrl}/share/index.png`,
    areaServed: `${firm.city}, ${firm.region}`,
    employee: firm.attorneys.map(({ name, role }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
    })),
  };
}

type Article = {
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  publishedAt: string;
  updatedAt: string;
};

/** An article and the way to it. */
export function articleData({ firm, publicUrl }: SiteFrame, article: Article): object[] {
  const url = `${publicUrl}/blog/${article.slug}`;
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
      author: isFirm
        ? { '@id': `${publicUrl}/#firm`, '@type': 'LegalService', name: firm.name }
        : { '@type': 'Person', name: article.author },
      publisher: { '@id': `${publicUrl}/#firm`, '@type': 'LegalService', name: firm.name },
    },
  ];
}

/** The attorneys as people who work for the firm. */
export function attorneysData({ firm, publicUrl }: SiteFrame): object[] {
  return firm.attorneys.map(({ slug, name, role, languages, photo }) => ({
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${publicUrl}/attorneys#${slug}`,
    name,
    jobTitle: role,
    ...(photo && { image: `${publicUrl}/photos/${photo}` }),
    knowsLanguage: languages,
    worksFor: { '@id': `${publicUrl}/#firm`, '@type': 'LegalService', name: firm.name },
  }));
}

/** Questions with their answers, as they stand on the page. */
export function questionsData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
