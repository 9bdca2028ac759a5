import { isWeekend } from '../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';

/** Which week the agenda shows: on a weekend in the firm's zone, already the coming one. */
export const weekOfAgenda = (now: Date, zone: string): 'week' | 'coming week' =>
  isWeekend(localDateOf(now, zone)) ? 'coming week' : 'week';
