import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FreeStart, Slot } from '../../../src/features/scheduling/slots/schema.ts';
import { formatTime } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Rich } from '../../ui/rich.tsx';
import { MonthCalendar } from '../scheduling/slots/month-calendar.tsx';
import type { SlotsOfDays } from '../scheduling/slots/month-slots.ts';
import type { OutsideWords } from '../scheduling/slots/outside-area.tsx';
import { SlotPicker } from '../scheduling/slots/slot-picker.tsx';
import type { StepAction } from '../scheduling/slots/step-control.tsx';
import { visitorTime } from '../scheduling/slots/visitor-zone.ts';
import { whenWords } from '../scheduling/when-words.ts';
import { type BookingChoice, weekdaysOf } from './booking-choice.ts';
import styles from './booking-flow.module.css';
import { SoonestTimes } from './soonest-times.tsx';
import { TimesFailed } from './times-failed.tsx';
import { WaitLink } from './waits/wait-link.tsx';

/** The first step, with or without JavaScript: the calendar, and the times beside it. */
export function TimeForm({
  firm,
  choice,
  area,
  outside,
  children,
  shown,
  times,
  date: wantedDate,
  start,
  slots,
  soonest,
  stepTo,
  choose,
  proceed,
}: {
  firm: FirmProfile;
  choice: BookingChoice;
  /** The practice area, if it is known. */
  area: PracticeArea | undefined;
  outside: OutsideWords | undefined;
  /** The fields above the calendar. */
  children: ReactNode;
  /** The shown month, and the first and the last day that can be booked. */
  shown: { month: string; today: string; last: string };
  /** The times of the shown month. */
  times: SlotsOfDays;
  /** The chosen day. */
  date: string | null;
  /** The chosen time. */
  start: string | null;
  /** The times of the chosen day; undefined while they load. */
  slots: readonly Slot[] | undefined;
  /** The next free times; undefined while they load. */
  soonest: readonly FreeStart[] | undefined;
  /** Shows another month, or chooses a day. */
  stepTo: (step: { month: string } | { date: string }) => StepAction;
  /** Chooses a time. */
  choose: (start: string, date: string) => StepAction;
  /** The attributes of the button that continues with a time. */
  proceed: (start: string | undefined) => ButtonHTMLAttributes<HTMLButtonElement>;
}) {
  const isBookable = wantedDate && shown.today <= wantedDate && wantedDate <= shown.last;
  const date = isBookable ? wantedDate : null;
  const column = useTimesInView(date);
  const isFree = slots?.find((slot) => slot.start === start)?.state === 'free';
  const chosen = start && isFree ? start : undefined;
  const beside = (
    <div ref={column} className={styles.times} tabIndex={-1}>
      {start && !chosen && (slots || !date) && <NotAvailable start={start} zone={firm.zone} />}
      {times.isFailed ? (
        <TimesFailed firm={firm} retry={times.retry} />
      ) : date ? (
        <SlotPicker
          date={date}
          slots={slots}
          outside={outside}
          zone={firm.zone}
          city={firm.city}
          chosen={start}
          actionOf={(at) => choose(at, date)}
        />
      ) : (
        <SoonestTimes
          starts={soonest}
          outside={outside}
          weekdays={weekdaysOf(choice)}
          firm={firm}
          actionOf={(free) => choose(free.start, free.date)}
        />
      )}
    </div>
  );
  // On a phone, the next free times are above the calendar, and the times of a day below it.
  const isBelow = date !== null || times.isFailed;
  return (
    <>
      <div className={styles.body}>
        <div className={styles.when}>
          <div className={styles.choice}>{children}</div>
          {!isBelow && beside}
          <div className={styles.calendar}>
            <MonthCalendar
              {...shown}
              chosen={date}
              times={times}
              weekdays={weekdaysOf(choice)}
              actionOf={stepTo}
              forFull={(full) => <WaitLink choice={choice} area={area} full={full} />}
            />
          </div>
          {isBelow && beside}
        </div>
      </div>
      <footer className={styles.foot} data-bottom-bar>
        <p className={`${styles.grow} small`} aria-live="polite">
          {chosen && choice.type && (
            <ChosenTime minutes={choice.type.durationMinutes} start={chosen} zone={firm.zone} />
          )}
        </p>
        <Button variant="primary" aria-disabled={!chosen} {...proceed(chosen)}>
          {m.booking.proceed}
        </Button>
      </footer>
    </>
  );
}

/** The column beside the calendar: the times of a newly chosen day scroll into view where it is below the calendar. */
function useTimesInView(date: string | null) {
  const column = useRef<HTMLDivElement>(null);
  const shown = useRef(date);
  useEffect(() => {
    if (date === shown.current) return;
    shown.current = date;
    if (!date) return;
    column.current?.scrollIntoView({ block: 'nearest' });
    // The clicked button, one of the next free times, may have been removed.
    if (document.activeElement === document.body) column.current?.focus({ preventScroll: true });
  }, [date]);
  return column;
}

const NotAvailable = ({ start, zone }: { start: string; zone: string }) => {
  const locale = useLocale();
  return (
    <Notice tone="warning" icon="clock" role="alert">
      <p>
        <Rich
          text={m.booking.timeNotAvailable({ time: formatTime(start, zone, locale) })}
          parts={{ b: (text) => <b>{text}</b> }}
        />
      </p>
    </Notice>
  );
};

function ChosenTime({ minutes, start, zone }: { minutes: number; start: string; zone: string }) {
  const locale = useLocale();
  const theirTime = visitorTime(start, zone, locale);
  return (
    <>
      <b className="num">{whenWords(start, zone, locale)}</b>{' '}
      <span className="muted">
        {theirTime
          ? m.booking.chosenMinutesElsewhere({ minutes: `${minutes}`, theirTime })
          : m.booking.chosenMinutes({ minutes: `${minutes}` })}
      </span>
    </>
  );
}
