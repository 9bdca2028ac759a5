import { MAIN_OFFICE } from '../firm/offices/rules.ts';

/** In which office hosts are. Pure. Weekdays are 1 for Monday to 7 for Sunday, in the firm's zone. */

type Host = { office: string; officeDays: readonly { weekday: number; office: string }[] };

/** The key of the office in which a host is on a weekday. The database function `office_on` states the same. */
export const officeOn = ({ office, officeDays }: Host, weekday: number): string =>
  officeDays.find((day) => day.weekday === weekday)?.office ?? office;

/** The keys of all offices in which a host is on one of these weekdays, in no particular order. */
export const officesOfHost = (host: Host, weekdays: readonly number[]): string[] => [
  ...new Set(weekdays.map((weekday) => officeOn(host, weekday))),
];

/** For a client: the address and the zone of an office other than the main one (null for that), and how to get in. */
export function officeFactsOf(
  {
    offices,
  }: { offices: readonly { key: string; address: string; zone: string; accessNote: string }[] },
  key: string | null,
): { officeAddress: string | null; officeZone: string | null; accessNote: string } {
  const wanted = key ?? MAIN_OFFICE;
  const office = offices.find((each) => each.key === wanted);
  const other = wanted === MAIN_OFFICE ? undefined : office;
  return {
    officeAddress: other?.address ?? null,
    officeZone: other?.zone ?? null,
    accessNote: office?.accessNote ?? '',
  };
}
