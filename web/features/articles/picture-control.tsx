import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { PickPicture } from '../pictures/pick-picture.tsx';
import { insertPicture } from './picture-node.ts';

/**
 * The button that inserts a picture: chosen from the gallery, or a file. Files that were pasted or dropped are asked
 * about one after the other; each is inserted when its description is there.
 */
export function PictureControl({
  editor,
  files,
  onFiles,
}: {
  editor: Editor;
  /** Files that wait to be added. */
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <RichTextEditor.Control
        aria-label="Picture"
        title="Picture"
        onClick={() => setChoosing(true)}
      >
        <AdminIcon name="picture" size="sm" />
      </RichTextEditor.Control>
      <PickPicture
        isChoosing={isChoosing}
        files={files}
        onClose={() => setChoosing(false)}
        onFiles={onFiles}
        onPick={(picture) => {
          insertPicture(picture)(editor.state, editor.view.dispatch);
          // The dialog returns the focus, but the browser's cursor would stay where it was before.
          if (files.length <= 1) editor.commands.focus();
        }}
      />
    </>
  );
}
