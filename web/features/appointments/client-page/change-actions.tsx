import { type SyntheticEvent, useState } from 'react';
import {
  type MoveAddress,
  moveHref,
} from '../../../../src/features/appointments/client-link/rules.ts';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { isClosed } from '../../../../src/features/appointments/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { serverMark, serverMarkup } from '../../../lib/server-markup.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { whenInSentence } from '../../scheduling/when-words.ts';
import { textParts } from '../text-parts.tsx';
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
  if (isClosed(status)) {
    return (
      <div className={styles.acts}>
        {status === 'cancelled' && <a href={here('/schedule')}>{m.appointment.bookAnother}</a>}
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
              action={here(`/appointment/${token}/confirm`)}
              onSubmit={() => !confirm.isPending && confirm.mutate({ token })}
            >
              <Button variant="primary" size="lg" type="submit" pending={confirm.isPending}>
                {m.appointment.willCome}
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
              {m.appointment.moveAway}
            </ButtonLink>
          )}
        </div>
      )}
      {canChange ? (
        <>
          <CancelChoice {...props} />
          <p className="muted small">
            <Rich
              text={m.appointment.changeUntil({
                when: whenInSentence(changeUntil, zone, firm.formats.locale),
                phone: firm.phone,
              })}
              parts={{
                ...textParts(firm, 'num'),
                when: (text) => <span className="num">{text}</span>,
              }}
            />
          </p>
        </>
      ) : (
        !isOver && (
          <Notice icon="phone">
            <p>
              <Rich
                text={m.appointment.tooLate({ phone: firm.phone })}
                parts={textParts(firm, 'num')}
              />
            </p>
          </Notice>
        )
      )}
    </>
  );
}
