import { FileButton, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  readSettings,
  settingsText,
} from '../../../src/platform/provider-settings/fields/rules.ts';
import { Button } from '../button.tsx';
import styles from './provider-settings.module.css';
import type { SettingsForm } from './setting-fields.tsx';

/** Parses the text of a provider's key file. Returns its settings and the key's owner, or an error message. */
export type ReadKeyFile = (
  text: string,
) => { settings: object; account: string } | { problem: string };

const MAX_BYTES = 100_000;

/** Accepts a provider's key file, pasted, dropped or chosen, and fills in the fields from it. */
export function KeyFileField({ form, read }: { form: SettingsForm; read: ReadKeyFile }) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<{ problem?: string | undefined; account?: string }>({});
  const reset = useRef<() => void>(null);
  const take = (content: string) => {
    const result = content.trim() === '' ? { problem: undefined } : read(content);
    setOutcome(result);
    if ('problem' in result) return setText(content);
    // Cleared, so that the key does not stay visible in the field.
    setText('');
    const settings = { ...readSettings(form.values.config), ...result.settings };
    form.setFieldValue('config', settingsText(settings));
  };
  const takeFile = async (file: File | null | undefined) => {
    reset.current?.();
    if (!file) return;
    if (file.size > MAX_BYTES) return setOutcome({ problem: 'This file is too large for a key.' });
    take(await file.text());
  };
  return (
    <div className={styles.keyFile}>
      <Textarea
        label="Key file (optional)"
        description="Paste the whole JSON file that the provider made for you, or drop it here. It fills in the fields below."
        classNames={{ input: styles.mono }}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={outcome.problem}
        onChange={(event) => take(event.target.value)}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          void takeFile(file);
        }}
      />
      <FileButton
        resetRef={reset}
        accept=".json,application/json"
        inputProps={{ 'aria-label': 'Key file to read' }}
        onChange={(file) => void takeFile(file)}
      >
        {(props) => (
          <Button {...props} size="sm">
            Choose File
          </Button>
        )}
      </FileButton>
      <p role="status" className="small">
        {outcome.account && `Filled in from the key file of ${outcome.account}.`}
      </p>
    </div>
  );
}
