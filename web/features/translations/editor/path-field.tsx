import { TextInput } from '@mantine/core';
import { Button } from '../../../admin/button.tsx';
import { inEnglish } from '../state-words.ts';
import { suggestPath } from './suggest-path.ts';
import styles from './translation.module.css';
import type { TranslationEditing } from './use-edited-translation.ts';

/** The address of the original, and that in the language, with a suggestion from the translated name. */
export function PathField({
  language,
  editing: { form, saved },
}: {
  language: string;
  editing: TranslationEditing;
}) {
  const { path, texts } = form.values;
  const suggestion = suggestPath(saved, texts);
  return (
    <section className={styles.group} aria-label="Address">
      <div className={styles.pair}>
        <div className={styles.side}>
          <p className={styles.label}>Address</p>
          <p className={styles.address}>{saved.path}</p>
        </div>
        <div className={styles.side}>
          <TextInput
            {...form.getInputProps('path')}
            label={`Address in ${inEnglish(language)}`}
            description={
              path.trim() === ''
                ? `As long as it is empty: /${language}${saved.usualPath}`
                : `Visitors read it at /${language}${path.trim()}`
            }
            placeholder={saved.usualPath ?? ''}
            data-plain
            autoCapitalize="none"
            spellCheck={false}
          />
          {suggestion && suggestion !== path && suggestion !== saved.usualPath && (
            <Button
              size="sm"
              variant="subtle"
              className={styles.suggest}
              onClick={() => form.setFieldValue('path', suggestion)}
            >
              Use {suggestion}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
