/** Constants of hosts, consultation types and hours. No dependencies, because pages use them too. */

/** The number of the host that stands for the firm as a whole rather than for one attorney. */
export const FIRM_HOST = 1;

/** How a consultation takes place. */
export const PLACES = ['office', 'phone', 'video'] as const;

export type Place = (typeof PLACES)[number];

/** ISO weekdays: 1 is Monday, 7 is Sunday. */
export const FIRST_WEEKDAY = 1;
export const LAST_WEEKDAY = 7;

/** How long a consultation takes when its type is not (or no longer) known. */
export const DEFAULT_DURATION_MINUTES = 30;

/** The type with which a booking begins if it is offered. */
const FIRST_TYPE = 'initial';

/** The type with which a booking begins: an initial consultation, else the first one of the list. */
export function firstTypeOf<Type extends { key: string }>(
  types: readonly Type[],
): Type | undefined {
  return types.find(({ key }) => key === FIRST_TYPE) ?? types[0];
}

/** The cache tag of public pages that show free times. */
export const FREE_TIMES_TAG = 'free-times';

/** Whether an error says that the wanted time is not free; it has the nearest free starts. */
export function isNotFree(reason: string | undefined): boolean {
  return reason === 'slot_taken' || reason === 'day_closed';
}

/** The shortest and longest appointment that staff can enter, in minutes, both inclusive. */
export const MIN_DURATION_MINUTES = 5;
export const MAX_DURATION_MINUTES = 480;

/** How far ahead people may book, in days. */
export const MAX_DAYS_AHEAD = 365;
