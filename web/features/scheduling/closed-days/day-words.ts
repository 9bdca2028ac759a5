import { formatDate, formatWeekday, noonOf } from '../../../lib/format.ts';

/** `Thu, Nov 27, 2031`. */
export const dayWords = (date: string, locale: string): string =>
  `${formatWeekday(noonOf(date), 'UTC', 'short', locale)}, ${formatDate(noonOf(date), 'UTC', locale)}`;

/** One day, or `Mon, Mar 10, 2031 to Fri, Mar 14, 2031`. */
export const daysWords = (
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  locale: string,
): string =>
  firstDay === lastDay
    ? dayWords(firstDay, locale)
    : `${dayWords(firstDay, locale)} to ${dayWords(lastDay, locale)}`;

/** `1 day` or `14 days`. */
export const countedDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

type Hosts = readonly { number: number; name: string | null }[];

/** The name of the host to whom closed days apply; null is the whole firm. */
export const whose = (hostNumber: number | null, hosts: Hosts): string =>
  hostNumber === null
    ? 'Whole firm'
    : (hosts.find(({ number }) => number === hostNumber)?.name ?? 'The firm as a whole');

/** The options for the host to whom closed days apply. Only one if the firm is the only host. */
export const whoseOptions = (hosts: Hosts) => [
  { value: '', label: 'Whole firm' },
  ...(hosts.length > 1
    ? hosts.map(({ number }) => ({
        value: String(number),
        label: number === 1 ? 'Consultations with the firm as a whole' : whose(number, hosts),
      }))
    : []),
];
