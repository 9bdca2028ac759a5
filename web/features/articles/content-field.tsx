import { useId, useState } from 'react';
import { MantineScope } from '../../admin/mantine-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './content-field.module.css';
import { MarkupNotices } from './markup-notices.tsx';
import { RichText } from './rich-text.tsx';
import { useMarkup } from './use-markup.ts';

/** The text of an article: as it will look, or as HTML. */
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
  const { htmlOnly, removed } = useMarkup(content);
  const isTooRich = htmlOnly.length > 0 || removed.some((each) => each.startsWith('<'));
  const [lost, setLost] = useState<string[]>([]);
  const [wish, setWish] = useState<'text' | 'html'>('text');
  const view = isTooRich ? 'html' : wish;
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
      <MarkupNotices htmlOnly={htmlOnly} removed={removed} lost={lost} />
      {view === 'text' ? (
        <MantineScope>
          <RichText content={content} said={said} onChange={onChange} onPaste={setLost} />
        </MantineScope>
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
