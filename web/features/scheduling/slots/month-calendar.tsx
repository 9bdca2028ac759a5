import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { capitalized } from '../../../../src/features/jurisdictions/words-rules.ts';
import { addMonthsTo, firstOf, monthOf } from '../../../../src/platform/time/month-rules.ts';
import { formatMonth, noonOf } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { useFormats } from '../../../lib/use-locale.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { dateByKey, weeksOf } from './calendar-month.ts';
import legend from './legend.module.css';
import styles from './month-calendar.module.css';
import { isOpenDay, type SlotsOfDays } from './month-slots.ts';
import { type StepAction, StepControl } from './step-control.tsx';
import { weekdayHeads } from './weekday-words.ts';

/**
 * A month calendar to choose a day from. Fully booked days are struck through; past and closed days are
 * grayed out. Keyboard: arrows, Home, End, Page Up, Page Down.
 */
export function MonthCalendar({
  month,
  today,
  last,
  chosen,
  times: { slotsOf, isFull, isOver },
  weekdays,
  actionOf,
  forFull,
}: {
  month: string;
  today: string;
  last: string;
  chosen: string | null;
  /** The times of the month. */
  times: SlotsOfDays;
  /** ISO weekdays that usually have times. */
  weekdays: readonly number[];
  /** Shows another month, or chooses a day. */
  actionOf: (step: { month: string } | { date: string }) => StepAction;
  /** What is shown below a month with fully booked days: for the first of them, and those until the next free one. */
  forFull?: ((full: { from: string; until: string }) => ReactNode) | undefined;
}) {
  const formats = useFormats();
  const { locale, firstWeekday } = formats;
  const table = useRef<HTMLTableElement>(null);
  const [keyed, setKeyed] = useState<string>();
  const isOpen = (date: string) =>
    date >= today && date <= last && isOpenDay(date, slotsOf(date), weekdays);
  const isSelectable = (date: string) => isOpen(date) && !isFull(date) && !isOver(date);
  const dates = weeksOf(month, firstWeekday)
    .flat()
    .filter((date) => date !== null);
  const tabStop =
    [keyed, chosen].find((date) => date && monthOf(date) === month && isSelectable(date)) ??
    dates.find(isSelectable);
  const full = fullDays(
    dates.filter(isOpen).filter((date) => !isOver(date)),
    isFull,
  );
  // Without scripts there are no arrow keys: each day is a tab stop.
  const hasKeys = typeof actionOf({ month }) === 'function';

  useEffect(() => {
    if (keyed) table.current?.querySelector<HTMLElement>(`[data-date="${keyed}"]`)?.focus();
  }, [keyed]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset.date;
    const to = from && dateByKey(from, event.key, { isSelectable, firstWeekday });
    const show = to && actionOf({ month: monthOf(to) });
    if (typeof show !== 'function') return;
    event.preventDefault();
    show();
    setKeyed(to);
  };

  return (
    <div data-varies="">
      <div className={styles.head}>
        <MonthControl
          label={m.times.previousMonth}
          icon="chevron-left"
          action={month > monthOf(today) ? actionOf({ month: addMonthsTo(month, -1) }) : undefined}
        />
        <b aria-live="polite">{capitalized(formatMonth(noonOf(firstOf(month)), 'UTC', locale))}</b>
        <MonthControl
          label={m.times.nextMonth}
          icon="chevron-right"
          action={month < monthOf(last) ? actionOf({ month: addMonthsTo(month, 1) }) : undefined}
        />
      </div>
      <table className={styles.calendar} ref={table} onKeyDown={onKeyDown}>
        <caption className="visually-hidden">{m.times.date}</caption>
        <thead>
          <tr>
            {weekdayHeads(formats).map(({ name, short }) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, weekday) => (
                <td key={date ?? weekday}>
                  {date && (
                    <CalendarDay
                      date={date}
                      isToday={date === today}
                      isChosen={date === chosen}
                      isOpen={isOpen(date)}
                      isClosed={!isOpen(date) && today <= date && date <= last}
                      isFull={isOpen(date) && isFull(date)}
                      isOver={isOpen(date) && isOver(date)}
                      tabIndex={hasKeys ? (date === tabStop ? 0 : -1) : undefined}
                      action={actionOf({ date })}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {full && (
        <p className={legend.legend}>
          <span>
            <i className={styles.todayKey} />
            {m.times.today}
          </span>
          <span>
            <s aria-hidden="true">13</s> {m.times.fullyBooked}
          </span>
        </p>
      )}
      {full && forFull?.(full)}
    </div>
  );
}

/** The first day that is fully booked, and the last one before a day with free times. */
function fullDays(dates: readonly string[], isFull: (date: string) => boolean) {
  const first = dates.findIndex(isFull);
  const from = dates[first];
  if (from === undefined) return undefined;
  const free = dates.findIndex((date, place) => place > first && !isFull(date));
  const until = dates.at(free === -1 ? -1 : free - 1) ?? from;
  return { from, until };
}

function MonthControl({
  label,
  icon,
  action,
}: {
  label: string;
  icon: IconName;
  action: StepAction | undefined;
}) {
  const className = buttonClass(
    { variant: 'quiet', size: 'icon' },
    action ? undefined : styles.disabled,
  );
  return (
    <StepControl className={className} aria-label={label} data-tip="" action={action}>
      <Icon name={icon} />
    </StepControl>
  );
}
