import { NativeSelect } from '@mantine/core';
import { FIGURES } from '../../../../../src/features/firm/practice-areas/rules.ts';
import { valueAt } from '../../../../lib/form-path.ts';
import { PictureField } from '../../../pictures/picture-field.tsx';
import { fieldId } from '../editor/field-names.ts';
import type { PageForm } from '../editor/use-edited-page.ts';

/** The field for a figure: a built-in drawing, or a picture of the gallery. */
export function FigureField({ form, at }: { form: PageForm; at: `content.${string}` }) {
  const [drawing, pictureId] = [`${at}.drawing`, `${at}.pictureId`] as const;
  const picture = valueAt(form.values, pictureId);
  const error = form.errors[pictureId] ?? form.errors[drawing];
  return (
    <>
      <NativeSelect
        id={fieldId(pictureId)}
        label="Drawing"
        value={String(valueAt(form.values, drawing) ?? '')}
        error={error}
        data={[
          { value: '', label: picture ? 'None, use a picture' : 'Choose a drawing' },
          ...FIGURES,
        ]}
        onChange={({ target }) => {
          form.setFieldValue(drawing, target.value || null);
          if (target.value) form.setFieldValue(pictureId, null);
        }}
      />
      <PictureField
        id={typeof picture === 'string' ? picture : null}
        onChoose={(id) => {
          form.setFieldValue(pictureId, id);
          form.setFieldValue(drawing, null);
        }}
      />
    </>
  );
}
