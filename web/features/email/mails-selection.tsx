import { Button } from '../../admin/button.tsx';
import type { ListTableModel } from '../../admin/list/list-features.ts';
import { SelectionBar } from '../../admin/list/selection-bar.tsx';
import { useSelection } from '../../admin/list/use-selection.ts';
import { trpc } from '../../lib/trpc.ts';
import type { MailSearch } from './mail-search.ts';
import type { StaffEmail } from './outbox-email.ts';
import { useRetryMany } from './use-mail-acts.ts';

/** The bulk action for the selected mails. */
export function MailsSelection({
  table,
  filter,
  page,
}: {
  table: ListTableModel<StaffEmail>;
  filter: Pick<MailSearch, 'q' | 'state' | 'kind'>;
  page: Parameters<typeof useSelection>[2];
}) {
  const { ids, clear, matchingQuery } = useSelection(table, filter, page);
  const matching = trpc.email.matching.useQuery(filter, matchingQuery);
  const retry = useRetryMany(clear);
  return (
    <SelectionBar table={table} matching={matching.data}>
      <Button
        size="sm"
        variant="filled"
        pending={retry.isPending}
        onClick={() => retry.mutate({ ids })}
      >
        Send Again
      </Button>
    </SelectionBar>
  );
}
