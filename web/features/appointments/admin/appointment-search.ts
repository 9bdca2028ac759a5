import { APPOINTMENT_SORTS } from '../../../../src/features/appointments/admin/rules.ts';
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
} from '../../../../src/features/appointments/rules.ts';
import { type Sort, sortsOf } from '../../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch, textOf } from '../../../admin/list-search.ts';

/** Search parameters of the appointments page: view, filters and the open appointment. */
export type AppointmentSearch = ListSearch & {
  view?: 'week' | 'over' | undefined;
  /** A local date in the week that is shown. */
  week?: string | undefined;
  order?: 'all' | undefined;
  status?: AppointmentStatus | undefined;
  sort?: Sort<(typeof APPOINTMENT_SORTS)[number]> | undefined;
  open?: string | undefined;
};

export const readAppointmentSearch = (search: Record<string, unknown>): AppointmentSearch =>
  readListSearch(search, {
    view: oneOf(['week', 'over'], search.view),
    week: isDate(search.week) ? search.week : undefined,
    order: oneOf(['all'], search.order),
    status: oneOf(APPOINTMENT_STATUSES, search.status),
    sort: oneOf(sortsOf(APPOINTMENT_SORTS), search.sort),
    open: textOf(search.open),
  });

/** Whether a value is a local date such as `2031-03-11`. */
export function isDate(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
