import { useCallback, useState } from 'react';
import { PICTURE_SORTS } from '../../../src/features/pictures/rules.ts';
import type { UsedPicture } from '../../../src/features/pictures/schema.ts';
import { EditDeleteButtons } from '../../admin/edit-delete-buttons.tsx';
import { searchFilter } from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { trpc } from '../../lib/trpc.ts';
import { AddPictureDialog } from './add-picture-dialog.tsx';
import { EditPictureDialog } from './edit-picture-dialog.tsx';
import { pictureColumns } from './picture-columns.tsx';
import { PictureFileButton } from './picture-file-button.tsx';
import styles from './pictures-page.module.css';
import { nameOf } from './thumbnail.tsx';
import { useDeletePicture } from './use-delete-picture.tsx';

const PICTURES = defineList({
  id: 'pictures',
  label: 'Pictures',
  className: styles.list,
  filters: { q: searchFilter('Search by description, caption or credit') },
  sorts: PICTURE_SORTS,
  defaultSort: '-added',
  rows: trpc.pictures.list,
  columns: pictureColumns,
  empty: {
    title: 'No pictures yet',
    text: 'Pictures that are added here or in the editor of a blog post can be used again.',
  },
  noMatch: 'No pictures match the filters.',
});

/** The gallery: the pictures of articles and pages, and where each is used. */
export function PicturesPage() {
  const list = useList(PICTURES);
  const { remove, removingId } = useDeletePicture();
  const [file, setFile] = useState<File>();
  const [edited, setEdited] = useState<UsedPicture>();
  const actions = useCallback(
    (picture: UsedPicture) => (
      <EditDeleteButtons
        permission="pictures.change"
        name={nameOf(picture)}
        isDeleting={removingId === picture.id}
        onEdit={() => setEdited(picture)}
        onDelete={() => remove(picture)}
      />
    ),
    [remove, removingId],
  );
  return (
    <ListScreen
      list={list}
      title="Pictures"
      isLive={false}
      lead="Pictures for articles and pages. Changes made here apply everywhere the picture is shown."
      actions={
        <PictureFileButton permission="pictures.change" variant="filled" onFile={setFile}>
          Add Picture
        </PictureFileButton>
      }
      emptyAction={
        <PictureFileButton permission="pictures.change" onFile={setFile}>
          Add the first one
        </PictureFileButton>
      }
      onOpen={(id) => setEdited(list.table.getRow(id).original)}
      rowActions={actions}
      permission="pictures.change"
    >
      {file && (
        <AddPictureDialog
          file={file}
          onClose={() => setFile(undefined)}
          onAdded={() => setFile(undefined)}
        />
      )}
      {edited && <EditPictureDialog picture={edited} onClose={() => setEdited(undefined)} />}
    </ListScreen>
  );
}
