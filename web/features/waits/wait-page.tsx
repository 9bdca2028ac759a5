import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { ClientWait } from '../../../src/features/waits/schema.ts';
import { here } from '../../lib/addresses.ts';
import { formatZone } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Rich } from '../../ui/rich.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { textParts } from '../appointments/text-parts.tsx';
import { whenInSentence } from '../scheduling/when-words.ts';
import { Facts } from './facts.tsx';
import { daysInWords, pageWords } from './wait-words.ts';
import styles from './waits.module.css';

/**
 * The client’s page of a wait: what they wait for, and the offer. Plain forms, because opening the link in a mail must not
 * change anything.
 */
export function WaitPage({
  token,
  firm,
  wait,
}: {
  token: string;
  firm: FirmProfile;
  wait: ClientWait;
}) {
  const { locale } = firm.formats;
  const { offer, endedBecause, appointmentDate } = wait;
  const { title, lead } = pageWords(wait, firm);
  const when = (instant: string) => whenInSentence(instant, firm.zone, locale);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.lead}>
        <h1>{title}</h1>
        {lead && <p className="lead">{unbroken(lead)}</p>}
      </div>
      {offer && (
        <Facts
          isOffer
          facts={[
            [
              m.waits.offeredTime,
              `${when(offer.scheduledDate)} (${formatZone(firm.zone, locale)})`,
            ],
            [m.waits.withWhom, offer.attorney ?? firm.name],
            ...(appointmentDate ? [[m.waits.insteadOf, when(appointmentDate)] as const] : []),
          ]}
        />
      )}
      {offer && (
        <div className={styles.lead}>
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
        </div>
      )}
      {endedBecause === null ? (
        <>
          <Facts
            facts={[
              [m.waits.days, daysInWords(wait, locale)],
              [m.waits.consultation, wait.type],
              [m.waits.withWhom, wait.attorney ?? m.booking.anyone],
              ...(appointmentDate && !offer
                ? [[m.waits.insteadOf, when(appointmentDate)] as const]
                : []),
            ]}
          />
          <Action token={token} action="leave">
            <Button type="submit">{m.waits.leave}</Button>
          </Action>
        </>
      ) : (
        <Ended firm={firm} wait={wait} />
      )}
    </div>
  );
}

const Action = ({
  token,
  action,
  children,
}: {
  token: string;
  action: 'take' | 'decline' | 'leave';
  children: React.ReactNode;
}) => (
  <form method="post" action={here(`/earlier-times/${token}/${action}`)}>
    {children}
  </form>
);

function Ended({
  firm,
  wait: { endedBecause, bookedPage },
}: {
  firm: FirmProfile;
  wait: ClientWait;
}) {
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
