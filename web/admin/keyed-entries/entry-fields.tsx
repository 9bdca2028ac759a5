import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { slugOf } from '../../../src/platform/text/slug-rules.ts';
import type { FormOf } from '../use-form.ts';
import styles from './entry-dialog.module.css';

type CommonDraft = { key: string; label: string; figure: string };

const MAX_KEY = 60;

/** The key for a label: `wage-claims` for `Wage Claims`. */
export const suggestedKey = (label: string): string =>
  slugOf(label.trim()).slice(0, MAX_KEY).replace(/-$/, '');

/** Label and key. The key cannot be changed later, because records and links refer to it. */
export function NameFields({
  form,
  isNew,
}: {
  form: Pick<FormOf<Omit<CommonDraft, 'figure'>>, 'getInputProps' | 'values'>;
  isNew: boolean;
}) {
  return (
    <>
      <TextInput {...form.getInputProps('label')} required label="Label" autoComplete="off" />
      {isNew && (
        <TextInput
          {...form.getInputProps('key')}
          label="Key (optional)"
          description="For links and other programs. It cannot be changed later."
          placeholder={suggestedKey(form.values.label)}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** The drawing of an entry, with a preview. */
export function FigureField({
  form,
  figures,
  preview,
}: {
  form: Pick<FormOf<CommonDraft>, 'getInputProps'>;
  figures: readonly { value: string; label: string }[];
  preview: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <NativeSelect
        {...form.getInputProps('figure')}
        label="Drawing"
        data={[{ value: '', label: 'None' }, ...figures]}
      />
      {preview}
    </div>
  );
}
