import { useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './appointment-page.module.css';
import type { ChangeProps } from './change-actions.tsx';
import { PlainForm } from './plain-form.tsx';

/** Cancels the appointment after a confirmation that also works without JavaScript. */
export function CancelChoice({ token, onChanged, onRefused }: ChangeProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const cancel = trpc.appointmentLinks.cancel.useMutation({
    onSuccess: onChanged,
    onError: onRefused,
  });
  const keep = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className={styles.cancel}>
      <summary>I cannot come</summary>
      <div className={styles.question}>
        <p>
          <b>Cancel your consultation?</b> The time becomes free for somebody else. You can book
          another one at any time.
        </p>
        <div className={styles.acts}>
          <PlainForm
            action={`/appointment/${token}/cancel`}
            onSubmit={() => !cancel.isPending && cancel.mutate({ token })}
          >
            <Button variant="danger" type="submit" pending={cancel.isPending}>
              Yes, cancel it
            </Button>
          </PlainForm>
          <Button onClick={keep}>Keep it</Button>
        </div>
      </div>
    </details>
  );
}
