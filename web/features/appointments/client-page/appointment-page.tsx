import { useEffect, useRef, useState } from 'react';
import type { MoveAddress } from '../../../../src/features/appointments/client-link/rules.ts';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { isClosed } from '../../../../src/features/appointments/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { PageLinks } from '../../../../src/features/questionnaires/schema.ts';
import type { WaitOfAppointment } from '../../../../src/features/waits/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useApiUrl } from '../../../lib/use-api-url.ts';
import { Notice } from '../../../ui/notice.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import { QuestionLinks } from '../../questionnaires/client-page/question-links.tsx';
import { AppointmentCard } from '../appointment-card.tsx';
import { EarlierTime } from '../waits/earlier-time.tsx';
import styles from './appointment-page.module.css';
import { ChangeActions } from './change-actions.tsx';
import { feeWords } from './fee-words.ts';
import { pageWords } from './page-words.ts';

/** The client's page for an appointment: date, place, and the available actions. */
export function AppointmentPage({
  token,
  firm,
  loaded,
  earlier,
  moveAddress,
}: {
  token: string;
  firm: FirmProfile;
  loaded: LinkedAppointment & { questions: PageLinks };
  /** Whether the client waits for an earlier time; null if that is not known. */
  earlier: WaitOfAppointment | null;
  moveAddress: MoveAddress | undefined;
}) {
  const [appointment, setAppointment] = useState<LinkedAppointment>(loaded);
  const [refusal, setRefusal] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { client } = trpc.useUtils();
  const calendarFile = useApiUrl(here(`/api/appointment-links/${token}/calendar.ics`));

  // After a change the focus moves to the top, where the result is shown.
  const shown = useRef(appointment);
  useEffect(() => {
    if (shown.current !== appointment) heading.current?.focus();
    shown.current = appointment;
  }, [appointment]);

  const onChanged = (changed: LinkedAppointment) => {
    setRefusal(undefined);
    setAppointment(changed);
  };
  const onRefused = async (error: unknown) => {
    const known = apiErrorOf(error);
    setRefusal(
      known && known.code !== 'INTERNAL_SERVER_ERROR'
        ? known.message
        : m.appointment.serverFailed({ phone: firm.phone }),
    );
    // Somebody else may have changed the appointment, so it is refetched.
    if (known?.code === 'CONFLICT') {
      await client.appointmentLinks.appointment.query({ token }).then(setAppointment, () => {});
    }
  };
  const { title, lead } = pageWords(appointment, firm.formats.locale);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{unbroken(lead)}</p>
        {appointment.fee && <p>{feeWords(appointment.fee, firm)}</p>}
        {appointment.payLink && <PayLink href={appointment.payLink} />}
        {refusal && (
          <Notice tone="warning" icon="alert" role="alert">
            <p>{withPhoneLink(refusal, firm)}</p>
          </Notice>
        )}
      </div>
      <div className={styles.doing}>
        {stateOf(appointment) === 'ahead' && <QuestionLinks links={loaded.questions} />}
        <ChangeActions
          key={appointment.scheduledDate + appointment.status}
          token={token}
          firm={firm}
          appointment={appointment}
          moveAddress={appointment === loaded ? moveAddress : undefined}
          onChanged={onChanged}
          onRefused={(error) => void onRefused(error)}
        />
        {earlier && appointment.canChange && !moveAddress && (
          <EarlierTime
            token={token}
            firm={firm}
            hasOthers={appointment.meeting.hasOthers}
            state={earlier}
          />
        )}
      </div>
      <div className={styles.card}>
        <AppointmentCard
          firm={firm}
          scheduledDate={appointment.scheduledDate}
          what={m.appointment.duration({ minutes: `${appointment.duration}` })}
          meeting={appointment.meeting}
          state={stateOf(appointment)}
          calendarFile={calendarFile}
        />
      </div>
    </div>
  );
}

/** Where to pay with another processor, which does not say whether the client has paid. */
function PayLink({ href }: { href: string }) {
  return (
    <p>
      {m.payment.payElsewhere}{' '}
      <a href={href} rel="noreferrer">
        {m.payment.payHere}
      </a>
    </p>
  );
}

function stateOf({ status, isOver }: LinkedAppointment) {
  if (status === 'cancelled') return 'cancelled';
  return isOver || isClosed(status) ? 'over' : 'ahead';
}
