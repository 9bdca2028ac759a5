import type { WebhookEndpoint } from '../../../src/features/webhooks/schema.ts';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { hostOf } from './endpoint-draft.ts';
import type { ShownSecret } from './secret-dialog.tsx';

const sentAgain = ({ deliveries }: { deliveries: number }) =>
  deliveries === 1 ? 'One event is sent again' : `${deliveries} events are sent again`;

/** The actions for a webhook. */
export function useEndpointActs(
  { id, url, waiting }: WebhookEndpoint,
  {
    onSecret,
    onTested,
  }: { onSecret: (secret: ShownSecret) => void; onTested: (deliveryId: string) => void },
) {
  const host = hostOf(url);
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const { webhooks } = trpc.useUtils();
  const refresh = () => webhooks.invalidate();
  const pause = trpc.webhooks.pause.useMutation(
    withToasts({ success: 'Webhook paused', failure: 'Failed to pause the webhook', refresh }),
  );
  const resume = trpc.webhooks.resume.useMutation(
    withToasts({ success: 'Webhook resumed', failure: 'Failed to resume the webhook', refresh }),
  );
  const redeliver = trpc.webhooks.redeliverFailed.useMutation(
    withToasts({ success: sentAgain, failure: 'Failed to send the events again', refresh }),
  );
  const test = trpc.webhooks.test.useMutation(
    withToasts({
      failure: 'Failed to test the webhook',
      refresh,
      onSuccess: (delivery: { id: string }) => onTested(delivery.id),
    }),
  );
  const replace = trpc.webhooks.replaceSecret.useMutation(
    withToasts({
      failure: 'Failed to replace the secret',
      refresh,
      onSuccess: ({ secret }: { secret: string }) => onSecret({ host, secret, isReplaced: true }),
    }),
  );
  const remove = trpc.webhooks.delete.useMutation(
    withToasts({ ...crudTexts('delete', 'Webhook'), refresh }),
  );
  const askAndRemove = async () => {
    const waits = waiting > 0 ? ` ${waiting} waiting events are not sent.` : '';
    const text = `${host} gets no more events, and the log is deleted.${waits}`;
    if (await ask(deletionOf('webhook', text))) remove.mutate({ id });
  };
  const askAndReplace = async () => {
    const question = {
      title: `Replace the secret for ${host}?`,
      text: 'For a day, events are signed with both secrets. Then the old one is no longer used.',
      action: 'Replace',
      keep: 'Keep it',
    };
    if (await ask(question)) replace.mutate({ id });
  };
  return {
    host,
    pause: () => pause.mutate({ id }),
    resume: () => resume.mutate({ id }),
    redeliver: () => redeliver.mutate({ id }),
    test: () => test.mutate({ id }),
    remove: askAndRemove,
    replace: askAndReplace,
    isChanging: pause.isPending || resume.isPending,
    isTesting: test.isPending,
    isSendingAgain: redeliver.isPending,
    isRemoving: remove.isPending,
    isReplacing: replace.isPending,
  };
}
