import { useRef } from 'react';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Rich } from '../../../ui/rich.tsx';
import styles from './appointment-page.module.css';
import type { ChangeProps } from './change-actions.tsx';
import { cancelFeeWords } from './fee-words.ts';
import { PlainForm } from './plain-form.tsx';

/** Cancels the appointment after a confirmation that also works without JavaScript. */
export function CancelChoice({ token, firm, appointment, onChanged, onRefused }: ChangeProps) {
  const { fee } = appointment;
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
      <summary>{m.appointment.cannotCome}</summary>
      <div className={styles.question}>
        <p>
          <Rich text={m.appointment.cancelQuestion} parts={{ b: (text) => <b>{text}</b> }} />
        </p>
        {fee && !fee.refund && <p>{cancelFeeWords(fee, appointment, firm)}</p>}
        <div className={styles.acts}>
          <PlainForm
            action={here(`/appointment/${token}/cancel`)}
            onSubmit={() => !cancel.isPending && cancel.mutate({ token })}
          >
            <Button variant="danger" type="submit" pending={cancel.isPending}>
              {m.appointment.cancel}
            </Button>
          </PlainForm>
          <Button onClick={keep}>{m.appointment.keep}</Button>
        </div>
      </div>
    </details>
  );
}
