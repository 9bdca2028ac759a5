import { Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { type ComparedField, EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { trpc } from '../../lib/trpc.ts';
import { KIND_LABELS, type Letter, type LetterDraft } from './letter.ts';
import { LetterActions } from './letter-actions.tsx';
import { LetterArticles } from './letter-articles.tsx';
import { LetterKindField } from './letter-kind-field.tsx';
import styles from './letters.module.css';
import { useLetterEditing } from './use-letter-editing.ts';

const ContentField = lazy(() =>
  import('../articles/content-field.tsx').then((module) => ({ default: module.ContentField })),
);

/** The editor of a draft: content on the left, actions on the right. */
export function LetterEditor({
  saved,
  onCreated,
  onReplace,
  onSent,
}: {
  /** The stored letter; null for a new one. */
  saved: Letter | null;
  onCreated?: (id: string) => void;
  /** Replaces the draft with a colleague's version. */
  onReplace?: (stored: Letter) => void;
  /** Called once the letter is sent or scheduled. */
  onSent?: () => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const root = useRef<HTMLDivElement>(null);
  const editing = useLetterEditing({ saved, root, onCreated });
  const { form } = editing;
  const draft = form.values;
  return (
    <>
      <div className={styles.columns} ref={root}>
        <div className={styles.words}>
          <ReadOnlyUnless permission="letters.change">
            <LetterKindField
              kind={draft.kind}
              error={form.errors.kind}
              onChange={(kind) => form.setValues({ kind })}
            />
            <TextInput
              {...form.getInputProps('subject')}
              label="Subject"
              description="Anyone who sees the screen can read it: no legal matter, no diagnosis, no promise."
              maxLength={150}
              required
            />
            <TextInput
              {...form.getInputProps('previewLine')}
              label="Preview line (optional)"
              description="Mail programs show it beside the subject."
              maxLength={150}
            />
            <Textarea
              {...form.getInputProps('opening')}
              label="Opening (optional)"
              description="Plain text; an empty line starts a new paragraph."
              minRows={3}
              autosize
              maxLength={2000}
            />
            <Suspense fallback={<p role="status">Loading the editor…</p>}>
              <ContentField
                content={draft.content}
                error={form.errors.content}
                onChange={(content) => form.setValues({ content })}
              />
            </Suspense>
            <LetterArticles
              ids={draft.articleIds}
              error={form.errors.articleIds}
              zone={firm.zone}
              onChange={(articleIds) => form.setValues({ articleIds })}
            />
            <Textarea
              {...form.getInputProps('closing')}
              label="Closing (optional)"
              description="The firm’s name, its postal address and the unsubscribe link are added automatically."
              minRows={3}
              autosize
              maxLength={2000}
            />
          </ReadOnlyUnless>
        </div>
        <LetterActions editing={editing} zone={firm.zone} onSent={onSent} />
      </div>
      <EditConflictDialog
        record={editing}
        what="letter"
        fields={FIELDS}
        onTakeTheirs={(theirs) => onReplace?.(theirs)}
      />
    </>
  );
}

const FIELDS: readonly ComparedField<LetterDraft>[] = [
  { name: 'Kind', read: ({ kind }) => KIND_LABELS[kind] },
  { name: 'Subject', read: ({ subject }) => subject },
  { name: 'Preview line', read: ({ previewLine }) => previewLine },
  { name: 'Opening', read: ({ opening }) => opening },
  { name: 'Text', read: ({ content }) => content.replace(/<[^>]*>/g, ' ').trim() },
  { name: 'Articles', read: ({ articleIds }) => String(articleIds.length) },
  { name: 'Closing', read: ({ closing }) => closing },
];
