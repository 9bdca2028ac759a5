/** Rules for when clients are reminded of an appointment. No imports. */

const MINUTE_MS = 60_000;

/**
 * Each reminder is due `dueMinutesBefore` the start and may be sent late until `lastMinutesBefore`. The windows do not
 * overlap: if both were missed, only the later one is sent.
 */
const REMINDERS = [
  { kind: 'booking_reminder_day', dueMinutesBefore: 24 * 60, lastMinutesBefore: 3 * 60 },
  { kind: 'booking_reminder_hour', dueMinutesBefore: 60, lastMinutesBefore: 0 },
] as const;

export type ReminderKind = (typeof REMINDERS)[number]['kind'];

/** The longest time before a start at which any reminder is due. */
export const EARLIEST_REMINDER_MS = 24 * 60 * MINUTE_MS;

type Times = { startsAt: Date; now: Date };

const isTime = (
  { dueMinutesBefore, lastMinutesBefore }: (typeof REMINDERS)[number],
  { startsAt, now }: Times,
) => {
  const minutesLeft = (startsAt.getTime() - now.getTime()) / MINUTE_MS;
  return minutesLeft <= dueMinutesBefore && minutesLeft > lastMinutesBefore;
};

/** Whether a reminder of this kind may be sent now, on time or late. */
export function isTimeFor(kind: ReminderKind, times: Times): boolean {
  return REMINDERS.some((reminder) => reminder.kind === kind && isTime(reminder, times));
}

/**
 * The reminder to send now. None if it was already due when the client agreed on the start. All three arguments are
 * instants, so daylight saving changes do not shift reminders.
 */
export function dueReminder({
  startsAt,
  agreedAt,
  now,
}: Times & { agreedAt: Date }): ReminderKind | undefined {
  const reminder = REMINDERS.find((each) => isTime(each, { startsAt, now }));
  if (!reminder) return undefined;
  const dueAt = startsAt.getTime() - reminder.dueMinutesBefore * MINUTE_MS;
  return agreedAt.getTime() <= dueAt ? reminder.kind : undefined;
}
