import type { ReactNode } from 'react';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { ClientWait } from '../../../../src/features/waits/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { formatZone } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ProsePage } from '../../../ui/prose-page.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { whenInSentence } from '../../scheduling/when-words.ts';
import styles from '../client-page/appointment-page.module.css';
import { textParts } from '../text-parts.tsx';
import { Facts } from './facts.tsx';
import { daysInWords, pageWords } from './wait-words.ts';

type Props = { token: string; firm: FirmProfile; wait: ClientWait };

/**
 * The client’s page of a wait: what they wait for, and the offer. Plain forms, because opening the link in a mail must not
 * change anything.
 */
export function WaitPage(props: Props) {
  const { title, lead } = pageWords(props.wait, props.firm);
  return (
    <ProsePage title={title} lead={lead}>
      <div className={styles.move}>
        <Offer {...props} />
        {props.wait.endedBecause === null ? <Waiting {...props} /> : <Ended {...props} />}
      </div>
    </ProsePage>
  );
}

function Offer({ token, firm, wait: { offer, appointmentDate } }: Props) {
  if (!offer) return null;
  const { zone, formats } = firm;
  const when = whenInSentence(offer.scheduledDate, zone, formats.locale);
  return (
    <>
      <Facts
        facts={[
          [m.waits.offeredTime, `${when} (${formatZone(zone, formats.locale)})`],
          [m.waits.withWhom, offer.attorney ?? firm.name],
        ]}
      />
      <div className={styles.acts}>
        <Action token={token} action="take">
          <Button variant="primary" size="lg" type="submit">
            {appointmentDate ? m.waits.takeInstead : m.waits.take}
          </Button>
        </Action>
        <Action token={token} action="decline">
          <Button size="lg" type="submit">
            {m.waits.decline}
          </Button>
        </Action>
      </div>
      <p className="muted small">{m.waits.declineNote}</p>
    </>
  );
}

function Waiting({ token, firm, wait }: Props) {
  const { zone, formats } = firm;
  const { appointmentDate } = wait;
  return (
    <>
      {wait.offer && <h2>{m.waits.waitingFor}</h2>}
      <Facts
        facts={[
          [m.waits.days, daysInWords(wait, formats.locale)],
          [m.waits.consultation, wait.type],
          [m.waits.withWhom, wait.attorney ?? m.booking.anyone],
          ...(appointmentDate
            ? [[m.waits.insteadOf, whenInSentence(appointmentDate, zone, formats.locale)] as const]
            : []),
        ]}
      />
      <Action token={token} action="leave">
        <Button type="submit">{m.waits.leave}</Button>
      </Action>
    </>
  );
}

const Action = ({
  token,
  action,
  children,
}: {
  token: string;
  action: 'take' | 'decline' | 'leave';
  children: ReactNode;
}) => (
  <form method="post" action={here(`/earlier-times/${token}/${action}`)}>
    {children}
  </form>
);

function Ended({ firm, wait: { endedBecause, bookedPage } }: Props) {
  if (endedBecause === 'taken') {
    return (
      bookedPage && (
        <div className={styles.acts}>
          <ButtonLink variant="primary" size="lg" href={here(bookedPage)} rel="nofollow">
            {m.waits.seeAppointment}
          </ButtonLink>
        </div>
      )
    );
  }
  return (
    <>
      <p>
        <Rich text={m.waits.callOrBook({ phone: firm.phone })} parts={textParts(firm, 'num')} />
      </p>
      <div className={styles.acts}>
        <ButtonLink variant="primary" size="lg" href={here('/schedule')}>
          {m.waits.bookTime}
        </ButtonLink>
      </div>
    </>
  );
}
