/** Constants of the site's content as a document. No dependency: pages use them too. */

/** The parts of the document, in the order of the document. */
export const PARTS = [
  'firm',
  'offices',
  'practiceAreas',
  'attorneys',
  'consultationTypes',
  'hosts',
  'pages',
  'menus',
  'testimonials',
  'articleCategories',
  'articles',
  'mailTexts',
  'languages',
  'translations',
  'visibility',
  'quickExit',
  'look',
  'theme',
] as const;

export type Part = (typeof PARTS)[number];

/** How many entries a list of the document may have. */
export const MAX_ENTRIES = 1_000;

/** The size of the document in bytes. A site whose articles are longer has them in its backup, not in a document. */
export const MAX_CONTENT_BYTES = 8 * 1024 * 1024;
