import { useCallback, useMemo, useState } from 'react';
import { PICTURE_SORTS } from '../../../src/features/pictures/rules.ts';
import type { UsedPicture } from '../../../src/features/pictures/schema.ts';
import { EditDeleteButtons } from '../../admin/edit-delete-buttons.tsx';
import { FilterBar } from '../../admin/filter-bar.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AddPictureDialog } from './add-picture-dialog.tsx';
import { EditPictureDialog } from './edit-picture-dialog.tsx';
import { pictureColumns } from './picture-columns.tsx';
import { PictureFileButton } from './picture-file-button.tsx';
import type { PictureSearch } from './picture-search.ts';
import styles from './pictures-page.module.css';
import { nameOf } from './thumbnail.tsx';
import { useDeletePicture } from './use-delete-picture.tsx';

/** The gallery: the pictures of articles and pages, and where each is used. */
export function PicturesPage({
  search: { cursor, sort, ...filter },
  onSearch,
}: {
  search: PictureSearch;
  onSearch: OnSearch<PictureSearch>;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const listSettings = useListSettings('pictures');
  const { layout } = listSettings;
  const list = trpc.pictures.list.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const { remove, removingId } = useDeletePicture();
  const [file, setFile] = useState<File>();
  const [edited, setEdited] = useState<UsedPicture>();
  const columns = useMemo(() => pictureColumns(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
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
    <Screen
      title="Pictures"
      lead="Pictures for articles and pages. Changes made here apply everywhere the picture is shown."
      actions={
        <>
          <RefreshButton queries={[list]} />
          <PictureFileButton permission="pictures.change" variant="filled" onFile={setFile}>
            Add Picture
          </PictureFileButton>
        </>
      }
    >
      <FilterBar
        searchLabel="Search by description, caption or credit"
        filter={filter}
        onSearch={onSearch}
        end={
          <ListControls
            columns={columns}
            settings={listSettings}
            search={{ ...filter, sort }}
            onSearch={onSearch}
          />
        }
      />
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No pictures yet',
          text: 'Pictures that are added here or in the editor of a blog post can be used again.',
          action: (
            <PictureFileButton permission="pictures.change" onFile={setFile}>
              Add the first one
            </PictureFileButton>
          ),
        }}
        noMatch={{ text: 'No pictures match the filters.' }}
        onSearch={onSearch}
      >
        {() => (
          <div className={styles.list}>
            <ListTable
              ref={rows}
              label="Pictures"
              table={table}
              sort={sortOf(PICTURE_SORTS, '-added', sort, onSearch)}
              isCompact={layout.isCompact}
              onOpen={(id) => setEdited(table.getRow(id).original)}
              actions={actions}
              permission="pictures.change"
            />
          </div>
        )}
      </PagedList>
      {file && (
        <AddPictureDialog
          file={file}
          onClose={() => setFile(undefined)}
          onAdded={() => setFile(undefined)}
        />
      )}
      {edited && <EditPictureDialog picture={edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
