import type { ReactNode } from 'react';
import { sizeInWords } from '../../../../src/features/documents/rules.ts';
import type { LinkedPage } from '../../../../src/features/documents/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { m } from '../../../lib/messages.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './documents-page.module.css';
import { refusalWords } from './refusal-words.ts';
import { UploadRow } from './upload-row.tsx';
import type { Upload, useUploads } from './use-uploads.ts';

type Sent = LinkedPage['sent'][number];

/** What has arrived, and what is being sent; `act`: what can be done with a document. */
export function SentFiles({
  sent,
  own,
  firm,
  sending: { retry, stop },
  act,
}: {
  sent: readonly Sent[];
  own: readonly Upload[];
  firm: FirmProfile;
  sending: Pick<ReturnType<typeof useUploads>, 'retry' | 'stop'>;
  act: (document: Sent) => ReactNode;
}) {
  if (sent.length + own.length === 0) return null;
  return (
    <ul className={styles.files}>
      {sent.map((document) => (
        <SentDocument key={document.id} document={document} locale={firm.formats.locale}>
          {act(document)}
        </SentDocument>
      ))}
      {own.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          firm={firm}
          onRetry={() => retry(upload.key)}
          onStop={() => void stop(upload)}
        />
      ))}
    </ul>
  );
}

function SentDocument({
  document,
  locale,
  children,
}: {
  document: Sent;
  locale: string;
  children: ReactNode;
}) {
  const { name, state, refusal, storedBytes, sizeBytes } = document;
  const size = sizeInWords(sizeBytes ?? 0, locale);
  return (
    <li className={styles.file} data-state={state}>
      <Icon name={ICONS[state]} size="sm" />
      <p>
        {refusal ? (
          <>
            <b className={styles.refused}>{m.documents.refused({ name })}</b>{' '}
            {refusalWords(refusal)}
          </>
        ) : (
          <>
            <b>{name}</b> <span className="muted">{stateWords()}</span>
          </>
        )}
      </p>
      {children}
    </li>
  );

  function stateWords(): string {
    if (state === 'kept') return m.documents.received({ size });
    if (state === 'checking') return m.documents.checking({ size });
    if (sizeBytes === null) return m.documents.unfinishedOther;
    return m.documents.unfinished({ stored: sizeInWords(storedBytes, locale), size });
  }
}

const ICONS: Readonly<Record<Sent['state'], IconName>> = {
  kept: 'check',
  checking: 'clock',
  refused: 'alert',
  uploading: 'clock',
};
