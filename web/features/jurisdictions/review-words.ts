import type { ItemState } from '../../../src/features/jurisdictions/review/rules.ts';

export const STATE_WORDS: Readonly<Record<ItemState, { text: string; color: string } | null>> = {
  unconfirmed: { text: 'Not confirmed', color: 'warning' },
  confirmed: { text: 'Confirmed', color: 'success' },
  changed: { text: 'Changed since it was confirmed', color: 'warning' },
  given: { text: 'The firm’s own figures', color: 'gray' },
  advice: null,
};

/** How sure the research behind a line is. */
export const SURE_WORDS = {
  A: 'read in the rule or on a page of the regulator',
  B: 'read in a secondary source',
  C: 'not looked up yet',
} as const;

export const GROUPS = [
  {
    kind: 'statement',
    title: 'Statements',
    lead: 'What the site has to say, and where. They show before an attorney has confirmed them, except those that nobody has looked up yet.',
  },
  {
    kind: 'calculator',
    title: 'Calculators',
    lead: 'The cost of probate. A calculator is hidden until an attorney has confirmed it, except the firm’s own.',
  },
  {
    kind: 'holidays',
    title: 'Holidays',
    lead: 'Days that the calendar proposes to close. They are rules, not the list of your court.',
  },
  {
    kind: 'finding',
    title: 'Checks before publishing',
    lead: 'Passages that staff are asked about. No finding does not mean that a text is allowed.',
  },
] as const;
