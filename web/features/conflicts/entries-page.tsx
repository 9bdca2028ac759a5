import { useCallback, useMemo, useState } from 'react';
import type { ConflictEntry } from '../../../src/features/conflicts/entries/schema.ts';
import { ENTRY_SORTS, RELATIONS } from '../../../src/features/conflicts/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { EditDeleteButtons } from '../../admin/edit-delete-buttons.tsx';
import { FileButton } from '../../admin/file-button.tsx';
import { FilterBar } from '../../admin/filter-bar.tsx';
import { IfCan } from '../../admin/if-can.tsx';
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
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { decodeTextFile } from '../../lib/read-text-file.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { entryColumns } from './entry-columns.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { EntrySearch } from './entry-search.ts';
import { ImportDialog, type ReadFile } from './import-dialog.tsx';

const RELATION_OPTIONS = RELATIONS.map(({ value, label }) => ({ value, label }));

/** The conflict list: people whom the firm must not act against, or for, in addition to the clients in the database. */
export function EntriesPage({
  search,
  onSearch,
}: {
  search: EntrySearch;
  onSearch: OnSearch<EntrySearch>;
}) {
  const { new: isAdding, cursor, sort, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const listSettings = useListSettings('conflict-entries');
  const { layout } = listSettings;
  const list = trpc.conflictEntries.list.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const [edited, setEdited] = useState<ConflictEntry>();
  const [file, setFile] = useState<ReadFile>();
  const reading = useReadFile(setFile);
  const columns = useMemo(() => entryColumns(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
  const actions = useCallback(
    (entry: ConflictEntry) => <EntryActions entry={entry} onEdit={() => setEdited(entry)} />,
    [],
  );
  const add = () => onSearch({ cursor, new: 1 });
  return (
    <Screen
      title="Conflict List"
      lead="New clients and opposing parties are compared with these names and with the clients of this site."
      actions={
        <>
          <CsvExportButton
            permission="conflictList.export"
            path="/api/admin/conflict-entries/export"
            fileName="conflict-list.csv"
            filter={{ ...filter, sort }}
            failure="Failed to export the conflict list"
          />
          <FileButton
            permission="conflictList.change"
            accept=".csv,text/csv"
            name="import-conflicts"
            pending={reading.isPending}
            onFile={reading.read}
          >
            Import CSV
          </FileButton>
          <RefreshButton queries={[list]} />
          <Button permission="conflictList.change" variant="filled" onClick={add}>
            <AdminIcon name="plus" />
            Add
          </Button>
        </>
      }
    >
      <FilterBar
        searchLabel="Search by name or note"
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
      >
        <ChoiceFilter
          label="Relation"
          all="All relations"
          options={RELATION_OPTIONS}
          value={filter.relation}
          onChange={(relation) => onSearch({ relation })}
        />
      </FilterBar>
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'The list is empty',
          text: 'Add former clients and opposing parties, or import them as a CSV file with the columns Name, Other names, Relation and Note.',
        }}
        noMatch={{ text: 'No entries match the filters.' }}
        onSearch={onSearch}
      >
        {() => (
          <ListTable
            ref={rows}
            label="Conflict list"
            table={table}
            sort={sortOf(ENTRY_SORTS, 'name', sort, onSearch)}
            isCompact={layout.isCompact}
            onOpen={(id) => setEdited(table.getRow(id).original)}
            actions={actions}
            permission="conflictList.change"
          />
        )}
      </PagedList>
      {isAdding && (
        <IfCan permission="conflictList.change">
          <EntryDialog zone={firm.zone} onClose={() => onSearch({ cursor, new: undefined })} />
        </IfCan>
      )}
      {edited && (
        <EntryDialog
          key={edited.updatedAt}
          entry={edited}
          zone={firm.zone}
          onTakeTheirs={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {file && <ImportDialog file={file} onClose={() => setFile(undefined)} />}
    </Screen>
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
