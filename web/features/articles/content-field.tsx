import { useId, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { MantineScope } from '../admin/mantine-scope.tsx';
import styles from './content-field.module.css';
import { RichText } from './rich-text.tsx';

/** The elements that the rich text knows; it would throw others away. */
const RICH = new Set(
  'p,h2,h3,h4,ul,ol,li,blockquote,pre,code,hr,br,a,strong,b,em,i,s,u'.split(','),
);

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
  const beyond = elementsBeyondRich(content);
  const isTooRich = beyond.length > 0;
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
      {isTooRich && (
        <Notice icon="alert" tone="info" role="status">
          <p>
            This text has {beyond.map((name) => `<${name}>`).join(', ')}, which only the HTML view
            keeps.
          </p>
        </Notice>
      )}
      {view === 'text' ? (
        <MantineScope>
          <RichText content={content} said={said} onChange={onChange} />
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

function elementsBeyondRich(content: string): string[] {
  const names = content.matchAll(/<([a-z][a-z0-9]*)\b/gi);
  const found = new Set([...names].map(([, name = '']) => name.toLowerCase()));
  return [...found].filter((name) => !RICH.has(name));
}
