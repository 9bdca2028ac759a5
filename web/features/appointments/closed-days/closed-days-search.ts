import { isDate, oneOf, textOf } from '../../../admin/list-search.ts';

/** Search parameters of the closed days page: the year, the host, and the open dialog. */
export type ClosedDaysSearch = {
  year?: number | undefined;
  /** The number of a host. */
  host?: number | undefined;
  open?: 'closed' | 'extra' | 'holidays' | 'why' | undefined;
  /** The initial date and consultation type of the dialog `why`. */
  date?: string | undefined;
  type?: string | undefined;
  cursor?: undefined;
};

export const readClosedDaysSearch = (search: Record<string, unknown>): ClosedDaysSearch => ({
  year: wholeNumber(search.year, 2_000, 2_999),
  host: wholeNumber(search.host, 1, 1_000_000),
  open: oneOf(['closed', 'extra', 'holidays', 'why'], search.open),
  date: isDate(search.date) ? search.date : undefined,
  type: textOf(search.type),
});

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}
