import { useState } from 'react';
import { isClosed } from '../../../../src/features/appointments/rules.ts';
import type { Appointment } from '../../../../src/features/appointments/schema.ts';
import { practiceAreaLabel } from '../../../../src/features/firm/practice-areas/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { formatMoment, formatWeekday, formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './appointment-dialog.module.css';
import { typeName } from './appointment-row.tsx';
import { ClientLink } from './client-link.tsx';
import { MailHistory } from './mail-history.tsx';
import { MoveForm } from './move-form.tsx';
import { NotesForm } from './notes-form.tsx';
import { StatusControl } from './status-control.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** The details of an appointment: client, notes, mails and actions. */
export function AppointmentDialog({
  id,
  zone,
  actions,
  onClose,
}: {
  id: string;
  zone: string;
  actions: AppointmentActions;
  onClose: () => void;
}) {
  const query = trpc.appointments.appointment.useQuery({ id });
  const [doing, setDoing] = useState<'move' | 'notes'>();
  const [isChanged, setChanged] = useState(false);
  const done = () => setDoing(undefined);
  const isGone = apiErrorOf(query.error)?.httpStatus === 404;
  const appointment = isGone ? undefined : query.data;
  return (
    <Dialog
      title={appointment ? `${appointment.firstName} ${appointment.lastName}` : 'Appointment'}
      size={doing === 'move' ? 'lg' : 'md'}
      onClose={onClose}
      isDirty={isChanged}
      footer={
        appointment &&
        !doing && (
          <Actions
            appointment={appointment}
            actions={actions}
            onMove={() => setDoing('move')}
            onClose={onClose}
          />
        )
      }
    >
      {isGone ? (
        <Notice tone="warning" icon="alert" role="alert">
          <p>This appointment has been deleted.</p>
        </Notice>
      ) : (
        <QueryState query={query} what="The appointment">
          {(one) =>
            doing === 'move' ? (
              <MoveForm appointment={one} zone={zone} onChanged={setChanged} onDone={done} />
            ) : doing === 'notes' ? (
              <NotesForm appointment={one} onChanged={setChanged} onDone={done} />
            ) : (
              <>
                <Facts appointment={one} zone={zone} onEditNotes={() => setDoing('notes')} />
                <ClientLink id={id} zone={zone} />
                <MailHistory id={id} zone={zone} />
              </>
            )
          }
        </QueryState>
      )}
    </Dialog>
  );
}

function Actions({
  appointment,
  actions,
  onMove,
  onClose,
}: {
  appointment: Appointment;
  actions: AppointmentActions;
  onMove: () => void;
  onClose: () => void;
}) {
  return (
    <>
      <Button
        variant="outline"
        color="destructive"
        onClick={() => void actions.remove(appointment, onClose)}
      >
        Delete
      </Button>
      {!isClosed(appointment.status) && (
        <>
          <Button onClick={() => void actions.change(appointment, 'cancelled')}>
            Cancel appointment
          </Button>
          <Button onClick={onMove}>Move</Button>
        </>
      )}
      <StatusControl appointment={appointment} actions={actions} />
    </>
  );
}

function Facts({
  appointment: one,
  zone,
  onEditNotes,
}: {
  appointment: Appointment;
  zone: string;
  onEditNotes: () => void;
}) {
  return (
    <dl className={styles.facts}>
      <dt>When</dt>
      <dd className="num">
        {formatWeekday(one.scheduledDate, zone, 'long')}, {formatMoment(one.scheduledDate, zone)} (
        {formatZone(zone)}), {one.duration} min
      </dd>
      <dt>What</dt>
      <dd>
        {typeName(one.consultationType)} · {practiceAreaLabel(one.practiceArea)}
      </dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${encodeURIComponent(one.email)}`}>{one.email}</a>
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
