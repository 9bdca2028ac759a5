import { useState } from 'react';
import type { z } from 'zod';
import type { inviteManyInput } from '../../../src/features/staff/invitations/schema.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';

/** Invites several people; `outcome` then says how many got an invitation, and who has one or access already. */
export function useInviteMany() {
  const [outcome, setOutcome] = useState<string>();
  const withToasts = useMutationToasts();
  const { staffInvitations } = trpc.useUtils();
  const toasts = withToasts({
    failure: 'Failed to invite',
    refresh: () => staffInvitations.invalidate(),
    onSuccess: ({ invited, known }: { invited: string[]; known: string[] }) =>
      setOutcome(outcomeOf(invited.length, known)),
  });
  const { mutateAsync, isPending } = trpc.staffInvitations.inviteMany.useMutation({
    onSuccess: toasts.onSuccess,
  });
  return {
    outcome,
    isPending,
    onError: toasts.onError,
    send: mutateAsync,
    /** Reports a failure by a toast. */
    invite: (input: z.input<typeof inviteManyInput>) => mutateAsync(input).catch(toasts.onError),
  };
}

function outcomeOf(invited: number, known: readonly string[]): string {
  const who = invited === 1 ? '1 person is' : `${invited} people are`;
  const others =
    known.length > 0 ? ` With access or an invitation already: ${known.join(', ')}.` : '';
  return `${who} invited. The list of invitations shows whether each mail was accepted.${others}`;
}
