import { useState } from 'react';
import type { PracticeArea } from '../../../src/features/firm/practice-areas/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { TypeChoice } from '../../../src/features/scheduling/choices/schema.ts';
import { addDaysTo } from '../../../src/platform/time/local-dates/rules.ts';
import { bookableDays, clampMonth, monthOf } from '../../../src/platform/time/month-rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDay, formatTime, formatWeekday } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { type BookingChoice, weekdaysOf } from './booking-choice.ts';
import styles from './booking-flow.module.css';
import type { BookingAction, BookingState } from './booking-state.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { isOpenDay, SHORT_STALE_TIME, slotsIn } from './month-slots.ts';
import { outsideWords } from './outside-area.tsx';
import { SoonestTimes, useSoonest } from './soonest-times.tsx';
import { Times, TimesFailed, TimesOfDay } from './times.tsx';
import { visitorTime } from './visitor-zone.ts';

/** First step: choose type, attorney, day and time. */
export function TimeStep({
  firm,
  state,
  choice,
  type,
  area,
  dispatch,
  onMissing,
}: {
  firm: FirmProfile;
  state: BookingState;
  choice: BookingChoice;
  type: TypeChoice;
  /** The practice area, if it is known. */
  area: PracticeArea | undefined;
  dispatch: (action: BookingAction) => void;
  /** Called when the visitor continues without a date or a time. */
  onMissing: () => void;
}) {
  const { date, start } = state;
  const today = localDateOf(new Date(), firm.zone);
  const last = addDaysTo(today, type.horizonDays);
  const [asked, setMonth] = useState(date && monthOf(date));
  const visit = {
    type: type.key,
    ...(choice.attorney && { attorney: choice.attorney.slug }),
    ...(area && { practiceArea: area.key }),
  };
  const outside = area && outsideWords(area.label, choice.attorney?.name);
  const soonest = useSoonest(visit);
  const month = clampMonth(asked ?? monthOf(soonest?.[0]?.date ?? today), { today, last });
  const { slotsOf, isFull, isOver, isFailed, retry } = useMonth({ month, today, last, visit });
  // Queried separately, so that the chosen day's times stay while another month is shown.
  const chosenMonth = useMonth({ month: date ? monthOf(date) : month, today, last, visit });
  const weekdays = weekdaysOf(choice);
  const slots = date ? chosenMonth.slotsOf(date) : undefined;
  const isFree = slots?.find((slot) => slot.start === start)?.state === 'free';
  const choose = (on: string, at: string) => dispatch({ kind: 'chooseStart', date: on, start: at });
  return (
    <>
      <div className={styles.body}>
        <div className={styles.when}>
          <div className={styles.choice}>
            <ChoiceFields firm={firm} choice={choice} dispatch={dispatch} />
          </div>
          {/* On a phone, the next free times are above the calendar, and the times of a day below it. */}
          {!date && !isFailed && (
            <Times date={date}>
              <SoonestTimes
                starts={soonest}
                outside={outside}
                weekdays={weekdays}
                firm={firm}
                onChoose={(free) => {
                  setMonth(monthOf(free.date));
                  choose(free.date, free.start);
                }}
              />
            </Times>
          )}
          <div className={styles.calendar}>
            <MonthCalendar
              month={month}
              onMonth={setMonth}
              today={today}
              last={last}
              chosen={date}
              onChoose={(chosenDate) => dispatch({ kind: 'chooseDate', date: chosenDate })}
              isOpen={(day) =>
                day >= today && day <= last && isOpenDay(day, slotsOf(day), weekdays)
              }
              isFull={isFull}
              isOver={isOver}
            />
          </div>
          {(date || isFailed) && (
            <Times date={date}>
              {isFailed || !date ? (
                <TimesFailed firm={firm} retry={retry} />
              ) : (
                <TimesOfDay
                  firm={firm}
                  date={date}
                  start={start}
                  slots={slots}
                  outside={outside}
                  onChoose={(at) => choose(date, at)}
                />
              )}
            </Times>
          )}
        </div>
      </div>
      <footer className={styles.foot} data-bottom-bar>
        <p className={`${styles.grow} small`} aria-live="polite">
          {start && isFree && (
            <ChosenTime minutes={type.durationMinutes} start={start} zone={firm.zone} />
          )}
        </p>
        <Button
          variant="primary"
          aria-disabled={!isFree}
          onClick={() => (isFree ? dispatch({ kind: 'continue' }) : onMissing())}
        >
          Continue to Your Information
        </Button>
      </footer>
    </>
  );
}

function ChosenTime({ minutes, start, zone }: { minutes: number; start: string; zone: string }) {
  const theirTime = visitorTime(start, zone);
  return (
    <>
      <b className="num">
        {formatWeekday(start, zone, 'short')}, {formatDay(start, zone)} at {formatTime(start, zone)}
      </b>{' '}
      <span className="muted">
        for {minutes} minutes
        {theirTime && `; ${theirTime} in your time zone`}
      </span>
    </>
  );
}

/** The slots of a month's bookable days. */
function useMonth({
  month,
  today,
  last,
  visit,
}: {
  month: string;
  today: string;
  last: string;
  visit: { type: string; attorney?: string; practiceArea?: string };
}) {
  return slotsIn(
    trpc.appointments.availability.useQuery(
      { ...bookableDays(month, { today, last }), ...visit },
      SHORT_STALE_TIME,
    ),
  );
}
