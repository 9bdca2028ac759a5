import { Stack } from '@mantine/core';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { PORTRAIT } from '../../../../src/features/firm/photos/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { makePortrait, paint } from './make-portrait.ts';
import { type Crop, cropRectangle, dragCrop, FIRST_CROP, MAX_ZOOM } from './photo-crop.ts';
import styles from './photo-dialog.module.css';

const SLIDERS = [
  { name: 'zoom', label: 'Zoom', min: 1, max: MAX_ZOOM },
  { name: 'x', label: 'Horizontal position', min: 0, max: 1 },
  { name: 'y', label: 'Vertical position', min: 0, max: 1 },
] as const;

/** Dialog to crop a picture and upload it. */
export function PhotoDialog({
  picture,
  name,
  onClose,
  onDone,
}: {
  picture: ImageBitmap;
  name: string;
  onClose: () => void;
  /** Called with the id of the uploaded photo. */
  onDone: (photo: string) => void;
}) {
  const [crop, setCrop] = useState(FIRST_CROP);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { client } = trpc.useUtils();

  const upload = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { id } = await client.photos.add.mutate(await makePortrait(picture, crop));
      onDone(id);
    } catch (error) {
      setFailure(apiErrorOf(error)?.message ?? 'The server could not be reached.');
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={`Photo of ${name}`}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" pending={isBusy} onClick={() => void upload()}>
            Use Photo
          </Button>
        </>
      }
    >
      <Stack gap="0.75rem">
        {failure && (
          <Notice tone="danger" icon="alert" role="alert">
            <p>The photo could not be uploaded. {failure}</p>
          </Notice>
        )}
        <Preview picture={picture} crop={crop} onChange={setCrop} />
        {SLIDERS.map(({ name: part, label, min, max }) => (
          <label key={part} className={styles.slider}>
            {label}
            <input
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={crop[part]}
              onChange={(event) => setCrop({ ...crop, [part]: Number(event.target.value) })}
            />
          </label>
        ))}
      </Stack>
    </Dialog>
  );
}

/** A draggable preview of the crop. */
function Preview({
  picture,
  crop,
  onChange,
}: {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paint(canvas.current, picture, crop);
  }, [picture, crop]);
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = cropRectangle(picture, crop).width / event.currentTarget.clientWidth;
    onChange(dragCrop(picture, crop, { x: event.movementX * scale, y: event.movementY * scale }));
  };
  return (
    <canvas
      ref={canvas}
      className={styles.preview}
      width={PORTRAIT.width / 2}
      height={PORTRAIT.height / 2}
      aria-label="How the photo will be shown"
      role="img"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
