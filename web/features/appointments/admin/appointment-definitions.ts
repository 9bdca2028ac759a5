import {
  APPOINTMENT_SORTS,
  STATUS_LABELS,
} from '../../../../src/features/appointments/admin/rules.ts';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { APPOINTMENT_STATUSES } from '../../../../src/features/appointments/rules.ts';
import { choiceFilter, searchFilter } from '../../../admin/list/filters.ts';
import { defineList, type SearchOfList } from '../../../admin/list/list-definition.ts';
import type { ListColumn } from '../../../admin/list/list-features.ts';
import { selectColumn } from '../../../admin/list/select-column.tsx';
import { date, matching, oneOf, text } from '../../../admin/list-search.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import { AppointmentsBulkActions } from './appointments-bulk-actions.tsx';

/** The parts of a row that can be hidden, and its checkbox. */
const columns = (): ListColumn<StaffAppointment>[] => [
  selectColumn(
    ({ firstName, lastName }) => `the appointment of ${firstName} ${lastName}`,
    'appointments.change',
  ),
  { id: 'type', header: 'Consultation' },
  { id: 'area', header: 'Practice area' },
  { id: 'with', header: 'Attorney and place' },
];

/** The filter as the server expects it: with the slug of the host, and by default from today on. */
function useSent<Filter extends { host?: string | undefined; order?: 'all' | undefined }>({
  host,
  order,
  ...filter
}: Filter) {
  const { query, slugOf } = useConsultationTypes();
  return {
    isKnown: host === undefined || query.data !== undefined,
    sent: {
      ...filter,
      order: order ?? ('upcoming' as const),
      ...(host !== undefined && { attorney: slugOf(Number(host)) ?? (host === '1' ? null : '') }),
    },
  };
}

export const APPOINTMENTS = defineList({
  id: 'appointments',
  label: 'Appointments',
  filters: {
    q: searchFilter('Search by name, e-mail or phone'),
    status: choiceFilter(
      'Status',
      'All statuses',
      APPOINTMENT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
    ),
    /** The number of the only host to show. */
    host: { read: matching(/^[1-9]\d{0,8}$/) },
    order: {
      ...choiceFilter('Which days', 'From today on', [
        { value: 'all', label: 'All, latest first' },
      ]),
      isView: true,
    },
  },
  others: {
    view: oneOf(['week', 'over', 'waiting']),
    /** A local date in the week that is shown. */
    week: date,
    /** In the week view: the only day that is shown. */
    day: date,
    /** In the week view: a row per person. */
    lanes: oneOf(['person']),
    /** In the week view: the city of the only office to show. */
    office: text,
    open: text,
    /** The id of the message from whose sender a booking is made. */
    message: text,
  },
  sorts: APPOINTMENT_SORTS,
  defaultSort: ({ order }) => (order ? '-start' : 'start'),
  rows: {
    useQuery: (input, options) => {
      const { sent, isKnown } = useSent(input);
      return trpc.appointments.list.useQuery(sent, { ...options, enabled: isKnown });
    },
  },
  columns,
  bulk: {
    matching: {
      useQuery: (filter, options) =>
        trpc.appointments.matching.useQuery(useSent(filter).sent, options),
    },
    Actions: AppointmentsBulkActions,
  },
  empty: { title: 'Nothing is booked', text: 'New bookings arrive here.' },
  noMatch: 'No appointments match the filters.',
});

/** Search parameters of the appointments page: view, filters and the open appointment. */
export type AppointmentSearch = SearchOfList<typeof APPOINTMENTS>;

/** The filter of the CSV export: that of the list. */
export const useExportFilter = ({ status, q, sort, host, order }: AppointmentSearch) =>
  useSent({ status, q, sort, host, order }).sent;

/** Past appointments that are neither completed nor cancelled, oldest first. */
export const PAST_OPEN = defineList({
  id: 'appointments',
  label: 'Appointments',
  filters: {},
  others: { open: text },
  rows: trpc.appointments.overAndOpen,
  columns,
  bulk: {
    matching: {
      useQuery: (_, options) => trpc.appointments.matchingOverAndOpen.useQuery(undefined, options),
    },
    Actions: AppointmentsBulkActions,
  },
  empty: {
    title: 'No past appointments are open',
    text: 'All past appointments are completed or cancelled.',
  },
  noMatch: 'No appointments match the filters.',
});
