import { useState } from 'react';
import {
  CONSULTATION_TYPES,
  type ConsultationType,
  consultationMinutes,
  MAX_DAYS_AHEAD,
} from '../../../src/features/appointments/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { addDaysTo, isWeekend } from '../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDay, formatTime, formatWeekday } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './booking-flow.module.css';
import type { BookingAction, BookingState } from './booking-state.ts';
import { monthOf } from './calendar-month.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { bookableDays, FRESH_FOR_A_WHILE, slotsIn } from './month-slots.ts';
import { SoonestTimes } from './soonest-times.tsx';
import { Times, TimesFailed, TimesOfDay } from './times.tsx';
import { visitorTime } from './visitor-zone.ts';

/** First step: choose type, day and time. */
export function TimeStep({
  firm,
  state,
  dispatch,
  onMissing,
}: {
  firm: FirmProfile;
  state: BookingState;
  dispatch: (action: BookingAction) => void;
  /** Called when the visitor continues without a date or a time. */
  onMissing: () => void;
}) {
  const { type, date, start } = state;
  const today = localDateOf(new Date(), firm.zone);
  const last = addDaysTo(today, MAX_DAYS_AHEAD);
  const [month, setMonth] = useState(monthOf(date ?? today));
  const { isFull, isOver, isFailed, retry } = useMonth({ month, today, last, type });
  // Queried separately, so that the chosen day's times stay while another month is shown.
  const chosenMonth = useMonth({ month: date ? monthOf(date) : month, today, last, type });
  const slots = date ? chosenMonth.slotsOf(date) : undefined;
  const isFree = slots?.find((slot) => slot.start === start)?.state === 'free';
  const choose = (on: string, at: string) => dispatch({ kind: 'chooseStart', date: on, start: at });
  return (
    <>
      <div className={styles.body}>
        <div className={styles.when}>
          <div className={styles.choose}>
            <TypeField type={type} onChoose={(of) => dispatch({ kind: 'chooseType', type: of })} />
            <MonthCalendar
              month={month}
              onMonth={setMonth}
              today={today}
              last={last}
              chosen={date}
              onChoose={(chosenDate) => dispatch({ kind: 'chooseDate', date: chosenDate })}
              isOpen={(day) => day >= today && day <= last && !isWeekend(day)}
              isFull={isFull}
              isOver={isOver}
            />
          </div>
          <Times date={date}>
            {isFailed ? (
              <TimesFailed firm={firm} retry={retry} />
            ) : date ? (
              <TimesOfDay
                firm={firm}
                date={date}
                start={start}
                slots={slots}
                onChoose={(at) => choose(date, at)}
              />
            ) : (
              <SoonestTimes
                type={type}
                firm={firm}
                onChoose={(soonest) => {
                  setMonth(monthOf(soonest.date));
                  choose(soonest.date, soonest.start);
                }}
              />
            )}
          </Times>
        </div>
      </div>
      <footer className={styles.foot} data-bottom-bar>
        <p className={`${styles.grow} small`} aria-live="polite">
          {start && isFree && <ChosenTime type={type} start={start} zone={firm.zone} />}
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

function TypeField({
  type,
  onChoose,
}: {
  type: ConsultationType;
  onChoose: (type: ConsultationType) => void;
}) {
  return (
    <Field label="Consultation type">
      {(control) => (
        <select
          {...control}
          required
          value={type}
          onChange={(event) => onChoose(event.target.value as ConsultationType)}
        >
          {CONSULTATION_TYPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function ChosenTime({
  type,
  start,
  zone,
}: {
  type: ConsultationType;
  start: string;
  zone: string;
}) {
  const theirTime = visitorTime(start, zone);
  return (
    <>
      <b className="num">
        {formatWeekday(start, zone, 'short')}, {formatDay(start, zone)} at {formatTime(start, zone)}
      </b>{' '}
      <span className="muted">
        for {consultationMinutes(type)} minutes
        {theirTime && `; on your clock ${theirTime}`}
      </span>
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
