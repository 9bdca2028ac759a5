/** What a firm settles before and after it opens its site. No dependency: the back office uses it too. */

/** In the order of the assistant. */
export const STEPS = [
  'firm',
  'attorney',
  'areas',
  'people',
  'hours',
  'colours',
  'mail',
  'domain',
  'legal',
  'samples',
] as const;

export type Step = (typeof STEPS)[number];

/** What must be settled before the firm opens its site to the public: what does not work, then what is missing. */
const NEEDED = [
  'mail-delivery',
  'calendar',
  'webhooks',
  'firm',
  'mail',
  'hosts',
  'testimonials',
  'articles',
  'attorney',
  'legal',
  'state-law',
  'law-tasks',
  'secrets',
  'sign-up',
  'domain',
  'database',
  'user-pool',
] as const;

export type Item = Step | (typeof NEEDED)[number];

const needed: ReadonlySet<Item> = new Set(NEEDED);

export const isNeeded = (item: Item): boolean => needed.has(item);

/** The checklist: what is needed, then the optional steps of the assistant. */
export const ITEMS: readonly Item[] = [...NEEDED, ...STEPS.filter((step) => !isNeeded(step))];

/** What staff settle: the steps, and that the firm as a whole is meant to be booked beside its attorneys. */
export type Settled = Step | 'both-calendars';

/** `skipped`: staff have decided to do it later. */
export type ItemState = 'open' | 'done' | 'skipped';

export type StepStates = Readonly<Record<Step, ItemState>>;

/** The state of each item of the checklist. */
export const statesOf = (items: readonly { key: Item; state: ItemState }[]) =>
  Object.fromEntries(items.map(({ key, state }) => [key, state])) as Record<Item, ItemState>;

/** Steps that are done only if the site has the required data; staff cannot mark them as done. */
const EVIDENT: readonly Item[] = ['firm', 'attorney', 'mail', 'domain'];

/**
 * The state of an item. `isEvident`: the site has the data that the item requires, wherever it was entered. `settled`:
 * how staff have marked the step in the assistant.
 */
export function itemState(
  item: Item,
  { isEvident, settled }: { isEvident: boolean; settled: { isSkipped: boolean } | undefined },
): ItemState {
  if (isEvident) return 'done';
  if (!settled) return 'open';
  if (settled.isSkipped) return 'skipped';
  return EVIDENT.includes(item) ? 'open' : 'done';
}

/** The step with which the assistant starts or continues: the first open one, or undefined if none is left. */
export const firstOpenStep = (states: StepStates): Step | undefined =>
  STEPS.find((step) => states[step] === 'open');

/** Kinds of demo content that the assistant removes; each row is marked as a sample. */
export const SAMPLE_KINDS = ['articles', 'testimonials', 'attorneys', 'claims'] as const;

export type SampleKind = (typeof SAMPLE_KINDS)[number];
