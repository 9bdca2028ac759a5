import type { PageContentInput } from '../../../src/features/pages/blocks/schema.ts';
import {
  accessibilityPage,
  advertisingPage,
  privacyPage,
  termsPage,
} from '../../preset-pages/legal-pages.ts';
import type { PresetSite } from './site.ts';

/** Passages that name a state, with those that fit every state. */
const NEUTRAL = [
  ['general information about California law', 'general information'],
  [
    'These terms are under the law of California, where we are admitted to practise.',
    'These terms are under the law of the state in which our office is.',
  ],
  [
    'The rules of the State Bar of California apply to it.',
    'The rules for the advertising of lawyers apply to it.',
  ],
  ['California Relay Service users dial 711.', 'Users of a relay service dial 711.'],
  [
    'California law gives residents such rights against many businesses; we give them to everybody.',
    'The law of several states gives residents such rights against many businesses; we give them to everybody.',
  ],
] as const;

function withoutState<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return NEUTRAL.reduce<string>((text, [from, to]) => text.replace(from, to), value) as Value;
  }
  if (Array.isArray(value)) return value.map(withoutState) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutState(each)]),
  ) as Value;
}

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

const legalPage = (page: PageContentInput) => (site: PresetSite) =>
  withoutState(site.hasCalculator ? page : withoutCalculator(page));

/** The legal pages of a new installation, neutral about the state. An attorney of the firm confirms them. */
export const LEGAL_PAGES = {
  '/privacy': legalPage(privacyPage),
  '/terms': legalPage(termsPage),
  '/advertising': legalPage(advertisingPage),
  '/accessibility': legalPage(accessibilityPage),
} as const;
