import { useState } from 'react';
import { MAX_DAYS_AHEAD } from '../../../../src/features/scheduling/rules.ts';
import type { Availability } from '../../../../src/features/scheduling/slots/schema.ts';
import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';
import { bookableDays, monthOf } from '../../../../src/platform/time/month-rules.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { slotsIn } from './month-slots.ts';
import styles from './slot-chooser.module.css';
import { SlotPicker } from './slot-picker.tsx';

/** The weekdays that are assumed to be open until the times are loaded. */
const WORKING_DAYS = [1, 2, 3, 4, 5];

/** Local dates in the firm's time zone, both inclusive. */
export type Days = { from: string; to: string };

/** A month calendar and the times of the chosen day. `useDays` queries the slots of a range of days. */
export function SlotChooser<Visit>({
  zone,
  city,
  startsOn,
  chosen,
  onChoose,
  visit,
  useDays,
}: {
  zone: string;
  city: string;
  /** The local date that is selected initially. */
  startsOn: string | null;
  /** The chosen slot as an ISO instant. */
  chosen: string | null;
  onChoose: (start: string) => void;
  /** Passed to `useDays` together with the days. */
  visit: Visit;
  useDays: (
    days: Days,
    visit: Visit,
  ) => {
    data: Availability | undefined;
    isError: boolean;
    refetch: () => unknown;
  };
}) {
  const today = localDateOf(new Date(), zone);
  const last = addDaysTo(today, MAX_DAYS_AHEAD);
  const [date, setDate] = useState(startsOn);
  const [month, setMonth] = useState(monthOf(date ?? today));
  const times = slotsIn(useDays(bookableDays(month, { today, last }), visit));
  const chosenMonth = slotsIn(
    useDays(bookableDays(date ? monthOf(date) : month, { today, last }), visit),
  );
  return (
    <div className={styles.chooser}>
      <MonthCalendar
        month={month}
        today={today}
        last={last}
        chosen={date}
        times={times}
        weekdays={WORKING_DAYS}
        actionOf={(step) => () => ('date' in step ? setDate(step.date) : setMonth(step.month))}
      />
      {times.isFailed ? (
        <Notice tone="danger" icon="alert" role="alert">
          <p>{m.times.failed}</p>
          <Button size="sm" onClick={times.retry}>
            {m.times.tryAgain}
          </Button>
        </Notice>
      ) : date ? (
        <SlotPicker
          date={date}
          slots={chosenMonth.slotsOf(date)}
          zone={zone}
          city={city}
          chosen={chosen}
          actionOf={(start) => () => onChoose(start)}
        />
      ) : (
        <p className="muted small">{m.times.chooseDay}</p>
      )}
    </div>
  );
}
