import { percentInWords, sizeInWords } from '../../../../src/features/documents/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import styles from './documents-page.module.css';
import { refusalWords } from './refusal-words.ts';
import type { Upload } from './use-uploads.ts';

/** A file that is being sent: how much of it has arrived, or why it cannot be sent. */
export function UploadRow({
  upload,
  firm,
  onRetry,
  onStop,
}: {
  upload: Upload;
  firm: FirmProfile;
  onRetry: () => void;
  onStop: () => void;
}) {
  const { file, state, storedBytes, problem } = upload;
  const { locale } = firm.formats;
  const { name } = file;
  const size = sizeInWords(file.size, locale);
  const isFailed = state === 'failed';
  const mayRetry = isFailed && !(problem && 'refusal' in problem);
  return (
    <li className={styles.file} data-state={state}>
      <Icon name={isFailed ? 'alert' : 'clock'} size="sm" />
      <p role={isFailed ? 'alert' : undefined}>
        {isFailed ? (
          <>
            <b className={styles.refused}>{m.documents.refused({ name })}</b> {problemWords()}
          </>
        ) : (
          <>
            <b>{name}</b> <span className="muted">{progressWords()}</span>
          </>
        )}
      </p>
      {mayRetry && (
        <Button size="sm" aria-label={m.documents.tryFileAgain({ name })} onClick={onRetry}>
          {m.documents.tryAgain}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={isFailed ? m.documents.removeFile({ name }) : m.documents.stopFile({ name })}
        onClick={onStop}
      >
        {isFailed ? m.documents.remove : m.documents.stop}
      </Button>
      {!isFailed && (
        <progress
          aria-label={name}
          value={storedBytes}
          max={file.size}
          className={styles.progress}
        />
      )}
    </li>
  );

  function progressWords(): string {
    if (state === 'waiting') return m.documents.waiting({ size });
    if (state === 'offline') return m.documents.noLine;
    return m.documents.sending({ percent: percentInWords(storedBytes / file.size, locale), size });
  }

  function problemWords() {
    if (problem && 'refusal' in problem) return refusalWords(problem.refusal);
    return withPhoneLink(problem?.message ?? m.documents.failed({ phone: firm.phone }), firm);
  }
}
