import type { z } from 'zod';
import type { dayExplanationSchema } from '../../../../src/features/scheduling/explain-day/schema.ts';
import { formatTime } from '../../../lib/format.ts';
import { dayWords } from '../closed-days/day-words.ts';
import { describeMinutes } from '../consultation-types/type-words.ts';

export type Explanation = z.output<typeof dayExplanationSchema>;
type DayReason = Explanation['reasons'][number];
type HostReason = Explanation['hosts'][number]['reasons'][number];
export type StartReason = Explanation['starts'][number]['hosts'][number]['reasons'][number];

/** The reason why a day cannot be booked, as a sentence. */
export function describeDayReason(reason: DayReason, locale: string): string {
  switch (reason.rule) {
    case 'booking_off':
      return 'Online booking is switched off in Component Visibility.';
    case 'no_such_type':
      return 'This consultation type no longer exists.';
    case 'type_inactive':
      return 'This consultation type is inactive.';
    case 'staff_only':
      return 'Only staff can book this consultation type.';
    case 'beyond_horizon':
      return `Visitors can book this consultation type only until ${dayWords(reason.lastDate, locale)}.`;
  }
}

/** The reason why a host cannot be booked on a day; follows the host's name. */
export const HOST_WORDS: Readonly<Record<HostReason['rule'], string>> = {
  host_inactive: 'does not take consultations at the moment',
  not_offered: 'does not offer this consultation type',
  no_hours: 'has no hours on this day',
  limit_reached: 'has reached the limit of consultations on this day',
};

/** The reason why a host cannot take a start time. `name` is the host's name. */
export function describeStartReason(
  reason: StartReason,
  name: string,
  zone: string,
  locale: string,
): string {
  switch (reason.rule) {
    case 'past':
      return 'This time has passed.';
    case 'notice':
      return `Too soon: it must be booked ${describeMinutes(reason.minutes)} ahead.`;
    case 'limit_reached':
      return 'The limit of consultations on this day is reached.';
    case 'appointment':
      return `Appointment of ${reason.name}, ${spanOf(reason, zone, locale)}.`;
    case 'buffer':
      return `Break before or after the appointment of ${reason.name}, ${spanOf(reason, zone, locale)}.`;
    case 'held':
      return `Held for a booking that is not complete yet, ${spanOf(reason, zone, locale)}.`;
    case 'time_off': {
      const whose = reason.hostNumber === null ? 'The whole firm is closed' : `${name} is away`;
      return reason.reason ? `${whose}: ${reason.reason}.` : `${whose}.`;
    }
    case 'calendar':
      return `Busy in the connected calendar, ${spanOf(reason, zone, locale)}.`;
    case 'taken':
      return 'Taken a moment ago.';
  }
}

const spanOf = ({ from, to }: { from: string; to: string }, zone: string, locale: string) =>
  `${formatTime(from, zone, locale)} to ${formatTime(to, zone, locale)}`;
