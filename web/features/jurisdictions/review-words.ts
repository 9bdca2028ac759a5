import type { ItemState } from '../../../src/features/jurisdictions/review/rules.ts';
import { formatDate, noonOf } from '../../lib/format.ts';

/** `Nov 28, 2026` for a local date. */
export const dateWords = (date: string, locale: string): string =>
  formatDate(noonOf(date), 'UTC', locale);

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

/** What an item is, before its title where items of all kinds stand together. */
export const KIND_WORDS = {
  statement: 'Statement',
  calculator: 'Calculator',
  holidays: 'Holidays',
  finding: 'Check',
} as const;

export const GROUPS = [
  {
    kind: 'statement',
    title: 'Statements',
    lead: 'What the site has to say, and where.',
  },
  {
    kind: 'calculator',
    title: 'Calculators',
    lead: 'The cost of probate. Visitors see one once an attorney has confirmed it, or if it is the firm’s own.',
  },
  {
    kind: 'holidays',
    title: 'Holidays',
    lead: 'Days that Closed Days proposes. They are rules, not the list of your court.',
  },
  {
    kind: 'finding',
    title: 'Checks before publishing',
    lead: 'Passages that staff are asked about. That nothing is found does not mean that a text is allowed.',
  },
] as const;
