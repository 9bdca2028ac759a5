import type { PageContentInput } from '../../../src/features/pages/blocks/schema.ts';
import { closing } from '../../preset-pages/closing.ts';
import { areaWords, type PresetSite } from './site.ts';

export function homePage(site: PresetSite): PageContentInput {
  const areas = areaWords(site, { isStart: true });
  return {
    name: 'Home',
    title: `${areas} in {city}`,
    description: `${areas} in {city}, explained in plain words.`,
    heading: 'Steady counsel, in plain words.',
    lead: `${areas} in {city}. We explain each step, so that you can choose the next one.`,
    blocks: [
      { type: 'facts' },
      {
        type: 'practiceAreas',
        heading: 'Practice Areas',
        lead: 'One careful way of doing it: listen, explain, write it down, finish.',
        note: {
          title: 'Not sure where yours fits?',
          text: 'Say it in your own words, and we will find the right person.',
        },
        hasLink: true,
      },
      ...(site.hasCalculator ? [calculatorTeaser(site)] : []),
      { type: 'people', heading: 'The people who answer' },
      { type: 'testimonials', heading: 'What clients say' },
      { type: 'articles', heading: 'Legal Insights' },
      ...closing,
    ],
  };
}

const calculatorTeaser = ({ comparesTrust }: PresetSite): PageContentInput['blocks'][number] => ({
  type: 'calculatorTeaser',
  heading: comparesTrust
    ? 'What would probate cost your family?'
    : 'What might probate cost your family?',
  lead: `Probate is paid from what somebody leaves. Enter one number, and see our estimate${comparesTrust ? ' beside what a living trust would cost' : ''}.`,
  note: {
    title: 'Probate, in plain words',
    text: 'The court process that passes on what someone owned in their own name, with no trust, joint owner or beneficiary to receive it.',
  },
});
