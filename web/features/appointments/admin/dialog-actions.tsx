import { Menu } from '@mantine/core';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { isClosed } from '../../../../src/features/appointments/rules.ts';
import { mayUse } from '../../../../src/features/contact-preferences/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { apiUrl } from '../../../lib/api-url.ts';
import { useShielded } from '../../contact-preferences/read-preferences.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** The footer of the appointment dialog: a menu of rare actions, and the next steps, the primary one last. */
export function DialogActions({
  appointment,
  actions,
  onMove,
  onClose,
}: {
  appointment: StaffAppointment;
  actions: AppointmentActions;
  onMove: () => void;
  onClose: () => void;
}) {
  const { status } = appointment;
  return (
    <>
      <MoreActions appointment={appointment} actions={actions} onClose={onClose} />
      {!isClosed(status) && (
        <Button permission="appointments.change" onClick={onMove}>
          Move
        </Button>
      )}
      {status === 'scheduled' && (
        <Button
          permission="appointments.change"
          variant="filled"
          onClick={() => void actions.change(appointment, 'confirmed')}
        >
          Confirm
        </Button>
      )}
    </>
  );
}

function MoreActions({
  appointment,
  actions,
  onClose,
}: {
  appointment: StaffAppointment;
  actions: AppointmentActions;
  onClose: () => void;
}) {
  const { id, email, status, contactPreferences } = appointment;
  const isHidden = useShielded(id, contactPreferences);
  const mayWrite = email && !isHidden && mayUse(contactPreferences, 'email');
  return (
    <Menu position="top-end" transitionProps={{ duration: 0 }} withinPortal={false}>
      <Menu.Target>
        <Button>
          More
          <AdminIcon name="more" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayWrite && (
          <Menu.Item component="a" href={`mailto:${encodeURIComponent(email)}`}>
            Write to the client
          </Menu.Item>
        )}
        <Menu.Item component="a" href={apiUrl(`/api/appointments/${id}/calendar.ics`)} download>
          Calendar file
        </Menu.Item>
        <IfCan permission="appointments.change">
          <Menu.Divider />
          {isClosed(status) ? (
            <Menu.Item onClick={() => void actions.reopen(appointment)}>Reopen</Menu.Item>
          ) : (
            <Menu.Item onClick={() => void actions.change(appointment, 'cancelled')}>
              Cancel appointment
            </Menu.Item>
          )}
          <Menu.Item color="destructive" onClick={() => void actions.remove(appointment, onClose)}>
            Delete
          </Menu.Item>
        </IfCan>
      </Menu.Dropdown>
    </Menu>
  );
}
