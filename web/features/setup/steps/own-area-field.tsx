import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import type { FormOf } from '../../../admin/use-form.ts';
import { type AreasDraft, ownArea } from '../areas-draft.ts';
import styles from '../setup.module.css';

/** The field for an area that is not in the list of common ones. Enter adds it. */
export function OwnAreaField({
  form,
  isKnown,
}: {
  form: FormOf<AreasDraft>;
  isKnown: (label: string) => boolean;
}) {
  const add = () => {
    const { keys, own, typed } = form.getValues();
    const label = typed.trim();
    if (label === '') return;
    if (isKnown(label)) return form.setFieldError('typed', 'This area is in the list above');
    form.setValues({ keys: [...keys, ownArea(label)], own: [...own, label], typed: '' });
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || form.values.typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.withButton}>
      <TextInput
        {...form.getInputProps('typed')}
        label="Another area (optional)"
        maxLength={80}
        autoComplete="off"
        onKeyDown={addOnEnter}
      />
      <Button onClick={add}>
        <AdminIcon name="plus" size="sm" />
        Add Area
      </Button>
    </div>
  );
}
