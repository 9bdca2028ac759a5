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

type NameForm = Pick<FormOf<Omit<CommonDraft, 'figure'>>, 'errors' | 'getInputProps' | 'values'>;

/** Name and, for a new entry, its key. */
export function NameFields({ form, isNew }: { form: NameForm; isNew: boolean }) {
  return (
    <>
      <TextInput {...form.getInputProps('label')} required label="Name" autoComplete="off" />
      {isNew && <KeyField form={form} suggested={suggestedKey(form.values.label)} />}
    </>
  );
}

/** The key of a new entry. It cannot be changed later, because records and links refer to it. */
export function KeyField({ form, suggested }: { form: NameForm; suggested: string }) {
  return (
    <details className={styles.key} open={Boolean(form.errors.key)}>
      <summary>For your IT</summary>
      <TextInput
        {...form.getInputProps('key')}
        label="Key (optional)"
        description="For links and other programs. It cannot be changed later."
        placeholder={suggested}
        autoComplete="off"
      />
    </details>
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
