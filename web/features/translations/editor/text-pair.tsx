import { Badge, Textarea } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { TextComparison } from '../../../admin/text-comparison/text-comparison.tsx';
import { textOf } from '../../articles/article-draft.ts';
import { inEnglish } from '../state-words.ts';
import type { Translation } from '../translations.ts';
import { SafeHtml } from './safe-html.tsx';
import { textName } from './text-names.ts';
import styles from './translation.module.css';
import type { TranslationEditing } from './use-edited-translation.ts';

const HtmlText = lazy(async () => ({ default: (await import('./html-text.tsx')).HtmlText }));

/** A text of the original, with what has changed in it, and the field of its translation. */
export function TextPair({
  text,
  index,
  language,
  form,
  isOutdated,
}: {
  text: Translation['texts'][number];
  index: number;
  language: string;
  form: TranslationEditing['form'];
  /** Whether there is a translation, so that a text without one is new. */
  isOutdated: boolean;
}) {
  const { path, original, before, translation, isHtml } = text;
  const name = textName(path);
  const field = `texts.${index}` as const;
  const label = `${name} in ${inEnglish(language)}`;
  const isNew = isOutdated && translation === '' && before === null;
  return (
    <div className={styles.pair} data-changed={before !== null || isNew || undefined}>
      <div className={styles.side}>
        <p className={styles.label}>
          {name} {before !== null && <Badge color="warning">Changed</Badge>}
          {isNew && <Badge color="gray">Not translated</Badge>}
        </p>
        {isHtml ? <SafeHtml html={original} /> : <p className={styles.original}>{original}</p>}
        {before !== null && (
          <details className={styles.before} open>
            <summary>What has changed since it was translated</summary>
            <TextComparison
              before={isHtml ? textOf(before) : before}
              after={isHtml ? textOf(original) : original}
            />
          </details>
        )}
      </div>
      <div className={styles.side}>
        {isHtml ? (
          <Suspense fallback={<p className="muted">Loading…</p>}>
            <HtmlText
              label={label}
              language={language}
              original={original}
              isOpen={translation === '' || before !== null}
              value={form.values.texts[index] ?? ''}
              error={form.errors[field]}
              onChange={(value) => form.setFieldValue(field, value)}
            />
          </Suspense>
        ) : (
          <Textarea
            {...form.getInputProps(field)}
            label={label}
            lang={language}
            autosize
            minRows={original.length > 80 ? 2 : 1}
            maxRows={16}
          />
        )}
      </div>
    </div>
  );
}
