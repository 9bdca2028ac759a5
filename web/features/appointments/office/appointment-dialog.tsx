import { useState } from 'react';
import { isClosed } from '../../../../src/appointments/rules.ts';
import { practiceAreaLabel } from '../../../../src/practice-areas/rules.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { formatMoment, formatWeekday, formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Loaded } from '../../admin/loaded.tsx';
import styles from './appointment-dialog.module.css';
import { typeName } from './appointment-row.tsx';
import { MailHistory } from './mail-history.tsx';
import { MoveForm } from './move-form.tsx';
import { StatusControl } from './status-control.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** An appointment whole: who comes, what about, what was mailed, and what can be done. */
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
  const [isMoving, setMoving] = useState(false);
  const appointment = query.data;
  const isOpen = appointment && !isClosed(appointment.status);
  return (
    <Dialog
      title={appointment ? `${appointment.firstName} ${appointment.lastName}` : 'Appointment'}
      onClose={onClose}
      isDirty={isMoving}
      footer={
        appointment &&
        !isMoving && (
          <>
            <Button variant="danger" onClick={() => void actions.remove(appointment, onClose)}>
              Delete
            </Button>
            {isOpen && (
              <>
                <Button onClick={() => void actions.change(appointment, 'cancelled')}>
                  Cancel appointment
                </Button>
                <Button onClick={() => setMoving(true)}>Move</Button>
              </>
            )}
            <StatusControl appointment={appointment} actions={actions} />
          </>
        )
      }
    >
      <Loaded query={query} what="The appointment">
        {(one) =>
          isMoving ? (
            <MoveForm appointment={one} zone={zone} onDone={() => setMoving(false)} />
          ) : (
            <>
              <dl className={styles.facts}>
                <dt>When</dt>
                <dd className="num">
                  {formatWeekday(one.scheduledDate, zone, 'long')},{' '}
                  {formatMoment(one.scheduledDate, zone)} ({formatZone(zone)}), {one.duration} min
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
                <dd className={styles.notes}>{one.notes ?? 'None'}</dd>
              </dl>
              <MailHistory id={id} zone={zone} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}
