import { Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { englishName } from '../../../src/platform/languages/name-rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import type { Findings } from '../../admin/use-publish.ts';
import { countOf } from '../../lib/count-of.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './advertising-dialog.module.css';

const MAX_REASON = 1_000;

/**
 * Shows the findings of the advertising check in a text, each with its rule, and asks for a reason to publish it
 * anyway.
 */
export function AdvertisingDialog({
  findings,
  onPublish,
  onClose,
}: {
  findings: Findings;
  onPublish: (reason: string) => void;
  onClose: () => void;
}) {
  const locale = useLocale();
  const id = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const publish = () => {
    if (reason.trim() !== '') return onPublish(reason.trim());
    setError('Required');
    document.getElementById(id)?.focus();
  };
  return (
    <Dialog
      title="May a law firm say this?"
      size="lg"
      isDirty={reason !== ''}
      onClose={onClose}
      lead={
        <p className="muted">
          {countOf(findings.length, 'passage', locale)} may not be allowed in the advertising of a
          law firm. Nothing is published yet.
        </p>
      }
      footer={(close) => (
        <>
          <Button onClick={close}>Back to the Text</Button>
          <Button variant="filled" onClick={publish}>
            Publish with This Reason
          </Button>
        </>
      )}
    >
      <ul className={styles.findings}>
        {findings.map(({ rule, title, statute, explanation, item, language, field, words }) => (
          <li key={`${rule} ${item} ${field} ${words}`}>
            <div>
              <q className={styles.words} lang={language}>
                {words}
              </q>
              <p className="muted small">
                {[language && englishName(language), item, placeOf(field)]
                  .filter(Boolean)
                  .join(': ')}
              </p>
            </div>
            <div>
              <h3>{title}</h3>
              <p>{explanation}</p>
              <p className="muted small">{statute}</p>
            </div>
          </li>
        ))}
      </ul>
      <Textarea
        id={id}
        label="Why may it be published anyway?"
        description="The reason is kept in the audit log with these passages. The responsible attorney answers for it."
        required
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}

/** The label of a field path, such as `Experience` for `claims.experience.text`. */
function placeOf(field: string): string {
  const name = field.split('.').findLast((part) => part !== 'text') ?? field;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
