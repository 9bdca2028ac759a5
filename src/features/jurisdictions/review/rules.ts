/** What an attorney confirms of a jurisdiction, and what the firm may say instead. No dependencies: pages use it too. */

export const ITEM_KINDS = ['statement', 'calculator', 'holidays', 'finding'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/**
 * `given`: by the owner, no confirmation needed. `changed`: confirmed, but the item is another one since then. Findings
 * are advice to staff and need no confirmation: they are `advice`.
 */
export const ITEM_STATES = ['unconfirmed', 'confirmed', 'changed', 'given', 'advice'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** `missing`: pages of the language show the main one. */
export const WORDING_STATES = ['unconfirmed', 'confirmed', 'changed', 'missing'] as const;
export type WordingState = (typeof WORDING_STATES)[number];

/** Whether an attorney still has to confirm an item. */
export const isOpen = (state: ItemState | WordingState): boolean =>
  state === 'unconfirmed' || state === 'changed';

type Reviewed = {
  state: ItemState;
  /** Whether the firm shows a statement or calculator, or makes a check. */
  isOn: boolean;
  /** The same in the further languages of the site; missing if it has none. */
  wordings?: readonly { state: WordingState }[] | undefined;
  lines: readonly string[];
  ranges: readonly { low: number | null; high: number | null }[];
};

/** Whether the firm has to give figures before an attorney can confirm a calculator. Until then, nobody sees it. */
export const needsFigures = ({ ranges }: Pick<Reviewed, 'ranges'>): boolean =>
  ranges.some(({ low, high }) => low === null || high === null);

/** Whether an item waits for an attorney: the firm shows it, it says something, and is not confirmed as it is in each language of the site. */
export const isWaiting = (item: Reviewed): boolean =>
  item.isOn &&
  item.lines.length > 0 &&
  !needsFigures(item) &&
  [item, ...(item.wordings ?? [])].some(({ state }) => isOpen(state));

/** The key of an item within its pack, such as `statement:ny-home`; `statement:ny-home:es` for its Spanish wording. */
export const itemKey = (kind: ItemKind, id: string, language?: string): string =>
  [kind, id, ...(language === undefined ? [] : [language])].join(':');
