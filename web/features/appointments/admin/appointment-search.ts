import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
} from '../../../../src/features/appointments/rules.ts';

/** What the address of the screen says: which view, what is looked for, and which appointment is open. */
export type AppointmentSearch = {
  view?: 'week' | undefined;
  /** A local date in the week that shows. */
  week?: string | undefined;
  order?: 'all' | undefined;
  status?: AppointmentStatus | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  open?: string | undefined;
};

export type OnSearch = (
  change: Partial<AppointmentSearch>,
  options?: { replace?: boolean },
) => void;

/** Reads an address; what is nonsense in it is left out. */
export function readAppointmentSearch(search: Record<string, unknown>): AppointmentSearch {
  const { view, week, order, status, q, cursor, open } = search;
  const known = APPOINTMENT_STATUSES.find((each) => each === status);
  return {
    ...(view === 'week' && { view }),
    ...(isDate(week) && { week }),
    ...(order === 'all' && { order }),
    ...(known && { status: known }),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(typeof cursor === 'string' && { cursor }),
    ...(typeof open === 'string' && { open }),
  };
}

function isDate(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
