import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';

/** The block below the text of each area. */
export const disclaimer: PageContentInput['blocks'] = [
  {
    type: 'text',
    html: '<p>This page is general information about {stateLaw}, not legal advice. Your facts matter.</p>',
  },
];

/** What to bring to the first consultation. */
export const firstTalk: PageContentInput['blocks'] = [
  {
    type: 'note',
    title: 'For the first talk',
    text: 'Bring whatever papers you have. Missing ones are fine.',
  },
];
