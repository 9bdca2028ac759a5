import { useState } from 'react';
import type { GalleryPicture } from '../../../src/features/pictures/schema.ts';
import { Dialog } from '../../admin/dialog.tsx';
import { LIST_QUERY } from '../../admin/list-query.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { SearchBox } from '../../admin/search-box.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './choose-picture-dialog.module.css';
import { PictureFileButton } from './picture-file-button.tsx';
import { nameOf, Thumbnail } from './thumbnail.tsx';

const SHOWN = 24;

/** Dialog to choose a picture of the gallery, or a file to add. */
export function ChoosePictureDialog({
  onClose,
  onFile,
  onChoose,
}: {
  onClose: () => void;
  onFile: (file: File) => void;
  onChoose: (picture: GalleryPicture) => void;
}) {
  const [search, setSearch] = useState<{ q?: string | undefined; cursor?: string | undefined }>({});
  const list = trpc.pictures.list.useQuery({ ...search, limit: SHOWN }, LIST_QUERY);
  return (
    <Dialog title="Picture" onClose={onClose}>
      <div className={styles.tools}>
        <SearchBox
          label="Search by description, caption or credit"
          value={search.q}
          onChange={(q) => setSearch({ q })}
        />
        <PictureFileButton variant="filled" onFile={onFile}>
          Choose a File
        </PictureFileButton>
      </div>
      <PagedList
        query={list}
        what="The gallery"
        filter={{ q: search.q }}
        empty={{ title: 'No pictures yet', text: 'Choose a file from this computer or phone.' }}
        noMatch={{ text: 'No pictures match the filters.' }}
        onSearch={({ cursor }) => setSearch({ q: search.q, cursor })}
      >
        {(pictures) => (
          <ul className={styles.grid}>
            {(pictures as readonly GalleryPicture[]).map((picture) => (
              <li key={picture.id}>
                <button type="button" className={styles.choice} onClick={() => onChoose(picture)}>
                  <Thumbnail picture={picture} />
                  {nameOf(picture)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  );
}
