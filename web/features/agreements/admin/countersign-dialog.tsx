import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Agreement } from '../../../../src/features/agreements/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Dialog in which an attorney signs for the firm. */
export function CountersignDialog({
  agreement: { id, attorney, clientName },
  onClose,
}: {
  agreement: Agreement;
  onClose: () => void;
}) {
  const [name, setName] = useState(attorney);
  const withToasts = useMutationToasts();
  const { agreements } = trpc.useUtils();
  const countersign = trpc.agreements.countersign.useMutation(
    withToasts({
      success: 'Signed by both',
      failure: 'Failed to countersign',
      refresh: () => agreements.invalidate(),
      onSuccess: onClose,
    }),
  );
  return (
    <Dialog
      title={`Countersign the agreement with ${clientName}`}
      size="sm"
      onClose={onClose}
      lead={<p className="muted small">It binds both from then on, and cannot be withdrawn.</p>}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            permission="agreements.approve"
            variant="filled"
            pending={countersign.isPending}
            onClick={() => countersign.mutate({ id, name })}
          >
            Sign for the firm
          </Button>
        </>
      )}
    >
      <TextInput
        label="Your full name"
        required
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Dialog>
  );
}
