import { Group, Menu, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { Switch } from '../../../admin/switch.tsx';
import { useCan } from '../../../admin/use-can.ts';
import styles from './hours-form.module.css';
import { rowsOf, WEEKDAYS } from './paint.ts';
import { dayOf, type KeyedWindow, startsOf, withCopiedDay } from './start-windows.ts';
import { usePaint } from './use-paint.ts';
import { dayName, timeLabel } from './week-words.ts';

const STEPS = ['15', '30', '60'];
const WORKING_DAYS = [1, 2, 3, 4, 5];

/**
 * The week as a grid: dragging sets start times, or clears them if the drag begins on one. Keyboard: the arrow keys
 * move the focus, Space toggles a cell, and Shift with an arrow key copies the cell's state to the next one.
 */
export function HoursGrid({
  windows,
  type,
  onChange,
}: {
  windows: readonly KeyedWindow[];
  type: string | null;
  onChange: (windows: readonly KeyedWindow[]) => void;
}) {
  const mayChange = useCan()('availability.change');
  const [step, setStep] = useState('30');
  const [isWholeDay, setWholeDay] = useState(false);
  const rows = rowsOf(windows, { type, step: Number(step), isWholeDay });
  const paint = usePaint({ windows, type, rows, onChange: mayChange ? onChange : undefined });
  const days = new Map(
    WEEKDAYS.map((weekday) => [weekday, new Set(startsOf(dayOf(windows, { type, weekday })))]),
  );
  return (
    <>
      <Group gap="0.75rem" align="flex-end">
        <NativeSelect
          label="Row interval"
          value={step}
          onChange={(event) => setStep(event.target.value)}
          data={STEPS.map((value) => ({ value, label: `${value} minutes` }))}
        />
        <Switch checked={isWholeDay} onChange={setWholeDay} label="Show the whole day" />
      </Group>
      <p className={styles.hint} id="hours-grid-hint" hidden={!mayChange}>
        Drag to set start times; start the drag on a set time to clear. With the keyboard: arrow
        keys move, Space sets or clears, and Shift with an arrow key extends. To scroll on a phone,
        drag outside the grid.
      </p>
      <div className={styles.scroll}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of cells that can be selected is a grid
          role="grid"
          className={styles.grid}
          aria-label="Start times by weekday"
          aria-describedby={mayChange ? 'hours-grid-hint' : undefined}
          aria-readonly={!mayChange}
          aria-multiselectable="true"
          ref={paint.ref}
          onPointerDown={mayChange ? paint.onPointerDown : undefined}
          onKeyDown={paint.onKeyDown}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Time</span>
              </th>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col">
                  <span className={styles.day}>
                    <span aria-hidden="true">{dayName(weekday).slice(0, 3)}</span>
                    <span className="visually-hidden">{dayName(weekday)}</span>
                    {mayChange && (
                      <CopyMenu
                        weekday={weekday}
                        onCopy={(to) => onChange(withCopiedDay(windows, { type, weekday }, to))}
                      />
                    )}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((minute) => (
              <tr key={minute}>
                <th scope="row" className="num">
                  {timeLabel(minute)}
                </th>
                {WEEKDAYS.map((weekday) => {
                  const isStart = days.get(weekday)?.has(minute) === true;
                  return (
                    <td
                      key={weekday}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid can be selected
                      role="gridcell"
                      className={styles.cell}
                      aria-selected={isStart}
                      aria-label={`${dayName(weekday)} ${timeLabel(minute)}`}
                      data-cell={`${weekday} ${minute}`}
                      tabIndex={paint.isCurrent({ weekday, minute }) ? 0 : -1}
                    >
                      {isStart && '✓'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function CopyMenu({
  weekday,
  onCopy,
}: {
  weekday: number;
  onCopy: (weekdays: readonly number[]) => void;
}) {
  const others = WEEKDAYS.filter((each) => each !== weekday);
  return (
    <Menu transitionProps={{ duration: 0 }} portalProps={{ target: '#main' }}>
      <Menu.Target>
        <IconButton label={`Copy ${dayName(weekday)} to other days`} size="sm">
          <AdminIcon name="copy" size="sm" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Copy {dayName(weekday)} to</Menu.Label>
        <Menu.Item onClick={() => onCopy(WORKING_DAYS)}>Monday to Friday</Menu.Item>
        <Menu.Item onClick={() => onCopy(WEEKDAYS)}>Every day</Menu.Item>
        {others.map((other) => (
          <Menu.Item key={other} onClick={() => onCopy([other])}>
            {dayName(other)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
