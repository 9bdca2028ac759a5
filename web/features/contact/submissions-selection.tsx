import { Button } from '../../admin/button.tsx';
import type { ListTableModel } from '../../admin/list/list-features.ts';
import { SelectionBar } from '../../admin/list/selection-bar.tsx';
import { useSelection } from '../../admin/list/use-selection.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import { SelectionMenu } from './selection-menu.tsx';
import type { Submission } from './submission.ts';
import type { SubmissionSearch } from './submission-search.ts';
import { useTriageMany } from './use-triage-many.ts';

/** The bulk actions for the selected messages. */
export function SubmissionsSelection({
  table,
  filter,
  page,
}: {
  table: ListTableModel<Submission>;
  filter: Omit<SubmissionSearch, 'open' | 'cursor' | 'sort'>;
  page: Parameters<typeof useSelection>[2];
}) {
  const { ids, clear, matchingQuery } = useSelection(table, filter, page);
  const matching = trpc.contact.matching.useQuery(filter, matchingQuery);
  const read = useTriageMany('read', clear);
  const resolved = useTriageMany('resolved', clear);
  return (
    <SelectionBar table={table} matching={matching.data}>
      <Button size="sm" pending={read.isPending} onClick={() => read.mark(ids)}>
        Mark Read
      </Button>
      <SelectionMenu ids={ids} status={filter.status} onDone={clear} />
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
