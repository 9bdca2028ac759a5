import { RecordDialog } from '../../../admin/record-dialog.tsx';
import { TranslationLine } from '../../../admin/translation-line.tsx';
import { usePracticeAreaLabel } from '../../practice-areas/use-practice-area-label.ts';
import { BookedDialog } from './booked-dialog.tsx';
import { FeeFields } from './fee-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import styles from './type-dialog.module.css';
import type { TypeSettings } from './type-draft.ts';
import { NameFields, OfferFields, TimeFields } from './type-fields.tsx';
import { TypePreview } from './type-preview.tsx';
import { typeFields } from './type-words.ts';
import { useEditedType } from './use-edited-type.ts';

type Host = { number: number; name: string | null; isActive: boolean };

/** Dialog to add or edit a consultation type, with a preview beside the fields. */
export function TypeDialog({
  type,
  position,
  hosts,
  zone,
  onClose,
}: {
  /** The type to edit; without it a new one is added. */
  type?: TypeSettings;
  /** The position of a new type in the list. */
  position: number;
  hosts: readonly Host[];
  zone: string;
  onClose: () => void;
}) {
  const record = useEditedType({ type, position, hosts, onSaved: onClose });
  const { form } = record;
  const areaLabel = usePracticeAreaLabel();
  return (
    <>
      <RecordDialog
        record={record}
        title={type ? 'Edit Consultation Type' : 'Add Consultation Type'}
        viewTitle="Consultation Type"
        what="consultation type"
        saveLabel={type ? 'Save Changes' : 'Add Type'}
        size="lg"
        permission="availability.change"
        fields={typeFields(hosts, areaLabel)}
        className={styles.fields}
        wrap={(element) => (
          <>
            {type && <TranslationLine entity="consultationTypes" id={type.key} />}
            <div className={styles.sides}>
              {element}
              <TypePreview draft={form.values} />
            </div>
          </>
        )}
        onClose={onClose}
      >
        <NameFields form={form} isNew={!type} />
        <FeeFields form={form} />
        <TimeFields form={form} />
        <PlaceFields form={form} />
        <OfferFields form={form} hosts={hosts} />
      </RecordDialog>
      {record.isAsking && type && (
        <BookedDialog
          type={type}
          zone={zone}
          isPending={record.isPending}
          onSave={record.saveAsked}
          onClose={record.dismissQuestion}
        />
      )}
    </>
  );
}
