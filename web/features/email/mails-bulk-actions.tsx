import { Button } from '../../admin/button.tsx';
import type { Bulk } from '../../admin/list/list-definition.ts';
import { useRetryMany } from './use-mail-acts.ts';

/** The bulk action for the selected mails. */
export function MailsBulkActions({ ids, clear }: Bulk) {
  const retry = useRetryMany(clear);
  return (
    <Button
      size="sm"
      variant="filled"
      pending={retry.isPending}
      onClick={() => retry.mutate({ ids })}
    >
      Send Again
    </Button>
  );
}
