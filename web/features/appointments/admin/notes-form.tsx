import { useState } from 'react';
import type { Appointment } from '../../../../src/features/appointments/schema.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './appointment-dialog.module.css';

/** The notes of an appointment, to be changed; the client is not told. */
export function NotesForm({
  appointment,
  onChanged,
  onDone,
}: {
  appointment: Appointment;
  onChanged: (isChanged: boolean) => void;
  onDone: () => void;
}) {
  // As they were when this began: what others save meanwhile must not be overwritten unseen.
  const [{ id, notes: before }] = useState(appointment);
  const [notes, setNotes] = useState(before ?? '');
  const isChanged = notes !== (before ?? '');
  useReportDirty(isChanged, onChanged);
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
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ id, notes, before });
      }}
    >
      <Field
        label="Notes"
        hint="Only staff see them."
        error={apiErrorOf(save.error)?.fieldErrors?.notes?.[0]}
      >
        {(props) => (
          <textarea
            {...props}
            rows={5}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.choices}>
        <Button onClick={onDone}>Back</Button>
        <Button variant="primary" type="submit" pending={save.isPending}>
          Save notes
        </Button>
      </div>
    </form>
  );
}
