import { formatDay, noonOf } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import styles from './month-calendar.module.css';
import { type StepAction, StepControl } from './step-control.tsx';

/** A day of the calendar, which can be chosen if it has free times. */
export function CalendarDay({
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
  const locale = useLocale();
  const className = [styles.day, isToday && styles.today, isFull && styles.full]
    .filter(Boolean)
    .join(' ');
  const shown = { day: formatDay(noonOf(date), 'UTC', locale), year: date.slice(0, 4) };
  const label = isClosed
    ? m.times.dayClosed(shown)
    : isOver
      ? m.times.dayOver(shown)
      : isFull
        ? m.times.dayFull(shown)
        : m.times.dayLabel(shown);
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
