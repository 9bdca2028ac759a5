import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { formatMoment, formatWeekday, formatZone } from '../../../lib/format.ts';
import { useConsultationTypes } from '../../availability/use-consultation-types.ts';
import { PersonLink } from '../../people/person-link.tsx';
import { PracticeAreaName } from '../../practice-areas/practice-area-name.tsx';
import styles from './appointment-dialog.module.css';
import { StatusControl } from './status-control.tsx';
import { TELL_BY_PHONE } from './status-questions.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** The details of an appointment, with its status and notes to change. */
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
  const { typeName, withHost, hostName, ownOfficeOf } = useConsultationTypes();
  const office = ownOfficeOf(one);
  return (
    <dl className={styles.facts}>
      <dt>When</dt>
      <dd className="num">
        {formatWeekday(one.scheduledDate, zone, 'long')}, {formatMoment(one.scheduledDate, zone)} (
        {formatZone(zone)}), {one.duration} min
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
      {office && (
        <>
          <dt>Where</dt>
          <dd>{office}</dd>
        </>
      )}
      <dt>Status</dt>
      <dd className={styles.status}>
        <StatusControl appointment={one} actions={actions} isInDialog />
      </dd>
      <dt>Person</dt>
      <dd>
        <PersonLink kind="appointment" recordId={one.id} />
      </dd>
      <dt>Email</dt>
      <dd>
        {one.email ? (
          <a href={`mailto:${encodeURIComponent(one.email)}`}>{one.email}</a>
        ) : (
          TELL_BY_PHONE
        )}
      </dd>
      {one.phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a className="num" href={`tel:${one.phone.replace(/[^\d+]/g, '')}`}>
              {one.phone}
            </a>
          </dd>
        </>
      )}
      <dt>Notes</dt>
      <dd className={styles.notes}>
        {one.notes ?? 'None'}
        <Button size="sm" variant="subtle" onClick={onEditNotes}>
          Edit notes
        </Button>
      </dd>
    </dl>
  );
}
