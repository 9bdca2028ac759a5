import { Group } from '@mantine/core';
import { useState } from 'react';
import { picturePath } from '../../../src/features/pictures/rules.ts';
import { Button } from '../../admin/button.tsx';
import { PickPicture } from './pick-picture.tsx';
import styles from './picture-field.module.css';

/** A picture of the gallery as a field: chosen, or uploaded and described, and with `onRemove` taken off again. */
export function PictureField({
  id,
  onChoose,
  onRemove,
}: {
  id: string | null;
  onChoose: (id: string) => void;
  onRemove?: () => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <Group gap="0.75rem" align="flex-end">
      {id !== null && <img className={styles.image} src={picturePath(id)} alt="" />}
      <Button onClick={() => setChoosing(true)}>
        {id === null ? 'Choose a Picture' : 'Change the Picture'}
      </Button>
      {id !== null && onRemove && <Button onClick={onRemove}>Remove the Picture</Button>}
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
