/** The columns that the list of subscribers can be sorted by. */
export const SUBSCRIBER_SORTS = ['subscribed', 'email'] as const;
