/** Preselected values of a booking. `start` is the ISO instant of a slot, `attorney` a slug. */
export type BookingOptions = {
  type?: string | undefined;
  /** The key of a practice area. */
  area?: string | undefined;
  start?: string | undefined;
  attorney?: string | undefined;
};

/** What the address of the booking page says: the options, and what the page shows of times without scripts. */
export type BookingAddress = BookingOptions & {
  month?: string | undefined;
  date?: string | undefined;
  /** The step of the details, for a chosen time. */
  step?: 'details' | undefined;
  /** The token of a prepared booking: a program has held the time for the visitor. */
  hold?: string | undefined;
};

/** The address of the booking page, for clicks before scripts run. */
export function bookingHref(address: BookingAddress): string {
  return `/schedule${queryOf(address)}`;
}

/** Search parameters as text with a leading `?`; blank without any. */
export function queryOf(parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `?${query}` : '';
}

/** Reads the address from search parameters; invalid values are left out. */
export function parseBookingOptions(search: Record<string, unknown>): BookingAddress {
  const { start } = search;
  const isTime = typeof start === 'string' && !Number.isNaN(Date.parse(start));
  return {
    area: keyIn(search.area),
    type: keyIn(search.type),
    attorney: keyIn(search.attorney),
    month: keyIn(search.month),
    date: keyIn(search.date),
    start: isTime ? new Date(start).toISOString() : undefined,
    step: isTime && search.step === 'details' ? 'details' : undefined,
    hold: typeof search.hold === 'string' && TOKEN.test(search.hold) ? search.hold : undefined,
  };
}

const TOKEN = /^[\w-]{43}$/;

/** Whether there is such a practice area, type, attorney, month or day, the booking finds out. */
const keyIn = (value: unknown) =>
  typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value) ? value : undefined;
