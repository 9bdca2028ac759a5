import { useEffect, useRef, useState } from 'react';
import {
  CONSULTATION_TYPES,
  type ConsultationType,
  consultationMinutes,
  MAX_DAYS_AHEAD,
} from '../../../src/appointments/rules.ts';
import type { FirmProfile } from '../../../src/firm/schema.ts';
import { addDaysTo, isWeekend } from '../../../src/local-dates/rules.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatDay, formatTime, formatWeekday, localDateOf } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './booking-flow.module.css';
import type { BookingAction, BookingState } from './booking-state.ts';
import { monthOf } from './calendar-month.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { bookableDays, FRESH_FOR_A_WHILE, slotsIn } from './month-slots.ts';
import { SlotPicker } from './slot-picker.tsx';
import { SoonestTimes } from './soonest-times.tsx';
import { visitorTime } from './visitor-zone.ts';

/** First step: type, then day, then time. */
export function TimeStep({
  firm,
  state,
  dispatch,
  onMissing,
}: {
  firm: FirmProfile;
  state: BookingState;
  dispatch: (action: BookingAction) => void;
  /** Called when somebody continues without a date or a time. */
  onMissing: () => void;
}) {
  const { type, date, start } = state;
  const today = localDateOf(new Date(), firm.zone);
  const last = addDaysTo(today, MAX_DAYS_AHEAD);
  const [month, setMonth] = useState(monthOf(date ?? today));
  const { slotsOf, isFailed, retry } = useMonth({ month, today, last, type });
  // The chosen day keeps its times while other months are looked at.
  const chosenMonth = useMonth({ month: date ? monthOf(date) : month, today, last, type });

  const times = useRef<HTMLDivElement>(null);
  // On a phone the times of the chosen day are below the calendar.
  useEffect(() => {
    if (!date) return;
    times.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    // The button that was pressed may be gone: one of the next free times.
    if (document.activeElement === document.body) times.current?.focus({ preventScroll: true });
  }, [date]);

  const slots = date ? chosenMonth.slotsOf(date) : undefined;
  const chosen = slots?.find((slot) => slot.start === start);
  const isFree = chosen?.state === 'free';
  const isGone = chosen !== undefined && !isFree;
  const theirTime = start && isFree ? visitorTime(start, firm.zone) : undefined;

  return (
    <>
      <div className={styles.body}>
        <div className={styles.when}>
          <div className={styles.choose}>
            <Field label="Consultation type">
              {(control) => (
                <select
                  {...control}
                  required
                  value={type}
                  onChange={(event) =>
                    dispatch({ kind: 'chooseType', type: event.target.value as ConsultationType })
                  }
                >
                  {CONSULTATION_TYPES.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <MonthCalendar
              month={month}
              onMonth={setMonth}
              today={today}
              last={last}
              chosen={date}
              onChoose={(chosenDate) => dispatch({ kind: 'chooseDate', date: chosenDate })}
              isOpen={(day) => day >= today && day <= last && !isWeekend(day)}
              isFull={(day) => slotsOf(day)?.every((slot) => slot.state !== 'free') ?? false}
            />
          </div>
          <div ref={times} className={styles.times} tabIndex={-1}>
            {isFailed ? (
              <Notice tone="danger" icon="alert" role="alert">
                <p>
                  <b>We could not look up the free times.</b> Please try again, or call us at{' '}
                  <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>.
                </p>
                <Button size="sm" onClick={retry} className={styles.retry}>
                  Try again
                </Button>
              </Notice>
            ) : date ? (
              <>
                {isGone && (
                  <Notice tone="warning" icon="clock" role="alert">
                    <p>
                      <b>{formatTime(chosen.start, firm.zone)} is not free for this.</b> Please
                      choose another time.
                    </p>
                  </Notice>
                )}
                <SlotPicker
                  date={date}
                  slots={slots}
                  zone={firm.zone}
                  city={firm.city}
                  chosen={start}
                  onChoose={(chosenStart) =>
                    dispatch({ kind: 'chooseStart', date, start: chosenStart })
                  }
                />
              </>
            ) : (
              <SoonestTimes
                type={type}
                firm={firm}
                onChoose={(soonest) => {
                  setMonth(monthOf(soonest.date));
                  dispatch({ kind: 'chooseStart', date: soonest.date, start: soonest.start });
                }}
              />
            )}
          </div>
        </div>
      </div>
      <footer className={styles.foot}>
        <p className={`${styles.grow} small`} aria-live="polite">
          {start && isFree && (
            <>
              <b className="num">
                {formatWeekday(start, firm.zone, 'short')}, {formatDay(start, firm.zone)} at{' '}
                {formatTime(start, firm.zone)}
              </b>{' '}
              <span className="muted">
                for {consultationMinutes(type)} minutes
                {theirTime && `; on your clock ${theirTime}`}
              </span>
            </>
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

/** The slots of a month's bookable days. */
function useMonth({
  month,
  today,
  last,
  type,
}: {
  month: string;
  today: string;
  last: string;
  type: ConsultationType;
}) {
  return slotsIn(
    trpc.appointments.availability.useQuery(
      { ...bookableDays(month, { today, last }), type },
      FRESH_FOR_A_WHILE,
    ),
  );
}
