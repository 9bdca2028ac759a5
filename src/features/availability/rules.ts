/** Constants of hosts, consultation types and hours. No dependencies, because pages use them too. */

/** The number of the host that stands for the firm as a whole rather than for one attorney. */
export const FIRM_HOST = 1;

/** How a consultation takes place. */
export const PLACES = ['office', 'phone', 'video'] as const;

export type Place = (typeof PLACES)[number];

/** ISO weekdays: 1 is Monday, 7 is Sunday. */
export const FIRST_WEEKDAY = 1;
export const LAST_WEEKDAY = 7;
