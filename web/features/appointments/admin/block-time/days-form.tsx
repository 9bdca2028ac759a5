import { TextInput } from '@mantine/core';
import { addDaysTo } from '../../../../../src/platform/time/local-dates/rules.ts';
import { useForm } from '../../../../admin/use-form.ts';
import { useReportDirty } from '../../../../admin/use-report-dirty.ts';
import styles from '../appointment-dialog.module.css';
import type { BlockFormProps } from './use-block-time.tsx';

const loadSchema = async () =>
  (await import('../../../../../src/features/scheduling/time-off/schema.ts')).blockTimeInput;

/** Form to block whole days, such as a holiday: one block from midnight of the first day to midnight after the last. */
export function DaysForm({ id, start = '', block, onDirty }: BlockFormProps) {
  const form = useForm({
    schema: loadSchema,
    initialValues: { firstDay: start.slice(0, 10), lastDay: '', reason: '' },
    transformValues: ({ firstDay, lastDay, reason }) => ({
      startsAt: firstDay && `${firstDay}T00:00`,
      endsAt: firstDay && `${addDaysTo(lastDay || firstDay, 1)}T00:00`,
      reason,
    }),
    fieldOf: (path) => ({ startsAt: 'firstDay', endsAt: 'lastDay' })[path] ?? path,
    validateOnBlur: false,
  });
  useReportDirty(form.isDirty(), onDirty);
  return (
    <form id={id} className={styles.fields} noValidate onSubmit={form.onSubmit(block.once)}>
      <TextInput {...form.getInputProps('firstDay')} required label="First day" type="date" />
      <TextInput
        {...form.getInputProps('lastDay')}
        label="Last day (optional)"
        type="date"
        min={form.values.firstDay}
      />
      <TextInput {...form.getInputProps('reason')} label="Reason (optional)" />
    </form>
  );
}
