import { useEffect, useId, useRef } from 'react';
import { ACCEPTED_FILES, sizeInWords } from '../../../../src/features/documents/rules.ts';
import type { LinkedPage } from '../../../../src/features/documents/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './documents-page.module.css';
import { refusalWords } from './refusal-words.ts';
import { UploadRow } from './upload-row.tsx';
import type { useUploads } from './use-uploads.ts';

type Sending = ReturnType<typeof useUploads>;
type Sent = LinkedPage['sent'][number];

/**
 * Something that the firm asks for, or anything else: what has arrived of it, and a form that works without scripts. With
 * them, files are sent as soon as they are chosen.
 */
export function RequestedItem({
  token,
  item,
  firm,
  isFull,
  sending: { page, uploads, add, retry, stop, remove },
}: {
  token: string;
  item: { id: string | null; label: string };
  firm: FirmProfile;
  isFull: boolean;
  sending: Sending;
}) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { locale } = firm.formats;
  const take = () => {
    if (!input.current) return;
    add([...(input.current.files ?? [])], item.id);
    input.current.value = '';
  };
  const takeEarly = useRef(take);
  // What was chosen before the scripts had loaded.
  useEffect(() => takeEarly.current(), []);
  const own = uploads.filter(({ itemId }) => itemId === item.id);
  // An upload is shown as such, not as the document for which the server has made room.
  const sent = page.sent.filter(
    ({ id, itemId }) => itemId === item.id && !own.some((upload) => upload.id === id),
  );
  const hasSome = sent.some(({ state }) => state === 'kept' || state === 'checking');
  return (
    <li className={styles.item}>
      <Icon name={hasSome ? 'check' : 'arrow-right'} />
      <h3 className={styles.label}>{item.label}</h3>
      {sent.length + own.length > 0 && (
        <ul className={styles.files}>
          {sent.map((document) => (
            <SentDocument
              key={document.id}
              document={document}
              locale={locale}
              onRemove={() => void remove(document.id)}
            />
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
      )}
      {!isFull && (
        <form
          className={styles.choose}
          method="post"
          encType="multipart/form-data"
          action={here(`/documents/${token}/send`)}
        >
          <label className="visually-hidden" htmlFor={inputId}>
            {m.documents.chooseFor({ label: item.label })}
          </label>
          <input
            id={inputId}
            type="file"
            name={`item:${item.id ?? ''}`}
            multiple
            accept={ACCEPTED_FILES}
            ref={input}
            onChange={take}
          />
          <noscript>
            <Button type="submit" size="sm">
              {m.documents.send({ label: item.label })}
            </Button>
          </noscript>
        </form>
      )}
    </li>
  );
}

function SentDocument({
  document,
  locale,
  onRemove,
}: {
  document: Sent;
  locale: string;
  onRemove: () => void;
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
      {state === 'uploading' && (
        <Button
          className={styles.remove}
          variant="quiet"
          size="sm"
          aria-label={m.documents.removeFile({ name })}
          onClick={onRemove}
        >
          {m.documents.remove}
        </Button>
      )}
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
