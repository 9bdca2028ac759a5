import { type CSSProperties, useState } from 'react';
import { addDaysTo, isWeekend } from '../../../../src/platform/time/local-dates/rules.ts';
import { localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';
import { useNow } from '../../../admin/use-now.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import type { Office } from '../../scheduling/describe-office.ts';
import { useEntryDrag } from './use-entry-drag.ts';
import { bandsOf, isBlockedIn, isOpenIn } from './week-bands.ts';
import styles from './week-board.module.css';
import { type WeekActions, WeekDay } from './week-day.tsx';
import { DayChoice } from './week-day-choice.tsx';
import { firstFreeOn, hasPassed, localOf, type Start } from './week-drop.ts';
import type { CalendarEntry } from './week-entries.ts';
import { hoursOf, minutesOfTime, spanOn } from './week-grid.ts';
import { isInLane, type Lane } from './week-lanes.ts';
import { WeekLegend } from './week-legend.tsx';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const MINUTE_MS = 60_000;

/** The days of a week side by side, on common rows that are as high as their fullest day. */
export function WeekBoard({
  monday,
  day,
  lanes,
  hosts,
  entries: all,
  office,
  zone,
  actions,
}: {
  monday: string;
  /** The only day to show. */
  day: string | undefined;
  lanes: readonly Lane[];
  /** The hosts whose week it is. */
  hosts: readonly number[];
  entries: readonly CalendarEntry[];
  office: Office;
  zone: string;
  actions: WeekActions;
}) {
  const now = useNow(MINUTE_MS);
  const [today, time = ''] = localDateTimeOf(now, zone).split('T');
  const [slot, setSlot] = useState<Start>();
  const { drag, onPointerDown } = useEntryDrag({
    entries: all,
    zone,
    onDrop: (id, start) => actions.onMove(id, localOf(start), start.host),
  });
  const shown = all.filter((entry) => lanes.some((lane) => isInLane(entry, lane)));
  const days = DAYS.map((place) => addDaysTo(monday, place))
    .map((date) => ({
      date,
      entries: shown.flatMap((entry) => {
        const span = spanOn(date, entry, zone);
        return span ? [{ ...entry, span }] : [];
      }),
    }))
    .filter(
      ({ date, entries }) =>
        date === day || !isWeekend(date) || entries.length > 0 || office.isOpenOn(date),
    );
  const spans = days.flatMap(({ entries }) =>
    entries.map(({ isBlock, span }) => ({ ...span, isBlock })),
  );
  const bands = bandsOf(hoursOf(spans), lanes, useLocale());
  const onPhone = day ?? days.find(({ date }) => date >= (today ?? ''))?.date ?? days[0]?.date;
  const onlyHost = lanes.length === 1 ? lanes[0]?.host : undefined;
  return (
    <>
      <DayChoice days={days} current={onPhone} onDay={actions.onDay} />
      <div
        className={styles.week}
        data-week
        data-by-person={lanes.length > 1 || undefined}
        style={{ '--rows': bands.length + 1 } as CSSProperties}
      >
        <div className={styles.axis} aria-hidden="true">
          <span />
          {bands.map(({ key, label }) => (
            <span key={key} className="num">
              {label}
            </span>
          ))}
        </div>
        {days
          .filter(({ date }) => !day || date === day)
          .map(({ date, entries }) => (
            <WeekDay
              key={date}
              date={date}
              now={date === today ? minutesOfTime(time) : undefined}
              isOnPhone={date === onPhone}
              isAlone={day !== undefined}
              entries={entries}
              bands={bands.map((band) => ({
                ...band,
                isClosed:
                  !isOpenIn(band, date, band.host ? [band.host] : hosts, office) ||
                  isBlockedIn(band, entries, band.host ?? onlyHost),
              }))}
              only={onlyHost}
              office={office}
              zone={zone}
              slots={{
                open: slot,
                firstFree: (host) =>
                  firstFreeOn(date, host === undefined ? hosts : [host], all, { zone, now }),
                isPast: slot !== undefined && hasPassed(slot, { zone, now }),
                onChange: setSlot,
              }}
              drag={drag}
              onDragStart={onPointerDown}
              actions={actions}
            />
          ))}
      </div>
      <WeekLegend />
    </>
  );
}
