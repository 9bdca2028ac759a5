import { useEffect, useId, useRef } from 'react';
import { ACCEPTED_FILES } from '../../../../src/features/documents/rules.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './documents-page.module.css';

/** The form with which files are chosen: without scripts it sends them, with scripts they are taken at once. */
export function FilesForm({
  action,
  name,
  label,
  invalidBy,
  onFiles,
}: {
  action: string;
  name: string;
  /** What the files are for. */
  label: string;
  /** The id of what says that a file is missing. */
  invalidBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    if (!input.current) return;
    onFiles([...(input.current.files ?? [])]);
    input.current.value = '';
  };
  const takeEarly = useRef(take);
  // What was chosen before the scripts had loaded.
  useEffect(() => takeEarly.current(), []);
  return (
    <form className={styles.choose} method="post" encType="multipart/form-data" action={action}>
      <label className="visually-hidden" htmlFor={inputId}>
        {m.documents.chooseFor({ label })}
      </label>
      <input
        id={inputId}
        type="file"
        name={name}
        multiple
        accept={ACCEPTED_FILES}
        ref={input}
        aria-invalid={invalidBy ? true : undefined}
        aria-describedby={invalidBy}
        onChange={take}
      />
      <noscript>
        <Button type="submit" size="sm">
          {m.documents.send({ label })}
        </Button>
      </noscript>
    </form>
  );
}
