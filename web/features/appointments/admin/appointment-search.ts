import { APPOINTMENT_SORTS } from '../../../../src/features/appointments/admin/rules.ts';
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
} from '../../../../src/features/appointments/rules.ts';
import { type Sort, sortsOf } from '../../../../src/platform/pagination/rules.ts';
import {
  isDate,
  type ListSearch,
  oneOf,
  readListSearch,
  textOf,
} from '../../../admin/list-search.ts';

/** Search parameters of the appointments page: view, filters and the open appointment. */
export type AppointmentSearch = ListSearch & {
  view?: 'week' | 'over' | undefined;
  /** A local date in the week that is shown. */
  week?: string | undefined;
  /** In the week view: a lane per person. */
  lanes?: 'person' | undefined;
  /** In the week view: the number of the only host to show. */
  host?: number | undefined;
  order?: 'all' | undefined;
  status?: AppointmentStatus | undefined;
  sort?: Sort<(typeof APPOINTMENT_SORTS)[number]> | undefined;
  open?: string | undefined;
  /** The id of the message from whose sender a booking is made. */
  message?: string | undefined;
};

export const readAppointmentSearch = (search: Record<string, unknown>): AppointmentSearch =>
  readListSearch(search, {
    view: oneOf(['week', 'over'], search.view),
    week: isDate(search.week) ? search.week : undefined,
    lanes: oneOf(['person'], search.lanes),
    host: hostOf(search.host),
    order: oneOf(['all'], search.order),
    status: oneOf(APPOINTMENT_STATUSES, search.status),
    sort: oneOf(sortsOf(APPOINTMENT_SORTS), search.sort),
    open: textOf(search.open),
    message: textOf(search.message),
  });

const hostOf = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(textOf(value) ?? '') ? Number(value) : undefined;
