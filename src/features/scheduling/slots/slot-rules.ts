import { localDateTimeOf } from '../../../platform/time/zones/rules.ts';

/** Whether a start is before noon on the clocks of the firm. */
export const isMorning = (start: string, zone: string): boolean =>
  localDateTimeOf(new Date(start), zone).slice(11) < '12:00';
