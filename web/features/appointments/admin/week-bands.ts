import { formatHour } from '../../../lib/format.ts';
import type { Office } from '../../scheduling/describe-office.ts';
import type { CalendarEntry } from './week-entries.ts';
import type { Span } from './week-grid.ts';
import { isInLane, type Lane } from './week-lanes.ts';

/** A row of the week: an hour of the day in minutes since midnight, or a host. */
export type Band = { key: string; label: string } & (
  | { hour: Span; host?: undefined }
  | { hour?: undefined; host: number }
);

export type DayEntry = CalendarEntry & { span: Span };

/** The hours as rows, or with several lanes the hosts. */
export function bandsOf(hours: Span, lanes: readonly Lane[], locale: string): Band[] {
  if (lanes.length > 1) {
    return lanes.map(({ host = 0, name = '' }) => ({ key: `host ${host}`, label: name, host }));
  }
  return Array.from({ length: (hours.to - hours.from) / 60 }, (_, place) => {
    const from = hours.from + place * 60;
    const hour = from / 60;
    return {
      key: `hour ${hour}`,
      label: formatHour(`2000-01-01T${String(hour).padStart(2, '0')}:00Z`, 'UTC', locale),
      hour: { from, to: from + 60 },
    };
  });
}

/**
 * The entries of a day in a row, the most important first: what closes the day for everybody, appointments by start,
 * blocked times, cancelled appointments. An entry is in the hour of its start, or in the first one.
 */
export function entriesIn(band: Band, isFirst: boolean, entries: readonly DayEntry[]): DayEntry[] {
  return entries
    .filter((entry) =>
      band.hour
        ? entry.span.from < band.hour.to && (isFirst || entry.span.from >= band.hour.from)
        : isInLane(entry, band),
    )
    .sort((a, b) => rankOf(a) - rankOf(b) || a.span.from - b.span.from);
}

const rankOf = ({ isBlock, isCancelled, hostNumber }: CalendarEntry) => {
  if (isBlock) return hostNumber === null ? 0 : 2;
  return isCancelled ? 3 : 1;
};

/** Whether a blocked time that concerns everybody who is shown covers some of the hour, or for a host some of the day. */
export const isBlockedIn = (
  { hour }: Band,
  entries: readonly DayEntry[],
  onlyHost: number | undefined,
): boolean =>
  entries.some(
    ({ isBlock, hostNumber, span }) =>
      isBlock &&
      (hostNumber === null || hostNumber === onlyHost) &&
      (!hour || (span.from < hour.to && span.to > hour.from)),
  );

/** Whether any of the hosts takes consultations that start in the hour, or on the day if there is no hour. */
export function isOpenIn(
  { hour }: Band,
  date: string,
  hosts: readonly number[],
  office: Pick<Office, 'windowsOn'>,
): boolean {
  return office
    .windowsOn(date)
    .some(
      ({ hostNumber, from, to }) =>
        (hostNumber === null || hosts.includes(hostNumber)) &&
        (!hour || (from < hour.to && to >= hour.from)),
    );
}
