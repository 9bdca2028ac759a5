import { TZDate } from '@date-fns/tz';
import { format } from './date-math.ts';

/** An instant as exported tables have it: local time in `zone` to the minute, which spreadsheets read as a date. */
export const csvTime = (instant: Date, zone: string): string =>
  format(new TZDate(instant.getTime(), zone), 'yyyy-MM-dd HH:mm');
