import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isOverdue } from '../../../../src/features/people/rules.ts';
import type { Person } from '../../../../src/features/people/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { EditConflictDialog } from '../../../admin/edit-conflict-dialog.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { type OnDirty, useReportDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import { draftOf, fieldsOf, sidesOf } from './person-draft.ts';
import styles from './person-page.module.css';
import { useSavePerson } from './use-save-person.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/people/schema.ts')).personFieldsSchema;

/** Form for tags, owner and next step of a person. */
export function PersonFields({
  person,
  zone,
  onDirty,
  onSaved,
  onTakeTheirs,
}: {
  person: Person;
  zone: string;
  onDirty: OnDirty;
  onSaved: () => void;
  /** Replaces the typed values with the colleague's version. */
  onTakeTheirs: () => void;
}) {
  // The person from when editing began, so that changes that others save in the meantime are not overwritten unnoticed.
  const [opened] = useState(person);
  const [initialValues] = useState(() => draftOf(person));
  const saving = useSavePerson(opened, onSaved);
  const { data: choices } = trpc.people.choices.useQuery();
  const owners = ownersOf(person, choices?.owners ?? []);
  const form = useForm({
    schema: loadSchema,
    initialValues,
    transformValues: fieldsOf,
    onError: saving.explain,
  });
  useReportDirty(form.isDirty(), onDirty);
  return (
    <>
      <form className={styles.fields} noValidate onSubmit={form.onSubmit(saving.save)}>
        <ReadOnlyUnless permission="people.change">
          <TextInput
            {...form.getInputProps('tags')}
            label="Tags"
            description="Separated by commas"
            autoComplete="off"
            list="people-tags"
          />
          <datalist id="people-tags">
            {choices?.tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <NativeSelect
            {...form.getInputProps('ownerId')}
            label="Owner"
            description="Who answers"
            data={[{ value: '', label: 'Nobody' }, ...owners]}
          />
          <TextInput {...form.getInputProps('nextStep')} label="Next step" autoComplete="off" />
          <TextInput
            {...form.getInputProps('nextStepOn')}
            label="By"
            type="date"
            description={
              isOverdue(opened.nextStepOn, localDateOf(new Date(), zone)) ? 'Overdue' : undefined
            }
          />
          <Button variant="filled" type="submit" pending={saving.isPending}>
            Save
          </Button>
        </ReadOnlyUnless>
      </form>
      {saving.theirs && (
        <EditConflictDialog
          what="person"
          savedAt={saving.theirs.updatedAt}
          zone={zone}
          fields={sidesOf(
            saving.theirs,
            form.values,
            (id) => owners.find(({ value }) => value === id)?.label ?? 'Nobody',
          )}
          isPending={saving.isPending}
          onKeepMine={() => void form.submit(null, saving.overwrite)}
          onTakeTheirs={onTakeTheirs}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}

/** The options for the owner; the current owner is included even if they have lost access. */
function ownersOf(
  { ownerId, owner }: Person,
  owners: readonly { id: string; username: string }[],
): { value: string; label: string }[] {
  const known = owners.map(({ id, username }) => ({ value: id, label: username }));
  if (!ownerId || known.some(({ value }) => value === ownerId)) return known;
  return [...known, { value: ownerId, label: owner ?? 'Somebody without access' }];
}
