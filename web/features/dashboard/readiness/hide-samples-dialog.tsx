import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Confirmation dialog that unpublishes all sample testimonials. */
export function HideSamplesDialog({ onClose }: { onClose: () => void }) {
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  const hiding = trpc.testimonials.hideSamples.useMutation(
    withToasts({
      success: 'The sample testimonials are hidden',
      failure: 'Failed to hide the sample testimonials',
      refresh: () => Promise.all([utils.testimonials.invalidate(), utils.setup.state.invalidate()]),
      onSuccess: onClose,
    }),
  );
  return (
    <Dialog
      title="Hide the sample testimonials?"
      size="sm"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Keep them</Button>
          <Button variant="filled" pending={hiding.isPending} onClick={() => hiding.mutate()}>
            Hide the samples
          </Button>
        </>
      )}
    >
      <p>
        Visitors no longer see them. They stay under Testimonials, where you can edit and publish
        them.
      </p>
    </Dialog>
  );
}
