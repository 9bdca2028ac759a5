import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { MAX_ALT, MAX_CAPTION, MAX_CREDIT } from '../../../src/features/pictures/rules.ts';
import fields from '../../admin/form.module.css';
import { Switch } from '../../admin/switch.tsx';
import type { FormOf } from '../../admin/use-form.ts';
import styles from './picture-form.module.css';

export type PictureFields = { alt: string; isDecorative: boolean; caption: string; credit: string };

export const NO_WORDS: PictureFields = { alt: '', isDecorative: false, caption: '', credit: '' };

export const loadPictureWords = async () =>
  (await import('../../../src/features/pictures/schema.ts')).pictureWordsInput;

/** The picture, with the fields for its description, caption and credit. */
export function PictureForm({ form, view }: { form: FormOf<PictureFields>; view: ReactNode }) {
  const { isDecorative } = form.values;
  return (
    <div className={styles.sides}>
      <div className={styles.view}>{view}</div>
      <div className={styles.fields}>
        <TextInput
          {...form.getInputProps('alt')}
          label="Description"
          description="What the picture shows, for people who cannot see it."
          required={!isDecorative}
          disabled={isDecorative}
          maxLength={MAX_ALT}
          className={fields.wide}
        />
        <Switch
          checked={isDecorative}
          onChange={(on) => {
            form.setFieldValue('isDecorative', on);
            if (on) form.setFieldValue('alt', '');
          }}
          label="Decorative"
          hint="It adds nothing to the text: screen readers skip it."
        />
        <TextInput
          {...form.getInputProps('caption')}
          label="Caption"
          description="Shown below the picture."
          maxLength={MAX_CAPTION}
          className={fields.wide}
        />
        <TextInput
          {...form.getInputProps('credit')}
          label="Credit"
          description="Who must be credited, such as “Photo: Lena Ortiz”."
          maxLength={MAX_CREDIT}
          className={fields.wide}
        />
      </div>
    </div>
  );
}
