/** How many hours a key is tied to its request; after that it can be used for another one. */
export const KEY_HOURS = 24;

export const MAX_KEY_LENGTH = 200;

/** The header that marks a response as that of an earlier request with the same key. */
export const REPLAYED_HEADER = 'idempotent-replayed';
