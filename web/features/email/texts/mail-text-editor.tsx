import { useRef, useState } from 'react';
import { emailKindLabel } from '../../../../src/features/email/rules.ts';
import { definitionOf } from '../../../../src/features/email/texts/kinds/rules.ts';
import { labelOf } from '../../../../src/features/email/texts/rules.ts';
import { EditConflictDialog } from '../../../admin/edit-conflict-dialog.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { MailText } from './mail-text.ts';
import { MailTextActions } from './mail-text-actions.tsx';
import { MailTextField } from './mail-text-field.tsx';
import { MailTextPreview } from './mail-text-preview.tsx';
import styles from './mail-texts.module.css';
import { useMailTextEditing } from './use-mail-text-editing.ts';

/** The editor for the texts of a mail, next to a preview with sample data. */
export function MailTextEditor({
  saved: opened,
  onReplace,
}: {
  saved: MailText;
  /** Replaces the texts in the editor with stored ones. */
  onReplace: (stored: MailText) => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const root = useRef<HTMLDivElement>(null);
  const editing = useMailTextEditing(opened, root);
  const { form } = editing;
  const [part, setPart] = useState<string>();
  const { kind } = opened;
  const { parts, facts, subjectEnd } = definitionOf(kind);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.form} ref={root}>
          <p className="muted">{facts} An empty line starts a new paragraph.</p>
          <ReadOnlyUnless permission="mailTexts.change">
            {Object.entries(parts).map(([name, definition]) => (
              <MailTextField
                key={name}
                part={definition}
                end={definition.isSubject && subjectEnd}
                control={form.getInputProps(`texts.${name}`)}
                onFocus={() => setPart(name)}
              />
            ))}
          </ReadOnlyUnless>
          <MailTextActions editing={editing} zone={firm.zone} onReplace={onReplace} />
        </div>
        <MailTextPreview kind={kind} texts={form.values.texts} part={part} />
      </div>
      <EditConflictDialog
        record={editing}
        what={`mail (${emailKindLabel(kind)})`}
        fields={Object.entries(parts).map(([name, definition]) => ({
          name: labelOf(definition),
          read: ({ texts }) => texts[name] ?? '',
        }))}
        onTakeTheirs={onReplace}
      />
    </>
  );
}
