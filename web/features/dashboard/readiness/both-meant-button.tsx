import { Button } from '../../../admin/button.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Confirms that the firm as a whole is meant to be booked beside its attorneys. */
export function BothMeantButton() {
  const withToasts = useMutationToasts();
  const { setup } = trpc.useUtils();
  const keeping = trpc.setup.keepBothCalendars.useMutation(
    withToasts({
      success: 'The firm as a whole stays bookable beside its attorneys',
      failure: 'Failed to save this',
      refresh: () => setup.state.invalidate(),
    }),
  );
  return (
    <Button
      permission="availability.change"
      size="sm"
      pending={keeping.isPending}
      onClick={() => keeping.mutate()}
    >
      Both are meant
    </Button>
  );
}
