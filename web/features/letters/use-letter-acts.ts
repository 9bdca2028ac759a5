import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import type { Letter } from './letter.ts';

/** The actions for a letter that is scheduled or being sent, as props of their buttons. */
export function useLetterActs(id: string, onOpen: (id: string) => void) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { letters } = trpc.useUtils();
  const refresh = () => letters.invalidate();
  const texts = (success: string, failure: string) =>
    withToasts<Letter, unknown>({ success, failure, refresh });
  const pause = trpc.letters.pause.useMutation(
    texts('The letter is paused', 'Failed to pause the letter'),
  );
  const resume = trpc.letters.resume.useMutation(
    texts('The letter is being sent', 'Failed to resume the letter'),
  );
  const cancel = trpc.letters.cancel.useMutation(
    texts('The remaining mails will not be sent', 'Failed to cancel the letter'),
  );
  const unschedule = trpc.letters.unschedule.useMutation(
    texts('The letter is a draft again', 'Failed to unschedule the letter'),
  );
  const retryRefused = trpc.letters.retryRefused.useMutation(
    texts('The rejected mails are sent again', 'Failed to retry the rejected mails'),
  );
  const duplicate = trpc.letters.duplicate.useMutation(
    withToasts({
      success: 'The letter is copied',
      failure: 'Failed to copy the letter',
      refresh,
      onSuccess: (copy: Letter) => onOpen(copy.id),
    }),
  );
  const propsOf = (act: { mutate: (input: { id: string }) => void; isPending: boolean }) => ({
    pending: act.isPending,
    onClick: () => act.mutate({ id }),
  });
  const askAndCancel = async () => {
    const isSure = await ask({
      title: 'Cancel the rest of this letter?',
      text: 'Mails already sent are not affected. The rest is never sent. This can’t be undone.',
      action: 'Cancel the rest',
      keep: 'Keep sending',
    });
    if (isSure) cancel.mutate({ id });
  };
  return {
    pause: propsOf(pause),
    resume: propsOf(resume),
    unschedule: propsOf(unschedule),
    retryRefused: propsOf(retryRefused),
    duplicate: propsOf(duplicate),
    cancel: { pending: cancel.isPending, onClick: () => void askAndCancel() },
  };
}
