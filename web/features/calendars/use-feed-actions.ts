import { useState } from 'react';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import type { Feed, FeedOwner } from './feed-address.tsx';

/**
 * Gives a feed a new URL or revokes it, with a confirmation if the feed has a URL already. `address` is the new URL,
 * which cannot be retrieved again.
 */
export function useFeedActions(feed: Feed | null, owner?: FeedOwner) {
  const [address, setAddress] = useState<string>();
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const utils = trpc.useUtils();
  const refresh = () => (owner ? utils.calendars.hosts : utils.calendars.feed).invalidate();
  const renewed = {
    success: 'The feed has a new address',
    failure: 'Failed to create an address',
    refresh,
    onSuccess: (made: { address: string }) => setAddress(made.address),
  };
  const revoked = {
    success: 'Address revoked',
    failure: 'Failed to revoke the address',
    refresh,
  };
  const renewOfFirm = trpc.calendars.renewFeed.useMutation(withToasts(renewed));
  const renewOfHost = trpc.calendars.renewHostFeed.useMutation(withToasts(renewed));
  const revokeOfFirm = trpc.calendars.revokeFeed.useMutation(withToasts(revoked));
  const revokeOfHost = trpc.calendars.revokeHostFeed.useMutation(withToasts(revoked));
  const warned = (title: string, action: string) =>
    ask({
      title,
      text: 'Calendar apps that use the current address will no longer show appointments.',
      action,
      keep: 'Keep it',
    });
  const ofWhom = owner ? `the feed of ${owner.name}` : 'the feed';
  return {
    address,
    renew: {
      isPending: renewOfFirm.isPending || renewOfHost.isPending,
      ask: async () => {
        if (feed && !(await warned(`Replace the address of ${ofWhom}?`, 'Renew'))) return;
        if (owner) renewOfHost.mutate({ hostNumber: owner.hostNumber });
        else renewOfFirm.mutate();
      },
    },
    revoke: {
      isPending: revokeOfFirm.isPending || revokeOfHost.isPending,
      ask: async () => {
        if (!(await warned(`Revoke the address of ${ofWhom}?`, 'Revoke'))) return;
        if (owner) revokeOfHost.mutate({ hostNumber: owner.hostNumber });
        else revokeOfFirm.mutate();
      },
    },
  };
}
