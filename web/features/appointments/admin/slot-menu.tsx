import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { IfCan } from '../../../admin/if-can.tsx';
import { formatDay, formatTime, formatWeekday, noonOf } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import type { Band } from './week-bands.ts';
import styles from './week-board.module.css';
import type { Slots } from './week-day.tsx';
import { localOf, minutesAt } from './week-drop.ts';

const HALF_HOUR = 30;

/**
 * The empty times of a day, or of a host on a day: a click on one opens a menu to book or block it. If opened with the
 * keyboard, or where rows are no hours, the menu applies to the first free time.
 */
export function SlotMenu({
  date,
  host,
  name,
  bands,
  slots: { open, isPast, firstFree, onChange },
  onBook,
  onBlock,
}: {
  date: string;
  host: number | undefined;
  /** The name of the host, if the day has several rows of hosts. */
  name: string | undefined;
  /** The rows that it covers. */
  bands: readonly Band[];
  slots: Slots;
  /** Called with a local date and time. */
  onBook: (local: string) => void;
  onBlock: (local: string) => void;
}) {
  const locale = useLocale();
  const opener = useRef<HTMLButtonElement>(null);
  const day = `${formatWeekday(noonOf(date), 'UTC', 'long', locale)}, ${formatDay(noonOf(date), 'UTC', locale)}`;
  const slot = open?.date === date && open.host === host ? open.minutes : undefined;
  const local = localOf({ date, minutes: slot ?? firstFree(host) });
  const time = formatTime(`${local}:00Z`, 'UTC', locale);
  const row = bands.findIndex(({ hour }) => hour && slot !== undefined && slot < hour.to);
  const close = () => {
    onChange(undefined);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.slots}
        aria-label={`Book or block a time on ${day}${name ? `, ${name}` : ''}`}
        aria-haspopup="menu"
        onClick={({ currentTarget, clientY, detail }) =>
          onChange({
            date,
            minutes: (detail > 0 && minutesIn(currentTarget, clientY)) || firstFree(host),
            host,
          })
        }
      />
      {slot !== undefined && (
        <Menu
          opened
          onChange={(isOpen) => !isOpen && close()}
          position="bottom-start"
          transitionProps={{ duration: 0 }}
          returnFocus={false}
          portalProps={{ target: '#main' }}
        >
          <Menu.Target>
            <button
              type="button"
              tabIndex={-1}
              className={styles.slot}
              aria-label={`${day}, ${time}`}
              style={{ gridRow: Math.max(0, row) + 2 }}
            >
              {time}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled={isPast} onClick={() => onBook(local)}>
              Book for a client
            </Menu.Item>
            <IfCan permission="timeOff.change">
              <Menu.Item disabled={isPast} onClick={() => onBlock(local)}>
                Block time
              </Menu.Item>
            </IfCan>
            <Menu.Item
              renderRoot={(props) => (
                <Link to="/admin/closed-days" search={{ open: 'why', date, host }} {...props} />
              )}
            >
              Why are there no free times?
            </Menu.Item>
            <Menu.Item
              renderRoot={(props) => (
                <Link to="/admin/appointments/day-sheet" search={{ date, host }} {...props} />
              )}
            >
              Day sheet
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

/** The half hour at a vertical position in a day; undefined where rows are no hours. */
function minutesIn(button: HTMLElement, y: number): number | undefined {
  const cells = button.parentElement?.querySelectorAll<HTMLElement>('[data-hour]') ?? [];
  for (const cell of cells) {
    const { top, bottom, height } = cell.getBoundingClientRect();
    if (y < top || y >= bottom) continue;
    const from = Number(cell.dataset.hour) * 60;
    return minutesAt((y - top) / height, { from, to: from + 60 }, HALF_HOUR);
  }
  return undefined;
}
