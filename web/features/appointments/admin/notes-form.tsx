import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { Button } from '../../../admin/button.tsx';
import fields from '../../../admin/form.module.css';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './appointment-dialog.module.css';

const loadSchema = async () =>
  (await import('../../../../src/features/appointments/admin/schema.ts')).saveNotesInput;

/** Edits the notes of an appointment. The client is not notified. */
export function NotesForm({
  appointment,
  onChanged,
  onDone,
}: {
  appointment: StaffAppointment;
  onChanged: (isChanged: boolean) => void;
  onDone: () => void;
}) {
  // The notes from when editing began, so that changes that others save in the meantime are not overwritten unnoticed.
  const [{ id, notes: before }] = useState(appointment);
  const form = useForm({
    schema: loadSchema,
    initialValues: { notes: before ?? '' },
    transformValues: ({ notes }) => ({ id, notes, before }),
    validateOnBlur: false,
  });
  useReportDirty(form.isDirty(), onChanged);
  const withToasts = useMutationToasts();
  const { appointments } = trpc.useUtils();
  const save = trpc.appointments.saveNotes.useMutation(
    withToasts({
      success: 'Notes saved',
      failure: 'Failed to save notes',
      refresh: () => appointments.invalidate(),
      onSuccess: onDone,
    }),
  );
  return (
    <form
      className={styles.edit}
      noValidate
      onSubmit={form.onSubmit((input) => save.mutateAsync(input))}
    >
      <Textarea
        {...form.getInputProps('notes')}
        label="Notes"
        description="Only staff see them."
        rows={5}
        className={fields.wide}
      />
      <div className={styles.choices}>
        <Button onClick={onDone}>Back</Button>
        <Button variant="filled" type="submit" pending={save.isPending}>
          Save notes
        </Button>
      </div>
    </form>
  );
}
