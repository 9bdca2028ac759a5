import { type SyntheticEvent, useState } from 'react';
import {
  type MoveAddress,
  moveHref,
} from '../../../../src/features/appointments/client-link/rules.ts';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { isClosed } from '../../../../src/features/appointments/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { formatDay, formatTime, formatWeekday } from '../../../lib/format.ts';
import { serverMark, serverMarkup } from '../../../lib/server-markup.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './appointment-page.module.css';
import { CancelChoice } from './cancel-choice.tsx';
import { MovePanel } from './move-panel.tsx';
import { PlainForm } from './plain-form.tsx';
import { PlainMove } from './plain-move.tsx';

export type ChangeProps = {
  token: string;
  firm: FirmProfile;
  appointment: LinkedAppointment;
  /** The search parameters for rescheduling; undefined without them. */
  moveAddress: MoveAddress | undefined;
  onChanged: (appointment: LinkedAppointment) => void;
  onRefused: (error: unknown) => void;
};

/**
 * The actions available to a client. Plain forms with a submit button, because just opening the link in a mail must not
 * change anything.
 */
export function ChangeActions(props: ChangeProps) {
  const { token, firm, appointment, moveAddress, onChanged, onRefused } = props;
  const { canConfirm, canChange, changeUntil, isOver, zone, status } = appointment;
  const [isMoving, setMoving] = useState(false);
  const move = (event: SyntheticEvent) => {
    event.preventDefault();
    setMoving(true);
  };
  const handlers = { onSuccess: onChanged, onError: onRefused };
  const confirm = trpc.appointmentLinks.confirm.useMutation(handlers);
  const phone = (
    <a className="num" href={`tel:${firm.phoneE164}`}>
      {firm.phone}
    </a>
  );
  if (isClosed(status)) {
    return (
      <div className={styles.acts}>
        {status === 'cancelled' && <a href="/schedule">Book another time</a>}
      </div>
    );
  }
  if (canChange && moveAddress) {
    const plain = import.meta.env.SSR
      ? {
          ...serverMark('plain-move'),
          children: <PlainMove {...{ token, firm, appointment }} address={moveAddress} />,
        }
      : serverMarkup('plain-move');
    return <div data-plain="" {...plain} />;
  }
  if (isMoving) return <MovePanel {...props} onBack={() => setMoving(false)} />;
  return (
    <>
      {(canConfirm || canChange) && (
        <div className={styles.acts}>
          {canConfirm && (
            <PlainForm
              action={`/appointment/${token}/confirm`}
              onSubmit={() => !confirm.isPending && confirm.mutate({ token })}
            >
              <Button variant="primary" size="lg" type="submit" pending={confirm.isPending}>
                Yes, I will come
              </Button>
            </PlainForm>
          )}
          {canChange && (
            <ButtonLink
              href={moveHref({})}
              rel="nofollow"
              role="button"
              size="lg"
              onClick={move}
              onKeyDown={(event) => event.key === ' ' && move(event)}
            >
              Move to another time
            </ButtonLink>
          )}
        </div>
      )}
      {canChange ? (
        <>
          <CancelChoice {...props} />
          <p className="muted small">
            You can move or cancel it here until{' '}
            <span className="num">
              {formatWeekday(changeUntil, zone, 'long')}, {formatDay(changeUntil, zone)} at{' '}
              {formatTime(changeUntil, zone)}
            </span>
            . After that, please call {phone}.
          </p>
        </>
      ) : (
        !isOver && (
          <Notice icon="phone">
            <p>
              It begins in less than 24 hours. To move or cancel it, please call {phone}. We will
              find a way.
            </p>
          </Notice>
        )
      )}
    </>
  );
}
