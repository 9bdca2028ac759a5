import type { BookingMonth } from '../../../../src/features/appointments/plain-booking/schema.ts';
import type { Slot } from '../../../../src/features/scheduling/slots/schema.ts';
import { addMonthsTo, firstOf, monthOf } from '../../../../src/platform/time/month-rules.ts';
import { formatDay, formatMonth, noonOf } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { WEEKDAYS, weeksOf } from '../calendar-month.ts';
import styles from './plain-booking.module.css';
import { type StepButton, StepControl } from './step-control.tsx';
import type { StepLink } from './use-step-links.ts';

/** A month whose days with free times are links or buttons. */
export function PlainCalendar({
  month: { month, today, last, days },
  chosen,
  linkTo,
}: {
  month: BookingMonth;
  chosen: string | undefined;
  linkTo: (step: { month: string } | { date: string }) => StepLink | StepButton;
}) {
  const slotsOn = (date: string) => days.find((day) => day.date === date)?.slots;
  return (
    <div data-varies="">
      <div className={styles.head}>
        {month > monthOf(today) && (
          <StepControl to={linkTo({ month: addMonthsTo(month, -1) })} aria-label="Previous month">
            <Icon name="chevron-left" />
          </StepControl>
        )}
        <b>{formatMonth(noonOf(firstOf(month)), 'UTC')}</b>
        {month < monthOf(last) && (
          <StepControl to={linkTo({ month: addMonthsTo(month, 1) })} aria-label="Next month">
            <Icon name="chevron-right" />
          </StepControl>
        )}
      </div>
      <table className={styles.calendar}>
        <caption className="visually-hidden">Date</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, weekday) => (
                <td key={date ?? WEEKDAYS[weekday]}>
                  {date &&
                    (slotsOn(date)?.some(({ state }) => state === 'free') ? (
                      <StepControl
                        to={linkTo({ date })}
                        aria-label={`${formatDay(noonOf(date), 'UTC')}, ${date.slice(0, 4)}`}
                        aria-current={date === chosen ? 'date' : undefined}
                      >
                        {Number(date.slice(8))}
                      </StepControl>
                    ) : (
                      <NoTimes date={date} slots={slotsOn(date)} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A day without free times; `slots` is undefined if it cannot be booked at all. */
function NoTimes({ date, slots }: { date: string; slots: readonly Slot[] | undefined }) {
  const day = Number(date.slice(8));
  const isFull = slots?.some(({ state }) => state === 'taken');
  return (
    <span>
      {isFull ? <s>{day}</s> : day}
      {slots && (slots.length === 0 || isFull) && (
        <span className="visually-hidden">{isFull ? ', fully booked' : ', closed'}</span>
      )}
    </span>
  );
}
