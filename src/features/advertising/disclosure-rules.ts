/** The disclosures that advertising rules require, for every format in which the site is served. No imports. */

/** At the end of every page. */
export const SITE_DISCLOSURE =
  'Attorney advertising. This site is general information, not legal advice, and using it creates no lawyer-client relationship.';

/** Beside testimonials. Source: Rule of Professional Conduct 7.1. */
export const TESTIMONIALS_DISCLOSURE = 'Testimonials do not guarantee or predict your outcome.';

/** Below every article. */
export const ARTICLE_DISCLOSURE = 'General information, not legal advice.';
