import type { TimelineEvent } from '../../../../src/features/people/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';

/** An event with those that belong to it, such as a booking with its mails. */
export type Happening = { event: TimelineEvent; others: TimelineEvent[] };

/** The happenings of a local date. */
export type TimelineDay = { date: string; happenings: Happening[] };

/** Records that others are about. */
const SUBJECTS: readonly string[] = ['message', 'appointment'];

/**
 * The days of a timeline, in its order. What is about a message or a booking of the same day, such as a mail, is part
 * of that event; what happened on another day is an event of its own.
 */
export function groupEvents(events: readonly TimelineEvent[], zone: string): TimelineDay[] {
  const days = Map.groupBy(events, ({ at }) => localDateOf(new Date(at), zone));
  return [...days].map(([date, ofDay]) => {
    const subjects = new Map(
      ofDay.filter(({ kind }) => SUBJECTS.includes(kind)).map((each) => [each.recordId, each]),
    );
    const subjectOf = ({ kind, aboutId }: TimelineEvent) =>
      SUBJECTS.includes(kind) ? undefined : subjects.get(aboutId ?? '');
    return {
      date,
      happenings: ofDay
        .filter((event) => !subjectOf(event))
        .map((event) => ({
          event,
          others: ofDay.filter((other) => subjectOf(other) === event).toReversed(),
        })),
    };
  });
}
