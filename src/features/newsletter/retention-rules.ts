/** Unconfirmed subscriptions are deleted after this many days. */
export const CONFIRM_WITHIN_DAYS = 7;

/** Retention of ended subscriptions, with the words and time of the consent. */
export const ENDED_SUBSCRIPTION_DAYS = 730;
