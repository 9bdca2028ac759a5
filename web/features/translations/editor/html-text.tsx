import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { SafeHtml } from './safe-html.tsx';
import styles from './translation.module.css';

const ContentField = lazy(async () => ({
  default: (await import('../../articles/content-field.tsx')).ContentField,
}));

/** A formatted text: shown as it is until it is edited, because a page has many of them. */
export function HtmlText({
  label,
  language,
  original,
  isOpen: isOpenAtFirst,
  value,
  error,
  onChange,
}: {
  label: string;
  language: string;
  /** The English text, which has the links and the form that the translation needs too. */
  original: string;
  /** Whether it is to be edited at once. */
  isOpen: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // The editor takes its content when it is created.
  const [start, setStart] = useState(0);
  // It stays open once the error is corrected.
  if (error && !isOpen) setOpen(true);
  if (isOpen) {
    return (
      <Suspense fallback={<p className="muted">Loading…</p>}>
        <div lang={language} className={styles.rich}>
          <ContentField
            label={label}
            what="Pages"
            content={value}
            error={error}
            onChange={onChange}
            key={start}
          />
          {value === '' && (
            <Button
              size="sm"
              variant="subtle"
              className={styles.suggest}
              onClick={() => {
                onChange(original);
                setStart(start + 1);
              }}
            >
              Start from the English Text
              <span className="visually-hidden">: {label}</span>
            </Button>
          )}
        </div>
      </Suspense>
    );
  }
  return (
    <>
      <p className={styles.label}>{label}</p>
      <div lang={language}>
        <SafeHtml html={value} />
      </div>
      <Button size="sm" className={styles.suggest} onClick={() => setOpen(true)}>
        Edit<span className="visually-hidden"> {label}</span>
      </Button>
    </>
  );
}
