import { skipToken } from '@tanstack/react-query';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { Notice } from '../../ui/notice.tsx';
import type { BookingChoice } from './booking-choice.ts';
import styles from './booking-flow.module.css';
import type { BookingState } from './booking-state.ts';
import { SHORT_STALE_TIME } from './month-slots.ts';
import { outsideWords } from './outside-area.tsx';

/** Says before the booking that nobody who works on the chosen practice area is free at the chosen time. */
export function OutsideNotice({
  state: { date, start },
  choice,
  area,
  hold,
  onBack,
}: {
  state: BookingState;
  choice: BookingChoice | undefined;
  area: PracticeArea | undefined;
  /** The token of a prepared booking. */
  hold: string | undefined;
  /** Leads to the other times. */
  onBack: () => void;
}) {
  const { type, attorney } = choice ?? {};
  const { data } = trpc.appointments.availability.useQuery(
    date && start && type && area
      ? {
          ...{ from: date, to: date, type: type.key, practiceArea: area.key },
          ...(attorney && { attorney: attorney.slug }),
        }
      : skipToken,
    SHORT_STALE_TIME,
  );
  const slot = data?.days[0]?.slots.find((each) => each.start === start);
  const { data: held } = trpc.appointments.prepared.useQuery(
    hold && area ? { hold, practiceArea: area.key } : skipToken,
  );
  const isInside = slot?.state === 'free' && !slot.outsidePracticeArea;
  // The time that is held for the visitor is not free for others.
  const isOutside =
    held && held.scheduledDate === start
      ? slot && !isInside && held.outsidePracticeArea
      : slot?.outsidePracticeArea;
  return (
    <div role="status">
      {area && isOutside && (
        <Notice icon="alert">
          <p>{outsideWords(area.label, attorney?.name).ofTime}</p>
          <button type="button" className={styles.seeAll} onClick={onBack}>
            Choose another time
          </button>
        </Notice>
      )}
    </div>
  );
}
