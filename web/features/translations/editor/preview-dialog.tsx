import { useMemo } from 'react';
import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { Dialog } from '../../../admin/dialog.tsx';
import { inEnglish } from '../state-words.ts';
import { TranslatedPreview } from './translated-preview.tsx';
import styles from './translation.module.css';
import type { TranslationId } from './use-edited-translation.ts';

const AS_WRITTEN = {};

/** A page in both languages, side by side, with the texts as they are in the editor. */
export function PreviewDialog({
  id,
  texts,
  onClose,
}: {
  id: TranslationId;
  texts: readonly (readonly [path: string, text: string])[];
  onClose: () => void;
}) {
  const translated = useMemo(() => Object.fromEntries(texts), [texts]);
  return (
    <Dialog title="Preview in both languages" size="xl" onClose={onClose}>
      <div className={styles.previews}>
        <div>
          <h3>English</h3>
          <TranslatedPreview id={{ ...id, language: MAIN_LANGUAGE }} texts={AS_WRITTEN} />
        </div>
        <div>
          <h3>{inEnglish(id.language)}</h3>
          <TranslatedPreview id={id} texts={translated} />
        </div>
      </div>
    </Dialog>
  );
}
