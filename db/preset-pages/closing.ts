import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';

/** The blocks at the end of most pages. If the consultation is free, the text says so. */
export const closing: PageContentInput['blocks'] = [
  {
    type: 'callToAction',
    heading: 'You don’t have to decide anything today.',
    text: 'Tell us what is going on, in your own words.',
  },
];
