import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';
import { closing } from './closing.ts';

export const homePage: PageContentInput = {
  name: 'Home',
  title: 'Family law and estate planning in {city}',
  description: 'Divorce, custody, estates and trusts in {city}, explained in plain words.',
  heading: 'Steady counsel for the hard parts of family life.',
  lead: 'Divorce, custody, estates and trusts in {city}. We explain each step in plain words, so that you can choose the next one.',
  blocks: [
    { type: 'facts' },
    {
      type: 'practiceAreas',
      heading: 'Practice Areas',
      lead: 'Five kinds of work, one careful way of doing it: listen, explain, write it down, finish.',
      note: {
        title: 'Not sure where yours fits?',
        text: 'Most matters touch two of these. Say it in your own words and we will find the right person.',
      },
      hasLink: true,
    },
    {
      type: 'calculatorTeaser',
      heading: 'What would probate cost your family?',
      lead: 'In California, probate takes 12–18 months. By our estimate it costs 4–7% of an estate between $150,000 and $700,000, less of a larger one. Small estates and modest homes have shorter ways. A living trust keeps it out of court.',
      note: {
        title: 'Probate, in plain words',
        text: 'The court process that passes on what someone owned in their own name, with no trust, joint owner or beneficiary to receive it.',
      },
    },
    { type: 'people', heading: 'The people who answer' },
    { type: 'testimonials', heading: 'What clients say' },
    { type: 'articles', heading: 'Legal Insights' },
    ...closing,
  ],
};
