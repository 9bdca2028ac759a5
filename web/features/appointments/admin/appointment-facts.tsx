import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { formatMoment, formatWeekday, formatZone } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { ClientLanguageFact } from '../../client-languages/client-language.tsx';
import { EmailLink, PhoneLink } from '../../contact-preferences/contact-links.tsx';
import { EditPreferences } from '../../contact-preferences/edit-preferences.tsx';
import { ShieldedContact } from '../../contact-preferences/shielded-contact.tsx';
import { PersonLink } from '../../people/person-link.tsx';
import { PracticeAreaName } from '../../practice-areas/practice-area-name.tsx';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import styles from './appointment-dialog.module.css';
import { StatusMenu } from './status-menu.tsx';
import { TELL_BY_PHONE } from './status-questions.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** E-mail and phone, hidden until the contact preferences have been read if the client has stated any. */
function ContactFacts({ appointment }: { appointment: StaffAppointment }) {
  const { id, email, phone, contactPreferences: preferences } = appointment;
  const mail = email ? <EmailLink email={email} preferences={preferences} /> : TELL_BY_PHONE;
  const call = phone && <PhoneLink phone={phone} preferences={preferences} />;
  if (preferences) {
    return (
      <>
        <dt>Contact</dt>
        <dd>
          <ShieldedContact id={id} preferences={preferences}>
            <div>{mail}</div>
            {call && <div>{call}</div>}
          </ShieldedContact>
        </dd>
      </>
    );
  }
  return (
    <>
      <dt>Email</dt>
      <dd>{mail}</dd>
      {call && (
        <>
          <dt>Phone</dt>
          <dd>{call}</dd>
        </>
      )}
    </>
  );
}

/** The details of an appointment, with controls to change its status and notes. */
export function AppointmentFacts({
  appointment: one,
  zone,
  actions,
  onEditNotes,
}: {
  appointment: StaffAppointment;
  zone: string;
  actions: AppointmentActions;
  onEditNotes: () => void;
}) {
  const locale = useLocale();
  const { typeName, withHost, hostName, meetsIn, placeOf } = useConsultationTypes();
  const office = meetsIn(one);
  return (
    <dl className={styles.facts}>
      <dt>When</dt>
      <dd className="num">
        {formatWeekday(one.scheduledDate, zone, 'long', locale)},{' '}
        {formatMoment(one.scheduledDate, zone, locale)} ({formatZone(zone, locale)}), {one.duration}{' '}
        min
      </dd>
      <dt>Status</dt>
      <dd className={styles.status}>
        <StatusMenu appointment={one} actions={actions} />
      </dd>
      <dt>What</dt>
      <dd>
        {typeName(one.consultationType)} · <PracticeAreaName area={one.practiceArea} />
      </dd>
      {withHost(one.hostNumber) && (
        <>
          <dt>With</dt>
          <dd>{hostName(one.hostNumber)}</dd>
        </>
      )}
      {placeOf(one) && (
        <>
          <dt>Where</dt>
          <dd>{office ? `${office.label}, ${office.address}` : placeOf(one)}</dd>
        </>
      )}
      {one.language && (
        <>
          <dt>Asked to speak</dt>
          <dd>{one.language}</dd>
        </>
      )}
      <ClientLanguageFact kind="appointment" id={one.id} language={one.clientLanguage} />
      <dt>Person</dt>
      <dd>
        <PersonLink kind="appointment" recordId={one.id} />
      </dd>
      <ContactFacts appointment={one} />
      <IfCan permission="contactPreferences.change">
        <dt>Preferences</dt>
        <dd>
          <EditPreferences
            key={one.id}
            kind="appointment"
            id={one.id}
            preferences={one.contactPreferences}
          />
        </dd>
      </IfCan>
      <dt>Notes</dt>
      <dd className={styles.notes}>
        <span lang={(one.notes && one.clientLanguage) ?? undefined}>{one.notes ?? 'None'}</span>
        <Button permission="appointments.change" size="sm" variant="subtle" onClick={onEditNotes}>
          Edit notes
        </Button>
      </dd>
    </dl>
  );
}
