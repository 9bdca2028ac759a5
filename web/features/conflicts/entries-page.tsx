import { useCallback, useState } from 'react';
import type { ConflictEntry } from '../../../src/features/conflicts/entries/schema.ts';
import { ENTRY_SORTS, RELATIONS } from '../../../src/features/conflicts/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { EditDeleteButtons } from '../../admin/edit-delete-buttons.tsx';
import { FileButton } from '../../admin/file-button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { choiceFilter, searchFilter } from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { flag } from '../../admin/list-search.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { decodeTextFile } from '../../lib/read-text-file.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { entryColumns } from './entry-columns.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { ImportDialog, type ReadFile } from './import-dialog.tsx';

const ENTRIES = defineList({
  id: 'conflict-entries',
  label: 'Conflict list',
  filters: {
    q: searchFilter('Search by name or note'),
    relation: choiceFilter('Relation', 'All relations', RELATIONS),
  },
  others: { new: flag },
  sorts: ENTRY_SORTS,
  defaultSort: 'name',
  rows: trpc.conflictEntries.list,
  columns: entryColumns,
  csv: {
    permission: 'conflictList.export',
    path: '/api/admin/conflict-entries/export',
    fileName: 'conflict-list.csv',
    failure: 'Failed to export the conflict list',
  },
  empty: {
    title: 'The list is empty',
    text: 'Add former clients and opposing parties, or import them as a CSV file with the columns Name, Other names, Relation and Note.',
  },
  noMatch: 'No entries match the filters.',
});

/** The conflict list: people whom the firm must not act against, or for, in addition to the clients in the database. */
export function EntriesPage() {
  const list = useList(ENTRIES);
  const { onSearch } = list;
  const { cursor, new: isAdding } = list.search;
  const [edited, setEdited] = useState<ConflictEntry>();
  const [file, setFile] = useState<ReadFile>();
  const reading = useReadFile(setFile);
  const actions = useCallback(
    (entry: ConflictEntry) => <EntryActions entry={entry} onEdit={() => setEdited(entry)} />,
    [],
  );
  return (
    <ListScreen
      list={list}
      title="Conflict List"
      lead="New clients and opposing parties are compared with these names and with the clients of this site."
      actions={
        <>
          <FileButton
            permission="conflictList.change"
            accept=".csv,text/csv"
            name="import-conflicts"
            pending={reading.isPending}
            onFile={reading.read}
          >
            Import CSV
          </FileButton>
          <Button
            permission="conflictList.change"
            variant="filled"
            onClick={() => onSearch({ cursor, new: 1 })}
          >
            <AdminIcon name="plus" />
            Add
          </Button>
        </>
      }
      onOpen={(id) => setEdited(list.table.getRow(id).original)}
      rowActions={actions}
      permission="conflictList.change"
    >
      {isAdding && (
        <IfCan permission="conflictList.change">
          <EntryDialog onClose={() => onSearch({ cursor, new: undefined })} />
        </IfCan>
      )}
      {edited && (
        <EntryDialog key={edited.id} entry={edited} onClose={() => setEdited(undefined)} />
      )}
      {file && <ImportDialog file={file} onClose={() => setFile(undefined)} />}
    </ListScreen>
  );
}

function EntryActions({
  entry: { id, name },
  onEdit,
}: {
  entry: ConflictEntry;
  onEdit: () => void;
}) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { conflictEntries } = trpc.useUtils();
  const deletion = trpc.conflictEntries.delete.useMutation(
    withToasts({ ...crudTexts('delete', 'Entry'), refresh: () => conflictEntries.invalidate() }),
  );
  const askAndDelete = async () => {
    const text = `${name} is no longer compared with new names, and what was found about them is deleted.`;
    if (await ask(deletionOf('entry', text))) deletion.mutate({ id });
  };
  return (
    <EditDeleteButtons
      permission="conflictList.change"
      name={name}
      isDeleting={deletion.isPending}
      onEdit={onEdit}
      onDelete={askAndDelete}
    />
  );
}

/** Reads a file and fetches a dry run of its import from the server. */
function useReadFile(onRead: (file: ReadFile) => void) {
  const withToasts = useMutationToasts();
  const preview = trpc.conflictEntries.previewImport.useMutation(
    withToasts({ failure: 'Failed to read the file' }),
  );
  return {
    isPending: preview.isPending,
    read: async (file: File) => {
      const csv = decodeTextFile(new Uint8Array(await file.arrayBuffer()));
      preview.mutate(
        { csv },
        { onSuccess: (found) => onRead({ name: file.name, csv, preview: found }) },
      );
    },
  };
}
