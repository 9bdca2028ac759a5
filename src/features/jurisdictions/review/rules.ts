/** What an attorney confirms of a jurisdiction, and what the firm may say instead. No dependencies: pages use it too. */

export const ITEM_KINDS = ['statement', 'calculator', 'holidays', 'finding'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/**
 * `given`: by the owner, no confirmation needed. `changed`: confirmed, but the item is another one since then. Findings
 * are advice to staff and need no confirmation: they are `advice`.
 */
export const ITEM_STATES = ['unconfirmed', 'confirmed', 'changed', 'given', 'advice'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Whether an attorney still has to confirm an item. */
export const isOpen = (state: ItemState): boolean => state === 'unconfirmed' || state === 'changed';

/** The key of an item within its pack, such as `statement:ny-home`. */
export const itemKey = (kind: ItemKind, id: string): string => `${kind}:${id}`;
