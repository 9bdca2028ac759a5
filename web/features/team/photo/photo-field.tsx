import { lazy, Suspense, useRef, useState } from 'react';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './photo-field.module.css';

const PhotoDialog = lazy(async () => ({
  default: (await import('./photo-dialog.tsx')).PhotoDialog,
}));

/** An attorney's portrait, with buttons to change it. */
export function PhotoField({
  id,
  name,
  photo,
  error,
  onChange,
}: {
  id: string;
  name: string;
  photo: string | null;
  error?: string | undefined;
  onChange: (photo: string | null) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();

  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      setPicture(await createImageBitmap(chosen, { imageOrientation: 'from-image' }));
    } catch {
      const text = 'This file is not a picture that your browser can read.';
      showToast({ tone: 'danger', title: 'Error', text });
    }
    if (file.current) file.current.value = '';
  };
  return (
    <div className={styles.photo}>
      <Portrait name={name} photo={photo} />
      <input
        ref={file}
        type="file"
        hidden
        data-testid={`${id}-file`}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <Button
        id={id}
        size="sm"
        aria-label={`${photo ? 'Change' : 'Add'} photo of ${name}`}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => file.current?.click()}
      >
        <AdminIcon name="upload" size="sm" />
        {photo ? 'Change' : 'Add Photo'}
      </Button>
      {photo && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Remove photo of ${name}`}
          onClick={() => {
            onChange(null);
            document.getElementById(id)?.focus();
          }}
        >
          Remove
        </Button>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
      {picture && (
        <Suspense>
          <PhotoDialog
            picture={picture}
            name={name}
            onClose={() => setPicture(undefined)}
            onDone={(made) => {
              onChange(made);
              setPicture(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
