import { useState } from 'react';
import { Dialog } from '../../../admin/dialog.tsx';
import section from '../../../admin/dialog-section.module.css';
import { IfCan } from '../../../admin/if-can.tsx';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ConflictPanel } from '../../conflicts/conflict-panel.tsx';
import { AppointmentFee } from '../../payments/appointment-fee.tsx';
import { RequestLines } from '../../questionnaires/answers/requests-section.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { ClientLink } from './client-link.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { MailHistory } from './mail-history.tsx';
import { MoveForm } from './move-form.tsx';
import { NoShow } from './no-show.tsx';
import { NotesForm } from './notes-form.tsx';
import { isReachedByMail } from './status-questions.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** The details of an appointment: client, notes, mails and actions. */
export function AppointmentDialog({
  id,
  zone,
  actions,
  move,
  onClose,
}: {
  id: string;
  zone: string;
  actions: AppointmentActions;
  /** Opens with the reschedule form; `to` is the suggested local date and time, `host` the suggested host's number. */
  move?: { to?: string; host?: number } | undefined;
  onClose: () => void;
}) {
  const query = trpc.appointments.appointment.useQuery({ id });
  const [doing, setDoing] = useState<'move' | 'notes' | undefined>(move && 'move');
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
          <DialogActions
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
              <MoveForm
                appointment={one}
                zone={zone}
                to={move?.to}
                host={move?.host}
                onChanged={setChanged}
                onDone={done}
              />
            ) : doing === 'notes' ? (
              <NotesForm appointment={one} onChanged={setChanged} onDone={done} />
            ) : (
              <>
                <AppointmentFacts
                  appointment={one}
                  zone={zone}
                  actions={actions}
                  onEditNotes={() => setDoing('notes')}
                />
                <NoShow appointment={one} zone={zone} />
                <AppointmentFee id={id} zone={zone} />
                <ConflictPanel key={id} kind="appointment" id={id} zone={zone} />
                <IfCan permission="questions.read">
                  <section className={section.section}>
                    <h3>Questions</h3>
                    <RequestLines of={{ appointmentId: id }} zone={zone} />
                  </section>
                </IfCan>
                {one.email && <ClientLink id={id} zone={zone} isMailed={isReachedByMail(one)} />}
                <MailHistory id={id} preferences={one.contactPreferences} zone={zone} />
              </>
            )
          }
        </QueryState>
      )}
    </Dialog>
  );
}
