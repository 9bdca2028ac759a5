import { Button } from '../../admin/button.tsx';
import type { Bulk } from '../../admin/list/list-definition.ts';
import { Icon } from '../../ui/icon.tsx';
import { SelectionMenu } from './selection-menu.tsx';
import { useTriageMany } from './use-triage-many.ts';

/** The bulk actions for the selected messages. */
export function SubmissionsBulkActions({ ids, clear, filter }: Bulk) {
  const read = useTriageMany('read', clear);
  const resolved = useTriageMany('resolved', clear);
  return (
    <>
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
    </>
  );
}
