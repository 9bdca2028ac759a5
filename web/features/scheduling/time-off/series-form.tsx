import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { weekdayOf } from '../../../../src/platform/time/local-dates/rules.ts';
import { Button } from '../../../admin/button.tsx';
import fields from '../../../admin/form.module.css';
import { useForm } from '../../../admin/use-form.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import styles from './block-time.module.css';
import type { BlockFormProps } from './use-block-time.tsx';

const loadSchema = async () =>
  (await import('../../../../src/features/scheduling/time-off/schema.ts')).blockSeriesInput;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({
  label,
  value: String((index + 1) % 7),
}));
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/** Form for a block that repeats on certain days of the week, until a date or for a number of occurrences. */
export function SeriesForm({ id, start = '', block, onDirty }: BlockFormProps) {
  const [ends, setEnds] = useState<'until' | 'times'>('until');
  const [from = '', startTime = ''] = start.split('T');
  const form = useForm({
    schema: loadSchema,
    initialValues: {
      weekdays: from ? [weekdayOf(from)] : [],
      isWholeDay: false,
      startTime,
      endTime: '',
      from,
      until: '',
      times: '',
      reason: '',
    },
    transformValues: ({ isWholeDay, startTime, endTime, until, times, ...rest }) => ({
      ...rest,
      ...(!isWholeDay && { startTime, endTime }),
      ...(ends === 'until' ? { until: until || null } : { times: times ? Number(times) : null }),
    }),
    fieldOf: (path) => (path === 'until' ? ends : (path.split('.')[0] ?? path)),
    validateOnBlur: false,
  });
  useReportDirty(form.isDirty(), onDirty);
  const { weekdays, isWholeDay } = form.values;
  const choose = (days: number[]) => form.setFieldValue('weekdays', days);
  return (
    <form id={id} className={styles.fields} noValidate onSubmit={form.onSubmit(block.series)}>
      <Checkbox.Group
        className={fields.wide}
        label="Each week on"
        required
        value={weekdays.map(String)}
        onChange={(days) => choose(days.map(Number))}
        error={form.errors.weekdays}
      >
        <div className={styles.weekdays}>
          {WEEKDAYS.map((day) => (
            <Checkbox key={day.value} {...day} />
          ))}
          <Button size="sm" variant="subtle" onClick={() => choose(MONDAY_TO_FRIDAY)}>
            Monday to Friday
          </Button>
        </div>
      </Checkbox.Group>
      <Checkbox
        {...form.getInputProps('isWholeDay', { type: 'checkbox' })}
        className={fields.wide}
        label="The whole day"
      />
      {!isWholeDay && (
        <>
          <TextInput {...form.getInputProps('startTime')} required label="From" type="time" />
          <TextInput {...form.getInputProps('endTime')} required label="Until" type="time" />
        </>
      )}
      <TextInput {...form.getInputProps('from')} required label="First day" type="date" />
      <NativeSelect
        label="Ends"
        value={ends}
        data={[
          { value: 'until', label: 'On a date' },
          { value: 'times', label: 'After a number of times' },
        ]}
        onChange={({ target }) => setEnds(target.value === 'times' ? 'times' : 'until')}
      />
      {ends === 'until' ? (
        <TextInput {...form.getInputProps('until')} required label="Last day" type="date" />
      ) : (
        <TextInput
          {...form.getInputProps('times')}
          required
          label="Times"
          description="At most 200"
          type="number"
          min={1}
          max={200}
        />
      )}
      <TextInput {...form.getInputProps('reason')} label="Reason (optional)" />
    </form>
  );
}
