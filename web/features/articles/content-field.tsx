import { useId, useState } from 'react';
import { Segmented } from '../../admin/segmented.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './content-field.module.css';
import { MarkupNotices } from './markup-notices.tsx';
import { needsHtmlView } from './read-markup.ts';
import { RichText } from './rich-text.tsx';
import { useMarkup } from './use-markup.ts';

/** The content of an article, in the rich text editor or as HTML. */
export function ContentField({
  content,
  error,
  onChange,
}: {
  content: string;
  error: string | undefined;
  onChange: (content: string) => void;
}) {
  const id = useId();
  const markup = useMarkup(content);
  const [lost, setLost] = useState<string[]>([]);
  const [wish, setWish] = useState<'text' | 'html'>('text');
  const view = needsHtmlView(markup) ? 'html' : wish;
  const said = {
    'aria-labelledby': `${id}-label`,
    'aria-invalid': error ? ('true' as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className="label" id={`${id}-label`}>
          Content
        </span>
        <Segmented
          label="View of the content"
          options={[
            { value: 'text', text: 'Text' },
            { value: 'html', text: 'HTML' },
          ]}
          value={view}
          onChange={setWish}
        />
      </div>
      <MarkupNotices {...markup} lost={lost} />
      {view === 'text' ? (
        <RichText content={content} said={said} onChange={onChange} onPaste={setLost} />
      ) : (
        <textarea
          {...said}
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
