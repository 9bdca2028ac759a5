import type { BusyTime } from './calendar-service.ts';

/** How busy a calendar is in the days that a test looks at, for the end of a sentence. */
export const countBusy = (busy: readonly BusyTime[] | null) =>
  `${busy?.length ?? 0} busy ${busy?.length === 1 ? 'time' : 'times'} in the next seven days.`;
