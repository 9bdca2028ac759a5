import { describeUnclear } from '../rules.ts';
import type { BusyRead } from './calendar-service.ts';

/** The busy times found by a test, as the end of a sentence for staff. */
export const countBusy = (busy: BusyRead | null) =>
  [
    `${busy?.times.length ?? 0} busy ${busy?.times.length === 1 ? 'time' : 'times'} in the next seven days.`,
    describeUnclear(busy?.unclearEvents ?? 0),
  ]
    .filter(Boolean)
    .join(' ');
