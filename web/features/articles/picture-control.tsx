import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { PickPicture } from '../pictures/pick-picture.tsx';
import { insertPicture } from './picture-node.ts';

/**
 * The button that inserts a picture from the gallery or from a file. For pasted or dropped files, a dialog asks for the
 * description of one after the other, and each is inserted when it has one.
 */
export function PictureControl({
  editor,
  files,
  onFiles,
}: {
  editor: Editor;
  /** The queue of files to be added. */
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
          // The dialog returns the focus, but the browser's caret would stay at its old position.
          if (files.length <= 1) editor.commands.focus();
        }}
      />
    </>
  );
}
