import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import {
  CALL_DIRECTIONS,
  CALL_OUTCOMES,
  DIRECTION_LABELS,
  OUTCOME_LABELS,
} from '../../../../src/features/people/rules.ts';
import type { Note } from '../../../../src/features/people/schema.ts';
import { atLocalTime, localDateTimeOf } from '../../../../src/platform/time/zones/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useForm } from '../../../admin/use-form.ts';
import styles from './note-dialog.module.css';
import { useSaveNote } from './use-save-note.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/people/schema.ts')).noteFieldsSchema;

type Draft = { text: string; direction: string; outcome: string; happenedAt: string };

/** Dialog to add or edit a note or a call of a person. A call has a direction, an outcome and a time. */
export function NoteDialog({
  personId,
  kind,
  note,
  zone,
  onClose,
}: {
  personId: string;
  kind: Note['kind'];
  /** The note to edit; without it a new one is added. */
  note?: Note | undefined;
  zone: string;
  onClose: () => void;
}) {
  const id = useId();
  const isCall = kind === 'call';
  const [initialValues] = useState<Draft>(() => ({
    text: note?.text ?? '',
    direction: note?.direction ?? 'incoming',
    outcome: note?.outcome ?? 'reached',
    happenedAt: localDateTimeOf(note?.happenedAt ?? new Date(), zone).slice(0, 16),
  }));
  const saving = useSaveNote(kind, onClose);
  const form = useForm({
    schema: loadSchema,
    initialValues,
    transformValues: ({ text, direction, outcome, happenedAt }) =>
      isCall ? { text, direction, outcome, happenedAt: instantOf(happenedAt, zone) } : { text },
  });
  return (
    <Dialog
      title={`${note ? 'Edit' : 'Add'} ${isCall ? 'Call' : 'Note'}`}
      onClose={onClose}
      isDirty={form.isDirty()}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={saving.isPending}>
            {isCall ? 'Save Call' : 'Save Note'}
          </Button>
        </>
      )}
    >
      <form
        id={id}
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit(({ happenedAt, ...fields }) => {
          const entered = { ...fields, happenedAt: happenedAt?.toISOString() };
          return note
            ? saving.change.mutateAsync({ ...entered, id: note.id, updatedAt: note.updatedAt })
            : saving.add.mutateAsync({ ...entered, personId, kind });
        })}
      >
        {isCall && (
          <>
            <NativeSelect
              {...form.getInputProps('direction')}
              label="Direction"
              data={CALL_DIRECTIONS.map((value) => ({ value, label: DIRECTION_LABELS[value] }))}
            />
            <NativeSelect
              {...form.getInputProps('outcome')}
              label="Outcome"
              data={CALL_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
            />
            <TextInput
              {...form.getInputProps('happenedAt')}
              label="When"
              type="datetime-local"
              max="2199-12-31T23:59"
            />
          </>
        )}
        <Textarea
          {...form.getInputProps('text')}
          required
          label={isCall ? 'What was said' : 'Note'}
          description="Only staff see it."
          rows={6}
          className={styles.wide}
        />
      </form>
    </Dialog>
  );
}

/**
 * The instant of a local date and time in the firm's time zone; an invalid value is returned unchanged, so that the
 * schema rejects it.
 */
function instantOf(local: string, zone: string): string {
  const [date = '', time = ''] = local.split('T');
  if (!date || !time) return local;
  return atLocalTime(date, time.slice(0, 5), zone).toISOString();
}
