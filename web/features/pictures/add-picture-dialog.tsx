import { useEffect, useId, useState } from 'react';
import type { GalleryPicture, PictureWords } from '../../../src/features/pictures/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Notice } from '../../admin/notice.tsx';
import { useForm } from '../../admin/use-form.ts';
import { reasonOf } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { loadPictureWords, NO_WORDS, PictureForm } from './picture-form.tsx';
import { readUpload } from './read-upload.ts';

/** Dialog to upload a picture with its description, caption and credit. */
export function AddPictureDialog({
  file,
  onClose,
  onAdded,
}: {
  file: File;
  onClose: () => void;
  onAdded: (picture: GalleryPicture) => void;
}) {
  const id = useId();
  const { pictures } = trpc.useUtils();
  const [failure, setFailure] = useState<string>();
  const upload = trpc.pictures.add.useMutation();
  const form = useForm({
    schema: loadPictureWords,
    initialValues: NO_WORDS,
    onError: (error) => setFailure(failureOf(error)),
  });
  const add = async (words: PictureWords) => {
    setFailure(undefined);
    const { isNew, ...picture } = await upload.mutateAsync({
      data: await readUpload(file),
      ...words,
    });
    if (!isNew) tellKnown();
    void pictures.invalidate();
    onAdded(picture);
  };
  return (
    <Dialog
      title="Add Picture"
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button pending={upload.isPending} variant="filled" type="submit" form={id}>
            Add Picture
          </Button>
        </>
      )}
    >
      {failure && (
        <Notice tone="danger" icon="alert" role="alert">
          <p>The picture could not be added. {failure}</p>
        </Notice>
      )}
      <form id={id} noValidate onSubmit={form.onSubmit(add)}>
        <PictureForm form={form} view={<FileView file={file} />} />
      </form>
    </Dialog>
  );
}

/** A preview of the file, drawn on a canvas, because the content security policy allows only images of this site. */
function FileView({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void createImageBitmap(file, { imageOrientation: 'from-image' })
      .then((picture) => isCurrent && setUrl(drawn(picture)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return url ? <img src={url} alt="" /> : <p className="muted">{file.name}</p>;
}

const VIEW_WIDTH = 480;

/** A scaled-down picture as a data URL. */
function drawn(picture: ImageBitmap): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(VIEW_WIDTH, picture.width);
  canvas.height = Math.max(1, Math.round((picture.height * canvas.width) / picture.width));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

/**
 * The error message of a failed upload. An error about the file itself is a field error, but the form has no such
 * field.
 */
const failureOf = (error: unknown): string =>
  apiErrorOf(error)?.fieldErrors?.data?.[0] ?? reasonOf(error);

function tellKnown(): void {
  showToast({
    tone: 'warning',
    title: 'The gallery has this picture already',
    text: 'Its existing description was kept.',
  });
}
