import { useEffect, useRef, useState } from 'react';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { isClosed } from '../../../../src/features/appointments/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useApiUrl } from '../../../lib/use-api-url.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import { bringText, PLACE_ICONS, placeText, placeTitle } from '../place-words.ts';
import styles from './appointment-page.module.css';
import { ChangeActions } from './change-actions.tsx';
import { pageWords } from './page-words.ts';
import { Ticket } from './ticket.tsx';

/** A client's own page of their appointment: date, place, and the available actions. */
export function AppointmentPage({
  token,
  firm,
  loaded,
}: {
  token: string;
  firm: FirmProfile;
  loaded: LinkedAppointment;
}) {
  const [appointment, setAppointment] = useState(loaded);
  const [refusal, setRefusal] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { client } = trpc.useUtils();
  const calendarFile = useApiUrl(`/api/appointment-links/${token}/calendar.ics`);

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
        : `We could not reach our server. Nothing is changed. Please try again, or call us at ${firm.phone}.`,
    );
    // Somebody else may have changed the appointment, so it is fetched again.
    if (known?.code === 'CONFLICT') {
      await client.appointmentLinks.appointment.query({ token }).then(setAppointment, () => {});
    }
  };
  const { title, lead } = pageWords(appointment);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        {refusal && (
          <Notice tone="warning" icon="alert" role="alert">
            <p>{withPhoneLink(refusal, firm)}</p>
          </Notice>
        )}
      </div>
      <Ticket appointment={appointment} />
      <div className={styles.doing}>
        <ChangeActions
          key={appointment.scheduledDate + appointment.status}
          token={token}
          firm={firm}
          appointment={appointment}
          onChanged={onChanged}
          onRefused={(error) => void onRefused(error)}
        />
      </div>
      <div className={styles.more}>
        <ul className={styles.reach}>
          <li>
            <Icon name={PLACE_ICONS[appointment.meeting.place]} />
            <span>
              {appointment.meeting.place !== 'office' && (
                <b>{placeTitle(appointment.meeting.place)}: </b>
              )}
              {placeText(appointment.meeting, firm, appointment.place)}
            </span>
          </li>
          {!appointment.isOver && !isClosed(appointment.status) && (
            <li>
              <Icon name="document" />
              <span>{bringText(appointment.meeting)}</span>
            </li>
          )}
          <li>
            <Icon name="phone" />
            <a className="num" href={`tel:${firm.phoneE164}`}>
              {appointment.phone}
            </a>
          </li>
        </ul>
        <a className={buttonClass({}, styles.file)} href={calendarFile} download="consultation.ics">
          <Icon name="calendar" />
          {appointment.status === 'cancelled' ? 'Take it out of my calendar' : 'Add to calendar'}
        </a>
      </div>
    </div>
  );
}
