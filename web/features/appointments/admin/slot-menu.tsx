import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { IfCan } from '../../../admin/if-can.tsx';
import { formatDay, formatTime, formatWeekday, noonOf } from '../../../lib/format.ts';
import styles from './week-calendar.module.css';
import { localOf, minutesAt, type Start } from './week-drop.ts';
import type { Hours } from './week-grid.ts';
import type { Lane } from './week-lanes.ts';

const HALF_HOUR = 30;

/**
 * The empty times of a lane: a click on one opens a menu to book or block it. If opened with the keyboard, the menu
 * applies to the first free time of the day.
 */
export function SlotMenu({
  date,
  lane: { host, name },
  slot,
  firstFree,
  isPast,
  hours,
  onChange,
  onBook,
  onBlock,
}: {
  date: string;
  lane: Lane;
  /** Minutes since midnight of the time whose menu is open. */
  slot: number | undefined;
  firstFree: number;
  /** Whether the time whose menu is open has passed. */
  isPast: boolean;
  hours: Hours;
  onChange: (slot: Start | undefined) => void;
  /** Called with a local date and time. */
  onBook: (local: string) => void;
  onBlock: (local: string) => void;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  const day = `${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDay(noonOf(date), 'UTC')}`;
  const minutes = slot ?? firstFree;
  const local = localOf({ date, minutes });
  const time = formatTime(`${local}:00Z`, 'UTC');
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
        onClick={({ currentTarget, clientY, detail }) => {
          const { top, height } = currentTarget.getBoundingClientRect();
          // On narrow screens the button is below the list of the day, so the click position has no meaning.
          const isPlace = detail > 0 && getComputedStyle(currentTarget).position === 'absolute';
          const pressed = minutesAt((clientY - top) / height, hours, HALF_HOUR);
          onChange({ date, minutes: isPlace ? pressed : firstFree, host });
        }}
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
              style={{
                top: `${((slot - hours.from) / (hours.to - hours.from)) * 100}%`,
                height: `${(HALF_HOUR / (hours.to - hours.from)) * 100}%`,
              }}
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
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
