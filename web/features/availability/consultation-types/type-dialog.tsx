import { useId, useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { EditConflictDialog } from '../../../admin/edit-conflict-dialog.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { useForm } from '../../../admin/use-form.ts';
import { usePracticeAreaLabel } from '../../practice-areas/use-practice-area-label.ts';
import { BookedDialog } from './booked-dialog.tsx';
import styles from './type-dialog.module.css';
import { blankType, draftOf, inputOf, type TypeDraft, type TypeSettings } from './type-draft.ts';
import { NameFields, OfferFields, PlaceFields, TimeFields } from './type-fields.tsx';
import { TypePreview } from './type-preview.tsx';
import { typeFields } from './type-words.ts';
import { useSaveType } from './use-save-type.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/scheduling/consultation-types/schema.ts'))
    .createTypeInput;

type Host = { number: number; name: string | null; isActive: boolean };

/** Dialog to add or edit a consultation type, with a preview beside the fields. */
export function TypeDialog({
  type,
  position,
  hosts,
  zone,
  onTakeTheirs,
  onClose,
}: {
  /** The type to edit; without it a new one is added. */
  type?: TypeSettings;
  /** The position of a new type in the list. */
  position: number;
  hosts: readonly Host[];
  zone: string;
  /** Replaces the typed values with the colleague's version. */
  onTakeTheirs?: (theirs: TypeSettings) => void;
  onClose: () => void;
}) {
  const [initialValues] = useState(() =>
    type
      ? draftOf(type)
      : blankType(hosts.filter(({ isActive }) => isActive).map(({ number }) => number)),
  );
  const saving = useSaveType({ type, onSaved: onClose });
  const form = useForm({
    schema: loadSchema,
    initialValues,
    transformValues: (draft) => inputOf(draft, type?.position ?? position),
    onError: saving.explain,
  });
  const mayChange = useCan()('availability.change');
  const areaLabel = usePracticeAreaLabel();
  const id = useId();

  return (
    <>
      <Dialog
        title={
          type
            ? mayChange
              ? 'Edit Consultation Type'
              : 'Consultation Type'
            : 'Add Consultation Type'
        }
        size="lg"
        isDirty={form.isDirty()}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button onClick={close}>{mayChange ? 'Cancel' : 'Close'}</Button>
            <Button
              permission="availability.change"
              pending={saving.isPending}
              variant="filled"
              type="submit"
              form={id}
            >
              {type ? 'Save Changes' : 'Add Type'}
            </Button>
          </>
        )}
      >
        <div className={styles.sides}>
          <form id={id} className={styles.fields} noValidate onSubmit={form.onSubmit(saving.save)}>
            <ReadOnlyUnless permission="availability.change">
              <NameFields form={form} isNew={!type} />
              <TimeFields form={form} />
              <PlaceFields form={form} />
              <OfferFields form={form} hosts={hosts} />
            </ReadOnlyUnless>
          </form>
          <TypePreview draft={form.values} />
        </div>
      </Dialog>
      {saving.asking && type && (
        <BookedDialog
          type={type}
          zone={zone}
          isPending={saving.isPending}
          onSave={saving.saveAsked}
          onClose={saving.dismissQuestion}
        />
      )}
      {saving.theirs && (
        <EditConflictDialog
          what="consultation type"
          savedAt={saving.theirs.updatedAt}
          zone={zone}
          fields={sidesOf(draftOf(saving.theirs), form.values, typeFields(hosts, areaLabel))}
          isPending={saving.isPending}
          onKeepMine={() => void form.submit(null, saving.overwrite)}
          onTakeTheirs={() => saving.theirs && onTakeTheirs?.(saving.theirs)}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}

/** Compares a colleague's saved version with the form's, field by field. */
const sidesOf = (theirs: TypeDraft, mine: TypeDraft, fields: ReturnType<typeof typeFields>) =>
  fields.map(({ name, read }) => ({ name, theirs: read(theirs), mine: read(mine) }));
