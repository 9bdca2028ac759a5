import type { Tx } from '../../../db/client.ts';
import { listExportedEvents } from '../calendars/personal-data-queries.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import {
  deleteExpiredClientFiles,
  listAppointmentsOf,
  listExportedAppointments,
  listExportedLinks,
  listExportedNoShows,
} from './personal-data-queries.ts';
import { planErasure } from './plan-erasure.ts';
import { sortAppointments } from './sort-for-erasure.ts';

/** Appointments are kept until the firm erases them; those in a client's file until the retention period ends. */
export const appointmentsPersonalData: PersonalData = {
  async find(tx, search) {
    const appointments = await listAppointmentsOf(tx, search);
    const sorted = sortAppointments(appointments, search.now);
    const ids = appointments.map(({ id }) => id);
    return {
      kind: 'appointments',
      records: appointments.map(({ id, scheduledDate, status }) => ({
        id,
        at: scheduledDate,
        what: status,
      })),
      ids,
      fingerprint: appointments.map(({ id, status, scheduledDate }) =>
        [id, status, scheduledDate.toISOString()].join(' '),
      ),
      upcoming: sorted.upcoming,
      clientFile: sorted.clientFile,
      readExport: async () => ({ appointments: await exportAppointments(tx, ids) }),
      planErasure: (choices) => planErasure(tx, sorted, choices, search.now),
    };
  },

  applyRetention: deleteExpiredClientFiles,
};

async function exportAppointments(tx: Tx, ids: readonly string[]) {
  const appointments = await listExportedAppointments(tx, ids);
  const links = await listExportedLinks(tx, ids);
  const events = await listExportedEvents(tx, ids);
  const noShows = await listExportedNoShows(tx, ids);
  const of = <Row extends { appointmentId: string }>(rows: readonly Row[], id: string) =>
    rows
      .filter(({ appointmentId }) => appointmentId === id)
      .map(({ appointmentId: _, ...row }) => row);
  return appointments.map((appointment) => ({
    ...appointment,
    links: of(links, appointment.id),
    calendarEvents: of(events, appointment.id),
    noShow: of(noShows, appointment.id).at(0) ?? null,
  }));
}

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    appointments: true;
  }
  interface ErasedCounts {
    appointments: number;
    keptAppointments: number;
  }
}
