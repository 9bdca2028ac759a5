import { Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FIGURES } from '../../../../../src/features/firm/practice-areas/rules.ts';
import { picturePath } from '../../../../../src/features/pictures/rules.ts';
import { Button } from '../../../../admin/button.tsx';
import { valueAt } from '../../../../lib/form-path.ts';
import { PickPicture } from '../../../pictures/pick-picture.tsx';
import { fieldId } from '../editor/field-names.ts';
import type { PageForm } from '../editor/use-edited-page.ts';
import styles from './figure-field.module.css';

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
      <PictureChoice
        id={typeof picture === 'string' ? picture : null}
        onChoose={(id) => {
          form.setFieldValue(pictureId, id);
          form.setFieldValue(drawing, null);
        }}
      />
    </>
  );
}

function PictureChoice({ id, onChoose }: { id: string | null; onChoose: (id: string) => void }) {
  const [isChoosing, setChoosing] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <Group gap="0.75rem" align="flex-end">
      {id !== null && <img className={styles.image} src={picturePath(id)} alt="" />}
      <Button onClick={() => setChoosing(true)}>
        {id === null ? 'Choose a Picture' : 'Change the Picture'}
      </Button>
      <PickPicture
        isChoosing={isChoosing}
        files={files}
        onClose={() => setChoosing(false)}
        onFiles={setFiles}
        onPick={(picture) => onChoose(picture.id)}
      />
    </Group>
  );
}
