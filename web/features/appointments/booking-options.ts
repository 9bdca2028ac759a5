/** Preselected values of a booking. `start` is the ISO instant of a slot, `attorney` a slug. */
export type BookingOptions = {
  type?: string | undefined;
  /** The key of a practice area. */
  area?: string | undefined;
  start?: string | undefined;
  attorney?: string | undefined;
};

/** The address of the booking page, for clicks before scripts run. */
export function bookingHref({ area, type, start, attorney }: BookingOptions): string {
  const query = new URLSearchParams(
    Object.entries({ area, type, start, attorney }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return query.size > 0 ? `/schedule?${query}` : '/schedule';
}

/** Reads the options from search parameters; invalid values are left out. */
export function parseBookingOptions(search: Record<string, unknown>): BookingOptions {
  const { area, type, start, attorney } = search;
  return {
    area: keyIn(area),
    type: keyIn(type),
    start:
      typeof start === 'string' && !Number.isNaN(Date.parse(start))
        ? new Date(start).toISOString()
        : undefined,
    attorney: keyIn(attorney),
  };
}

/** Whether there is such a practice area, type or attorney, the booking finds out. */
const keyIn = (value: unknown) =>
  typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value) ? value : undefined;
