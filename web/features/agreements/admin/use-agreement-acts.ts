import type { Agreement } from '../../../../src/features/agreements/schema.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';

type Which = 'document' | 'translation' | 'pdf' | 'evidence';

/** The actions for an agreement. */
export function useAgreementActs({ id, clientEmail, sentAt }: Agreement) {
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const utils = trpc.useUtils();
  const refresh = () => utils.agreements.invalidate();
  const act = (success: string, failure: string) => withToasts({ success, failure, refresh });
  const approve = trpc.agreements.approve.useMutation(
    act('Agreement approved', 'Failed to approve the agreement'),
  );
  const reopen = trpc.agreements.reopen.useMutation(
    act('The agreement is a draft again', 'Failed to take back the approval'),
  );
  const send = trpc.agreements.send.useMutation(
    act(`The mail to ${clientEmail} is in the outbox`, 'Failed to send the agreement'),
  );
  const sendAgain = trpc.agreements.sendAgain.useMutation(
    act(
      `The mail with a new link to ${clientEmail} is in the outbox`,
      'Failed to send the agreement again',
    ),
  );
  const withdraw = trpc.agreements.withdraw.useMutation(
    act('Agreement withdrawn', 'Failed to withdraw the agreement'),
  );
  const askAndApprove = async () => {
    const isConfirmed = await ask({
      title: 'Approve this text?',
      text: 'You have read it, with all values and its translation. What is approved is fixed: the client reads and signs exactly these bytes.',
      action: 'Approve',
      tone: 'primary',
    });
    if (isConfirmed) approve.mutate({ id });
  };
  const askAndWithdraw = async () => {
    const isConfirmed = await ask({
      title: 'Withdraw the agreement?',
      text: sentAt
        ? `The client can no longer read or sign it. A mail to ${clientEmail} says so.`
        : 'It was not sent, so the client gets no mail.',
      action: 'Withdraw',
    });
    if (isConfirmed) withdraw.mutate({ id, reason: null });
  };
  const download = async (which: Which) => {
    const { name, type, content } = await utils.agreements.file.fetch({ id, which });
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    saveBlob(name, new Blob([bytes], { type }));
  };
  return {
    approve: askAndApprove,
    reopen: () => reopen.mutate({ id }),
    send: () => send.mutate({ id }),
    sendAgain: () => sendAgain.mutate({ id }),
    withdraw: askAndWithdraw,
    download,
    isApproving: approve.isPending,
    isReopening: reopen.isPending,
    isSending: send.isPending || sendAgain.isPending,
    isWithdrawing: withdraw.isPending,
  };
}
