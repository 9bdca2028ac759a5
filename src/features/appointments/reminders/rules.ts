/** When clients are reminded of an appointment. No dependency. */

const MINUTE_MS = 60_000;

/**
 * Each is due so long before the start, and is sent late until the start is so near that it would say nothing
 * new. Their times do not overlap: of two that were missed, the nearer one is left.
 */
const REMINDERS = [
  { kind: 'booking_reminder_day', dueMinutesBefore: 24 * 60, lastMinutesBefore: 3 * 60 },
  { kind: 'booking_reminder_hour', dueMinutesBefore: 60, lastMinutesBefore: 0 },
] as const;

export type ReminderKind = (typeof REMINDERS)[number]['kind'];

/** No reminder is due earlier than this before a start. */
export const EARLIEST_REMINDER_MS = 24 * 60 * MINUTE_MS;

type Times = { startsAt: Date; now: Date };

const isTime = (
  { dueMinutesBefore, lastMinutesBefore }: (typeof REMINDERS)[number],
  { startsAt, now }: Times,
) => {
  const minutesLeft = (startsAt.getTime() - now.getTime()) / MINUTE_MS;
  return minutesLeft <= dueMinutesBefore && minutesLeft > lastMinutesBefore;
};

/** Whether a client may be reminded now, in time or late. */
export function isTimeFor(kind: ReminderKind, times: Times): boolean {
  return REMINDERS.some((reminder) => reminder.kind === kind && isTime(reminder, times));
}

/**
 * The reminder that fits now. None whose time had passed when the client agreed on the start: they know. All
 * three are instants, so that a change of the clocks moves nothing.
 */
export function fittingReminder({
  startsAt,
  agreedAt,
  now,
}: Times & { agreedAt: Date }): ReminderKind | undefined {
  const reminder = REMINDERS.find((each) => isTime(each, { startsAt, now }));
  if (!reminder) return undefined;
  const dueAt = startsAt.getTime() - reminder.dueMinutesBefore * MINUTE_MS;
  return agreedAt.getTime() <= dueAt ? reminder.kind : undefined;
}
