import { useState } from 'react';
import type { Appointment } from '../../../../src/features/appointments/schema.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import { useForm } from '../../../lib/form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import styles from './appointment-dialog.module.css';

const loadSchema = async () =>
  (await import('../../../../src/features/appointments/admin/schema.ts')).saveNotesInput;

/** Edits the notes of an appointment. The client is not notified. */
export function NotesForm({
  appointment,
  onChanged,
  onDone,
}: {
  appointment: Appointment;
  onChanged: (isChanged: boolean) => void;
  onDone: () => void;
}) {
  // The notes when editing began, so that changes that others save meanwhile are not overwritten unseen.
  const [{ id, notes: before }] = useState(appointment);
  const form = useForm({
    schema: loadSchema,
    initialValues: { notes: before ?? '' },
    transformValues: ({ notes }) => ({ id, notes, before }),
    validateOnBlur: false,
  });
  useReportDirty(form.isDirty(), onChanged);
  const told = useMutationToasts();
  const { appointments } = trpc.useUtils();
  const save = trpc.appointments.saveNotes.useMutation(
    told({
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
      <TextAreaField
        form={form}
        name="notes"
        label="Notes"
        hint="Only staff see them."
        rows={5}
        required={false}
      />
      <div className={styles.choices}>
        <Button onClick={onDone}>Back</Button>
        <Button variant="primary" type="submit" pending={save.isPending}>
          Save notes
        </Button>
      </div>
    </form>
  );
}
