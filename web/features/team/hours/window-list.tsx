import { NativeSelect, TextInput } from '@mantine/core';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import styles from './hours-form.module.css';
import type { HoursFormState } from './hours-form.tsx';
import { WEEKDAYS } from './paint.ts';
import { type KeyedWindow, keyed, startsOf } from './start-windows.ts';
import { dayName, timeLabel } from './week-words.ts';

const STEPS = [15, 20, 30, 45, 60, 90, 120];
const NEW = { firstStart: '09:00', lastStart: '11:30', stepMinutes: 30 };

/**
 * The start times as a list of windows, such as 9:00 to 11:30 every 30 minutes; an alternative to the grid with plain
 * fields.
 */
export function WindowList({
  form,
  type,
  windows,
  onChange,
}: {
  form: HoursFormState;
  type: string | null;
  windows: readonly KeyedWindow[];
  onChange: (windows: readonly KeyedWindow[]) => void;
}) {
  return (
    <div className={styles.days}>
      {WEEKDAYS.map((weekday) => {
        const day = dayName(weekday);
        const lines = windows
          .map((window, index) => ({ window, index }))
          .filter(({ window }) => window.type === type && window.weekday === weekday);
        const add = () => onChange([...windows, ...keyed(windows, [NEW], { type, weekday })]);
        return (
          <fieldset key={weekday}>
            <legend>{day}</legend>
            {lines.length === 0 && <p className="muted small">No start times</p>}
            {lines.map(({ window, index }, place) => (
              <Line
                key={window.key}
                form={form}
                index={index}
                window={window}
                name={`${day}, line ${place + 1}`}
                onRemove={() => onChange(windows.filter(({ key }) => key !== window.key))}
              />
            ))}
            <div>
              <Button size="sm" onClick={add}>
                <AdminIcon name="plus" size="sm" />
                Add times<span className="visually-hidden"> on {day}</span>
              </Button>
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

function Line({
  form,
  index,
  window,
  name,
  onRemove,
}: {
  form: HoursFormState;
  index: number;
  window: KeyedWindow;
  name: string;
  onRemove: () => void;
}) {
  const path = `weeklyHours.${index}` as const;
  const steps = [...new Set([...STEPS, window.stepMinutes])].sort((a, b) => a - b);
  const starts = startsOf([window]);
  return (
    <div className={styles.line}>
      <TextInput
        {...form.getInputProps(`${path}.firstStart`)}
        type="time"
        label="First start"
        aria-label={`First start, ${name}`}
      />
      <TextInput
        {...form.getInputProps(`${path}.lastStart`)}
        type="time"
        label="Last start"
        aria-label={`Last start, ${name}`}
      />
      <NativeSelect
        label="Every"
        aria-label={`Every, ${name}`}
        value={window.stepMinutes}
        onChange={(event) => form.setFieldValue(`${path}.stepMinutes`, Number(event.target.value))}
        data={steps.map((step) => ({ value: String(step), label: `${step} minutes` }))}
      />
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <AdminIcon name="trash" />
      </IconButton>
      <p className="muted small">{starts.map(timeLabel).join(', ')}</p>
    </div>
  );
}
