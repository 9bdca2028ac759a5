import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import {
  fieldsOf,
  labelOf,
  type MailTextPart,
  SUBJECT_MAX,
  TEXT_MAX,
} from '../../../../src/features/email/texts/rules.ts';
import { insertAtCursor } from '../../../lib/insert-at-cursor.ts';
import { InsertFieldMenu } from './insert-field-menu.tsx';
import styles from './mail-texts.module.css';

const SEEN_BY_OTHERS = 'Others may see it on a lock screen: do not name the legal matter.';

/** A text of a mail, with a menu of the merge fields that it may contain. */
export function MailTextField({
  part,
  end,
  control,
  onFocus,
}: {
  part: MailTextPart;
  /** The fixed text that follows this text in the mail. */
  end?: string | false | undefined;
  /** The form's props for the control. */
  control: { name: string; error?: ReactNode };
  onFocus: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const label = labelOf(part);
  const isOptional = part.label === 'Closing' && !part.needs;
  const props = {
    ...control,
    id,
    ref: field,
    onFocus,
    label: isOptional ? `${label} (optional)` : label,
    required: !isOptional,
  };
  return (
    <div className={styles.field}>
      {part.isSubject ? (
        <TextInput
          {...props}
          maxLength={SUBJECT_MAX}
          description={end ? `The time follows: “… ${end}”. ${SEEN_BY_OTHERS}` : SEEN_BY_OTHERS}
        />
      ) : (
        <Textarea {...props} maxLength={TEXT_MAX} autosize minRows={2} maxRows={14} />
      )}
      <InsertFieldMenu
        label={label}
        fields={fieldsOf(part)}
        onInsert={(name) => field.current && insertAtCursor(field.current, `{${name}}`)}
      />
    </div>
  );
}
