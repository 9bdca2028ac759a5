import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addMonthsTo, firstOf, monthOf } from '../../../src/platform/time/month-rules.ts';
import { formatDay, formatMonth, noonOf } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dateByKey, WEEKDAYS, weeksOf } from './calendar-month.ts';
import legend from './legend.module.css';
import styles from './month-calendar.module.css';

/**
 * A month calendar to choose a day from. Fully booked days are struck through; past and closed days are
 * grayed out. Keyboard: arrows, Home, End, Page Up, Page Down.
 */
export function MonthCalendar({
  month,
  onMonth,
  today,
  last,
  chosen,
  onChoose,
  isOpen,
  isFull,
  isOver,
}: {
  month: string;
  onMonth: (month: string) => void;
  today: string;
  last: string;
  chosen: string | null;
  onChoose: (date: string) => void;
  isOpen: (date: string) => boolean;
  isFull: (date: string) => boolean;
  /** Whether all times of the day have passed. */
  isOver: (date: string) => boolean;
}) {
  const table = useRef<HTMLTableElement>(null);
  const [keyed, setKeyed] = useState<string>();
  const isSelectable = (date: string) => isOpen(date) && !isFull(date) && !isOver(date);
  const dates = weeksOf(month)
    .flat()
    .filter((date) => date !== null);
  const tabStop =
    [keyed, chosen].find((date) => date && monthOf(date) === month && isSelectable(date)) ??
    dates.find(isSelectable);

  useEffect(() => {
    if (keyed) table.current?.querySelector<HTMLElement>(`[data-date="${keyed}"]`)?.focus();
  }, [keyed]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset.date;
    const to = from && dateByKey(from, event.key, isSelectable);
    if (!to) return;
    event.preventDefault();
    onMonth(monthOf(to));
    setKeyed(to);
  };
  const step = (months: number) => onMonth(addMonthsTo(month, months));
  const isFirst = month <= monthOf(today);
  const isLast = month >= monthOf(last);

  return (
    <div data-varies="">
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="icon"
          className={isFirst ? styles.disabled : ''}
          aria-label="Previous month"
          aria-disabled={isFirst}
          onClick={() => !isFirst && step(-1)}
        >
          <Icon name="chevron-left" />
        </Button>
        <b aria-live="polite">{formatMonth(noonOf(firstOf(month)), 'UTC')}</b>
        <Button
          variant="quiet"
          size="icon"
          className={isLast ? styles.disabled : ''}
          aria-label="Next month"
          aria-disabled={isLast}
          onClick={() => !isLast && step(1)}
        >
          <Icon name="chevron-right" />
        </Button>
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
                      tabIndex={date === tabStop ? 0 : -1}
                      onChoose={onChoose}
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

function Day({
  date,
  isToday,
  isChosen,
  isOpen,
  isClosed,
  isFull,
  isOver,
  tabIndex,
  onChoose,
}: {
  date: string;
  isToday: boolean;
  isChosen: boolean;
  isOpen: boolean;
  isClosed: boolean;
  isFull: boolean;
  isOver: boolean;
  tabIndex: number;
  onChoose: (date: string) => void;
}) {
  const suffix = isClosed
    ? ', closed'
    : isOver
      ? ', no more times today'
      : isFull
        ? ', fully booked'
        : '';
  const className = [styles.day, isToday && styles.today, isFull && styles.full];
  return (
    <button
      type="button"
      className={className.filter(Boolean).join(' ')}
      data-date={date}
      disabled={!isOpen || isFull || isOver}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${formatDay(noonOf(date), 'UTC')}, ${date.slice(0, 4)}${suffix}`}
      tabIndex={tabIndex}
      onClick={() => onChoose(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}
