import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';
import { useForm } from '../../../admin/use-form.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import styles from './block-time.module.css';
import type { BlockFormProps } from './use-block-time.tsx';

const loadSchema = async () =>
  (await import('../../../../src/features/scheduling/time-off/schema.ts')).blockTimeInput;

/**
 * Form to block days, such as a holiday: one block from midnight of the first day to midnight after the last or, with
 * `hasTimes`, from a time on the first day to a time on the last.
 */
export function DaysForm({
  id,
  start = '',
  block,
  onDirty,
  hasTimes = false,
  className = styles.fields ?? '',
  children,
}: BlockFormProps & { hasTimes?: boolean; className?: string; children?: ReactNode }) {
  const form = useForm({
    schema: loadSchema,
    initialValues: { firstDay: start.slice(0, 10), lastDay: '', from: '', to: '', reason: '' },
    transformValues: ({ firstDay, lastDay, from, to, reason }) => ({
      startsAt: firstDay && `${firstDay}T${from || '00:00'}`,
      endsAt: firstDay && endOf(lastDay || firstDay, to),
      reason,
    }),
    fieldOf: (path) => ({ startsAt: 'firstDay', endsAt: 'lastDay' })[path] ?? path,
    validateOnBlur: false,
  });
  useReportDirty(form.isDirty(), onDirty);
  return (
    <form id={id} className={className} noValidate onSubmit={form.onSubmit(block.once)}>
      <TextInput {...form.getInputProps('firstDay')} required label="First day" type="date" />
      <TextInput
        {...form.getInputProps('lastDay')}
        label="Last day (optional)"
        type="date"
        min={form.values.firstDay}
      />
      {hasTimes && (
        <>
          <TextInput {...form.getInputProps('from')} label="From (optional)" type="time" />
          <TextInput {...form.getInputProps('to')} label="Until (optional)" type="time" />
        </>
      )}
      <TextInput {...form.getInputProps('reason')} label="Reason (optional)" />
      {children}
    </form>
  );
}

const endOf = (day: string, time: string) =>
  time ? `${day}T${time}` : `${addDaysTo(day, 1)}T00:00`;
