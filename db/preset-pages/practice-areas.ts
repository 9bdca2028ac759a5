import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';
import { closing } from './closing.ts';

export const practiceAreasPage: PageContentInput = {
  name: 'Practice Areas',
  title: 'Practice areas',
  description:
    'Family law, divorce, child custody, estate planning and trust administration in {city}, explained in plain words.',
  heading: 'What we do',
  lead: 'Two fields that meet at every kitchen table: families that change, and what they leave to one another.',
  blocks: [
    {
      type: 'practiceAreas',
      heading: 'Five kinds of work',
      lead: 'One careful way of doing it: listen, explain, write it down, finish.',
      note: {
        title: 'Not sure where yours fits?',
        text: 'Most matters touch two of these. Say it in your own words and we will find the right person.',
      },
      hasLink: false,
    },
    ...closing,
  ],
};
