import { useEffect, useState } from 'react';
import {
  definitionOf,
  type MailTextKind,
} from '../../../../src/features/email/texts/kinds/rules.ts';
import { RETRY_OUTAGE } from '../../../admin/retry-outage.ts';
import { trpc } from '../../../lib/trpc.ts';
import { MailView } from '../mail-view.tsx';
import styles from './mail-texts.module.css';

/** Debounce delay of the preview. */
const DEBOUNCE_MS = 400;

/**
 * A preview of the mail with sample data and the texts in the editor. `part` is the text that must be visible in it.
 */
export function MailTextPreview({
  kind,
  texts,
  part,
}: {
  kind: MailTextKind;
  texts: Record<string, string>;
  part: string | undefined;
}) {
  const { mutateAsync } = trpc.mailTexts.preview.useMutation(RETRY_OUTAGE);
  const [mail, setMail] = useState<Awaited<ReturnType<typeof mutateAsync>>>();
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const show = () =>
      mutateAsync({ kind, texts, part }).then(
        (written) => {
          if (!isCurrent) return;
          setMail(written);
          setBehind(false);
        },
        () => isCurrent && setBehind(true),
      );
    const timer = setTimeout(() => void show(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [mutateAsync, kind, texts, part]);
  const when = part && definitionOf(kind).parts[part]?.when;
  return (
    <section className={styles.preview} aria-label="Preview">
      <div>
        <h2>Preview</h2>
        <p className="muted small" role="status">
          {isBehind
            ? 'The preview could not be created. It is from before the last change.'
            : `With sample facts${when ? `: ${when}` : ''}.`}
        </p>
      </div>
      {mail && (
        <>
          <p className={styles.subject}>
            <span className="muted small">Subject</span>
            <b>{mail.subject}</b>
          </p>
          <MailView mail={mail} initialView="phone" />
        </>
      )}
    </section>
  );
}
