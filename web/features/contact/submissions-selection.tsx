import { useEffect } from 'react';
import { Button } from '../../admin/button.tsx';
import type { ListTableModel } from '../../admin/list/list-features.ts';
import { SelectionBar } from '../../admin/list/selection-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Submission } from './submission.ts';
import type { SubmissionSearch } from './submission-search.ts';
import { useTriageMany } from './use-triage-many.ts';

/** The bulk changes of the selected messages. Another filter clears the selection. */
export function SubmissionsSelection({
  table,
  filter,
  hasMorePages,
}: {
  table: ListTableModel<Submission>;
  filter: Omit<SubmissionSearch, 'open' | 'cursor' | 'sort'>;
  hasMorePages: boolean;
}) {
  const { setRowSelection } = table;
  const filterKey = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filter changes.
  useEffect(() => setRowSelection({}), [filterKey, setRowSelection]);
  const ids = table.getSelectedRowIds();
  const matching = trpc.contact.matching.useQuery(filter, {
    enabled: hasMorePages && ids.length > 0 && table.getIsAllRowsSelected(),
    staleTime: 0,
  });
  const clear = () => setRowSelection({});
  const read = useTriageMany('read', clear);
  const resolved = useTriageMany('resolved', clear);
  return (
    <SelectionBar table={table} matching={matching.data}>
      <Button size="sm" pending={read.isPending} onClick={() => read.mark(ids)}>
        Mark Read
      </Button>
      <Button
        size="sm"
        variant="filled"
        pending={resolved.isPending}
        onClick={() => resolved.mark(ids)}
      >
        <Icon name="check" />
        Mark Resolved
      </Button>
    </SelectionBar>
  );
}
