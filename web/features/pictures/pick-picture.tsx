import { lazy, Suspense } from 'react';
import type { GalleryPicture } from '../../../src/features/pictures/schema.ts';

const AddPictureDialog = lazy(() =>
  import('./add-picture-dialog.tsx').then((module) => ({ default: module.AddPictureDialog })),
);
const ChoosePictureDialog = lazy(() =>
  import('./choose-picture-dialog.tsx').then((module) => ({
    default: module.ChoosePictureDialog,
  })),
);

/**
 * The dialogs to pick a picture: one to choose it from the gallery or to choose a file, and one for each file, to
 * describe and upload it. `onPick` is called with each picture.
 */
export function PickPicture({
  isChoosing,
  files,
  onClose,
  onFiles,
  onPick,
}: {
  isChoosing: boolean;
  /** The queue of files to be added. */
  files: readonly File[];
  /** Closes the dialog for choosing. */
  onClose: () => void;
  onFiles: (files: readonly File[]) => void;
  onPick: (picture: GalleryPicture) => void;
}) {
  const [file] = files;
  return (
    <Suspense>
      {isChoosing && (
        <ChoosePictureDialog
          onClose={onClose}
          onFile={(chosen) => {
            onClose();
            onFiles([...files, chosen]);
          }}
          onChoose={(picture) => {
            onClose();
            onPick(picture);
          }}
        />
      )}
      {file && (
        <AddPictureDialog
          key={files.length}
          file={file}
          onClose={() => onFiles(files.slice(1))}
          onAdded={(picture) => {
            onFiles(files.slice(1));
            onPick(picture);
          }}
        />
      )}
    </Suspense>
  );
}
