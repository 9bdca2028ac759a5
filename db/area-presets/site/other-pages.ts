import type { PageContentInput } from '../../../src/features/pages/blocks/schema.ts';
import { closing } from '../../preset-pages/closing.ts';
import { presetPages } from '../../preset-pages/pages.ts';
import { areaWords, type PresetSite } from './site.ts';

/** The page of a new installation, with other words. */
function pageLike(path: string, change: Partial<PageContentInput>): PageContentInput {
  const page = presetPages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no preset page at ${path}`);
  return { ...page.content, ...change };
}

export const areasPage = (site: PresetSite): PageContentInput =>
  pageLike('/practice-areas', {
    description: `${areaWords(site, { isStart: true })} in {city}, explained in plain words.`,
    lead: 'Each kind of work, and what happens first.',
    blocks: [
      {
        type: 'practiceAreas',
        heading: 'The kinds of work',
        lead: 'One careful way of doing it: listen, explain, write it down, finish.',
        note: {
          title: 'Not sure where yours fits?',
          text: 'Say it in your own words, and we will find the right person.',
        },
        hasLink: false,
      },
      ...closing,
    ],
  });

export const newsPage = (site: PresetSite): PageContentInput =>
  pageLike('/blog', {
    description: `Plain-words articles on ${areaWords(site)} in {city}.`,
    lead: 'What we have learned, written down without the Latin.',
  });

export const externalNewsPage = (): PageContentInput =>
  pageLike('/external-articles', {
    description: 'Outside articles that we read and think worth your time.',
  });

/** The letter in the footer has the heading and the lead of its page. */
export function letterPage(site: PresetSite): PageContentInput {
  const lead = `What changed in ${areaWords(site)}, and whether it matters to you.`;
  return pageLike('/newsletter', { description: lead, lead });
}

/** Without a trust to compare with, its words are about an estimate of probate alone. */
export function calculatorPage({ hasCalculator, comparesTrust }: PresetSite): PageContentInput {
  if (!hasCalculator) return noCalculatorPage();
  if (comparesTrust) {
    return pageLike('/probate-calculator', {
      description:
        'What would probate cost your family, and what does a living trust cost? One number in, two costs out.',
    });
  }
  return pageLike('/probate-calculator', {
    title: 'Probate calculator',
    description: 'What might probate cost your family? One number in, our estimate out.',
    heading: 'What might probate cost your family?',
    lead: 'One number in, our estimate out. Nothing is stored unless you leave an e-mail address.',
    blocks: [probateInPlainWords, ...closing],
  });
}

const probateInPlainWords: PageContentInput['blocks'][number] = {
  type: 'note',
  title: 'Probate, in plain words',
  text: 'The court process that passes on what someone owned in their own name, with no trust, joint owner or beneficiary to receive it.',
};

const noCalculatorPage = (): PageContentInput =>
  pageLike('/probate-calculator', {
    title: 'Calculator',
    description: 'This site offers no calculator at present.',
    heading: 'Calculator',
    lead: 'This site offers no calculator at present.',
    blocks: [],
  });
