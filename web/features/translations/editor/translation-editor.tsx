import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { EditConflictDialog } from '../../../admin/edit-conflict-dialog.tsx';
import { ReadOnlyUnless } from '../../../admin/read-only.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSaveKey } from '../../articles/use-save-key.ts';
import { inEnglish } from '../state-words.ts';
import { nextWork, type Translation } from '../translations.ts';
import { PathField } from './path-field.tsx';
import { grouped, groupName, textName } from './text-names.ts';
import { TextPair } from './text-pair.tsx';
import styles from './translation.module.css';
import { TranslationActions } from './translation-actions.tsx';
import { TranslationBar } from './translation-bar.tsx';
import {
  type TranslationDraft,
  type TranslationId,
  useEditedTranslation,
} from './use-edited-translation.ts';
import { useNextKey } from './use-next-key.ts';

/** The original on the left, its translation on the right, text by text. */
export function TranslationEditor({
  id,
  opened,
  onReplace,
}: {
  id: TranslationId;
  opened: Translation;
  /** Replaces the texts in the editor with a stored version. */
  onReplace: (stored: Translation) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const editing = useEditedTranslation(id, opened, { root, onReplace });
  const { form, saved } = editing;
  const mayChange = useCan()('pages.change');
  const { language } = id;
  const { data: kinds } = trpc.translations.list.useQuery({ language });
  const next = kinds && nextWork(kinds, id);
  const navigate = useNavigate();
  const openNext = () =>
    next &&
    void navigate({
      to: '/admin/languages/$language/$entity/$key',
      params: { language, entity: next.entity, key: next.key },
      ignoreBlocker: true,
    });
  const saveAndNext = async () => {
    if (await editing.save(saved.isPublished || isComplete(form.values.texts))) openNext();
  };
  useSaveKey('pages.change', () => void editing.save(saved.isPublished));
  useNextKey('pages.change', () => void saveAndNext());
  return (
    <>
      <TranslationActions id={id} editing={editing} next={next} />
      <div className={styles.editor} ref={root}>
        {saved.texts.some(({ original }) => /\{\w+\}/.test(original)) && (
          <p className="muted">
            Keep words in braces, such as {'{city}'}, as they are: the site fills them in.
          </p>
        )}
        <div className={styles.sides} aria-hidden="true">
          <span>English</span>
          <span>{inEnglish(language)}</span>
        </div>
        <ReadOnlyUnless permission="pages.change">
          {saved.hasPath && <PathField language={language} editing={editing} />}
          {grouped(saved.texts).map(({ name, texts }) => (
            <section
              key={texts[0]?.text.path}
              className={styles.group}
              aria-label={name ?? 'Texts'}
            >
              {name && <h2>{name}</h2>}
              {texts.map(({ text, index }) => (
                <TextPair
                  key={text.path}
                  text={text}
                  index={index}
                  language={language}
                  form={form}
                  isOutdated={saved.updatedAt !== null}
                />
              ))}
            </section>
          ))}
        </ReadOnlyUnless>
        {mayChange && <TranslationBar editing={editing} />}
      </div>
      <EditConflictDialog
        record={{
          ...editing,
          overwrite: async () => void (await editing.save(saved.isPublished, editing.theirs)),
        }}
        what="translation"
        fields={saved.texts.map((text, index) => ({
          name: [groupName(text), textName(text.path)].filter(Boolean).join(', '),
          read: ({ texts }: TranslationDraft) => texts[index] ?? '',
        }))}
        onTakeTheirs={onReplace}
      />
    </>
  );
}

const isComplete = (texts: readonly string[]) => texts.every((text) => text.trim() !== '');
