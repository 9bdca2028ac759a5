import type { BusyTime } from './calendar-service.ts';

/** The busy times found by a test, as the end of a sentence for staff. */
export const countBusy = (busy: readonly BusyTime[] | null) =>
  `${busy?.length ?? 0} busy ${busy?.length === 1 ? 'time' : 'times'} in the next seven days.`;
