import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addMonthsTo, firstOf, monthOf } from '../../../../src/platform/time/month-rules.ts';
import { formatDay, formatMonth, noonOf } from '../../../lib/format.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { dateByKey, WEEKDAYS, weeksOf } from './calendar-month.ts';
import legend from './legend.module.css';
import styles from './month-calendar.module.css';
import { isOpenDay, type SlotsOfDays } from './month-slots.ts';
import { type StepAction, StepControl } from './step-control.tsx';

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
}) {
  const table = useRef<HTMLTableElement>(null);
  const [keyed, setKeyed] = useState<string>();
  const isOpen = (date: string) =>
    date >= today && date <= last && isOpenDay(date, slotsOf(date), weekdays);
  const isSelectable = (date: string) => isOpen(date) && !isFull(date) && !isOver(date);
  const dates = weeksOf(month)
    .flat()
    .filter((date) => date !== null);
  const tabStop =
    [keyed, chosen].find((date) => date && monthOf(date) === month && isSelectable(date)) ??
    dates.find(isSelectable);
  // Without scripts there are no arrow keys: each day is a tab stop.
  const hasKeys = typeof actionOf({ month }) === 'function';

  useEffect(() => {
    if (keyed) table.current?.querySelector<HTMLElement>(`[data-date="${keyed}"]`)?.focus();
  }, [keyed]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset.date;
    const to = from && dateByKey(from, event.key, isSelectable);
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
          label="Previous month"
          icon="chevron-left"
          action={month > monthOf(today) ? actionOf({ month: addMonthsTo(month, -1) }) : undefined}
        />
        <b aria-live="polite">{formatMonth(noonOf(firstOf(month)), 'UTC')}</b>
        <MonthControl
          label="Next month"
          icon="chevron-right"
          action={month < monthOf(last) ? actionOf({ month: addMonthsTo(month, 1) }) : undefined}
        />
      </div>
      <table className={styles.calendar} ref={table} onKeyDown={onKeyDown}>
        <caption className="visually-hidden">Date</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, weekday) => (
                <td key={date ?? WEEKDAYS[weekday]}>
                  {date && (
                    <Day
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
      {dates.some((date) => isOpen(date) && isFull(date)) && (
        <p className={legend.legend}>
          <span>
            <i className={styles.todayKey} />
            Today
          </span>
          <span>
            <s aria-hidden="true">13</s> Fully booked
          </span>
        </p>
      )}
    </div>
  );
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

function Day({
  date,
  isToday,
  isChosen,
  isOpen,
  isClosed,
  isFull,
  isOver,
  tabIndex,
  action,
}: {
  date: string;
  isToday: boolean;
  isChosen: boolean;
  isOpen: boolean;
  isClosed: boolean;
  isFull: boolean;
  isOver: boolean;
  tabIndex: number | undefined;
  action: StepAction;
}) {
  const suffix = isClosed
    ? ', closed'
    : isOver
      ? ', no more times today'
      : isFull
        ? ', fully booked'
        : '';
  const className = [styles.day, isToday && styles.today, isFull && styles.full]
    .filter(Boolean)
    .join(' ');
  const label = `${formatDay(noonOf(date), 'UTC')}, ${date.slice(0, 4)}${suffix}`;
  const current = isToday ? 'date' : undefined;
  const day = Number(date.slice(8));
  if (!isOpen || isFull || isOver) {
    return (
      <button
        type="button"
        className={className}
        aria-current={current}
        aria-label={label}
        disabled
      >
        {day}
      </button>
    );
  }
  return (
    <StepControl
      className={className}
      data-date={date}
      action={action}
      isPressed={isChosen}
      aria-current={current}
      aria-label={label}
      tabIndex={tabIndex}
    >
      {day}
    </StepControl>
  );
}
