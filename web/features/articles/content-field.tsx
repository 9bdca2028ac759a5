import { Group } from '@mantine/core';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useReadOnly } from '../../admin/read-only.tsx';
import { Segmented } from '../../admin/segmented.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './content-field.module.css';
import { type Left, MarkupNotices } from './markup-notices.tsx';
import { type Markup, needsHtmlView, readMarkup } from './read-markup.ts';
import { RichText } from './rich-text.tsx';

/** The content of an article or of a block of a page, in the rich text editor or as HTML. */
export function ContentField({
  id: fieldId,
  label = 'Content',
  what = 'Articles',
  content,
  error,
  onChange,
}: {
  /** The id of its control. */
  id?: string;
  label?: string;
  /** The kind of content, in the plural, as the subject of messages about the HTML. */
  what?: 'Articles' | 'Pages';
  content: string;
  error: string | undefined;
  onChange: (content: string) => void;
}) {
  const id = useId();
  const isReadOnly = useReadOnly();
  const markup = useMarkup(content);
  const [pasted, setPasted] = useState<Left>({ lost: [], lostPictures: 0 });
  const [wish, setWish] = useState<'text' | 'html'>('text');
  const view = needsHtmlView(markup) ? 'html' : wish;
  const ariaProps = {
    id: fieldId,
    'aria-labelledby': `${id}-label`,
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <Group gap="1rem" align="flex-end" justify="space-between" wrap="nowrap">
        <span className="label" id={`${id}-label`}>
          {label}
        </span>
        {!isReadOnly && (
          <Segmented
            label={`View of the ${label.toLowerCase()}`}
            options={[
              { value: 'text', text: 'Text' },
              { value: 'html', text: 'HTML' },
            ]}
            value={view}
            onChange={setWish}
          />
        )}
      </Group>
      <MarkupNotices {...markup} {...pasted} what={what} />
      {view === 'text' ? (
        <RichText content={content} ariaProps={ariaProps} onChange={onChange} onPaste={setPasted} />
      ) : (
        <textarea
          {...ariaProps}
          className={`input ${styles.html}`}
          spellCheck={false}
          value={content}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Deferred `readMarkup` of the content, so that it does not slow down typing. */
function useMarkup(content: string): Markup {
  const deferred = useDeferredValue(content);
  return useMemo(() => readMarkup(deferred), [deferred]);
}
