import { canRetry } from '../../../src/features/email/rules.ts';
import { Button } from '../../admin/button.tsx';
import { receiverOf } from './mail-labels.ts';
import type { OutboxEmail } from './outbox-email.ts';
import type { DismissEmail, RetryEmail } from './use-mail-acts.ts';

/** The buttons of a mail. */
export function MailActions({
  email,
  retry,
  dismiss,
  onOpen,
}: {
  email: OutboxEmail;
  retry: RetryEmail;
  dismiss: DismissEmail;
  onOpen: () => void;
}) {
  const { id, state } = email;
  return (
    <>
      <Button size="sm" aria-label={`Preview: ${receiverOf(email)}`} onClick={onOpen}>
        Preview
      </Button>
      {canRetry(email) && (
        <Button
          size="sm"
          aria-label={`Retry: ${receiverOf(email)}`}
          pending={retry.isPending && retry.variables.id === id}
          onClick={() => retry.mutate({ id })}
        >
          Retry
        </Button>
      )}
      {state === 'needs_attention' && (
        <Button
          size="sm"
          aria-label={`Don’t send: ${receiverOf(email)}`}
          pending={dismiss.isPending && dismiss.variables.id === id}
          onClick={() => dismiss.mutate({ id })}
        >
          Don’t send
        </Button>
      )}
    </>
  );
}
