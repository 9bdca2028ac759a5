import { TextInput } from '@mantine/core';
import { useForm } from '../../../admin/use-form.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import styles from './block-time.module.css';
import type { BlockFormProps } from './use-block-time.tsx';

const EMPTY = { startsAt: '', endsAt: '', reason: '' };

const loadSchema = async () =>
  (await import('../../../../src/features/scheduling/time-off/schema.ts')).blockTimeInput;

/** Form for a single block. With an initial start time, the block is one hour long. */
export function OnceForm({ id, start, block, onDirty }: BlockFormProps) {
  const form = useForm({
    schema: loadSchema,
    initialValues: start ? { ...EMPTY, startsAt: start, endsAt: anHourAfter(start) } : EMPTY,
  });
  useReportDirty(form.isDirty(), onDirty);
  return (
    <form id={id} className={styles.fields} noValidate onSubmit={form.onSubmit(block.once)}>
      <TextInput {...form.getInputProps('startsAt')} required label="From" type="datetime-local" />
      <TextInput {...form.getInputProps('endsAt')} required label="Until" type="datetime-local" />
      <TextInput {...form.getInputProps('reason')} label="Reason (optional)" />
    </form>
  );
}

/** The local date and time one hour later, by the wall clock. */
function anHourAfter(local: string): string {
  return new Date(Date.parse(`${local}:00Z`) + 3_600_000).toISOString().slice(0, 16);
}
