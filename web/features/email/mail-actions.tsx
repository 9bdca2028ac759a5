import { use } from 'react';
import { canRetry } from '../../../src/features/email/outcomes/rules.ts';
import { Button } from '../../admin/button.tsx';
import { OpenRow } from '../../admin/list/open-button.tsx';
import { receiverOf } from './mail-labels.ts';
import type { StaffEmail } from './outbox-email.ts';
import type { DismissEmail, RetryEmail } from './use-mail-acts.ts';

/** The action buttons of a mail. */
export function MailActions({
  email,
  isRetrying,
  isDismissing,
  retry,
  dismiss,
}: {
  email: StaffEmail;
  isRetrying: boolean;
  isDismissing: boolean;
  retry: RetryEmail['mutate'];
  dismiss: DismissEmail['mutate'];
}) {
  const { id, state } = email;
  const open = use(OpenRow);
  return (
    <>
      <Button size="sm" aria-label={`Preview: ${receiverOf(email)}`} onClick={open}>
        Preview
      </Button>
      {canRetry(email) && (
        <Button
          permission="mails.change"
          size="sm"
          aria-label={`Retry: ${receiverOf(email)}`}
          pending={isRetrying}
          onClick={() => retry({ id })}
        >
          Retry
        </Button>
      )}
      {state === 'needs_attention' && (
        <Button
          permission="mails.change"
          size="sm"
          aria-label={`Don’t send: ${receiverOf(email)}`}
          pending={isDismissing}
          onClick={() => dismiss({ id })}
        >
          Don’t send
        </Button>
      )}
    </>
  );
}
