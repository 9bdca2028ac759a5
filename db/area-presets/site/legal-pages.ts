import type { PageContentInput } from '../../../src/features/pages/blocks/schema.ts';
import {
  accessibilityPage,
  advertisingPage,
  privacyPage,
  termsPage,
} from '../../preset-pages/legal-pages.ts';
import type { PresetSite } from './site.ts';

/** What the legal pages say about the calculator, which a site without one leaves out. */
const ABOUT_CALCULATOR = {
  block: 'The calculator',
  item: 'When you leave an e-mail address with a calculation:',
  passage: 'using the calculator, ',
} as const;

function withoutCalculator(page: PageContentInput): PageContentInput {
  const { block, item, passage } = ABOUT_CALCULATOR;
  return {
    ...page,
    blocks: page.blocks
      .filter((each) => !('heading' in each && each.heading === block))
      .map((each) => {
        if (each.type === 'text') return { ...each, html: each.html.replace(passage, '') };
        if (each.type !== 'list') return each;
        return { ...each, items: each.items.filter(({ term }) => term !== item) };
      }),
  };
}

/** Where the state’s calculator compares nothing, and is shown only once an attorney has confirmed it. */
const confirmedCalculator: PageContentInput['blocks'][number] = {
  type: 'text',
  heading: ABOUT_CALCULATOR.block,
  showWhen: 'probate_calculator',
  html: '<p>Its results are planning estimates. What probate costs in your case can be more or less. Using it does not make us your lawyer.</p>',
};

function withConfirmedCalculator(page: PageContentInput): PageContentInput {
  const { block, passage } = ABOUT_CALCULATOR;
  return {
    ...page,
    blocks: page.blocks.map((each) => {
      if ('heading' in each && each.heading === block) return confirmedCalculator;
      return each.type === 'text' ? { ...each, html: each.html.replace(passage, '') } : each;
    }),
  };
}

function legalPage(page: PageContentInput) {
  return ({ hasCalculator, comparesTrust }: PresetSite): PageContentInput => {
    if (!hasCalculator) return withoutCalculator(page);
    return comparesTrust ? page : withConfirmedCalculator(page);
  };
}

/** The legal pages of a new installation. An attorney of the firm confirms them. */
export const LEGAL_PAGES = {
  '/privacy': legalPage(privacyPage),
  '/terms': legalPage(termsPage),
  '/advertising': legalPage(advertisingPage),
  '/accessibility': legalPage(accessibilityPage),
} as const;
