import { NativeSelect, TextInput } from '@mantine/core';
import { getQueryKey } from '@trpc/react-query';
import { isOverdue } from '../../../../src/features/people/rules.ts';
import type { Person } from '../../../../src/features/people/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { EditConflictDialog } from '../../../admin/edit-conflict-dialog.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { useEditedRecord } from '../../../admin/use-edited-record.ts';
import { useOptimisticUpdate } from '../../../admin/use-optimistic-update.ts';
import type { OnDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import { comparedFields, draftOf, fieldsOf } from './person-draft.ts';
import styles from './person-page.module.css';

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
  const record = useEditedPerson(person, { onDirty, onSaved });
  const { form, saved = person } = record;
  const { data: choices } = trpc.people.choices.useQuery();
  const owners = ownersOf(person, choices?.owners ?? []);
  return (
    <>
      <form className={styles.fields} noValidate onSubmit={record.onSubmit}>
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
              isOverdue(saved.nextStepOn, localDateOf(new Date(), zone)) ? 'Overdue' : undefined
            }
          />
          <Button variant="filled" type="submit" pending={record.isPending}>
            Save
          </Button>
        </ReadOnlyUnless>
      </form>
      <EditConflictDialog
        record={record}
        what="person"
        fields={comparedFields((id) => owners.find(({ value }) => value === id)?.label ?? 'Nobody')}
        onTakeTheirs={onTakeTheirs}
      />
    </>
  );
}

/**
 * Optimistic update, rolled back if the server rejects the change. Changes that others save while the fields are edited
 * are not overwritten unnoticed: the first version counts.
 */
function useEditedPerson(
  opened: Person,
  { onDirty, onSaved }: { onDirty: OnDirty; onSaved: () => void },
) {
  const { client, people } = trpc.useUtils();
  const optimistic = useOptimisticUpdate<Person>(getQueryKey(trpc.people));
  const { mutateAsync } = trpc.people.update.useMutation(
    optimistic(({ tags, ownerId, nextStep, nextStepOn }) => ({
      ...{ tags, ownerId, nextStepOn: nextStepOn ?? null },
      nextStep: nextStep || null,
    })),
  );
  return useEditedRecord({
    opened,
    draftOf,
    form: { schema: loadSchema, transformValues: fieldsOf },
    send: ({ fields, over = opened }) =>
      mutateAsync({ id: over.id, updatedAt: over.updatedAt, ...fields }),
    fetchTheirs: ({ id }) => client.people.get.query({ id }),
    texts: { success: 'Person saved', failure: 'Failed to save person' },
    refresh: () => people.invalidate(),
    onSaved: (saved) => {
      people.get.setData({ id: saved.id }, saved);
      onSaved();
    },
    onDirty,
  });
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
