import { STATUS_LABELS } from '../../../../../src/features/appointments/admin/rules.ts';
import type { StaffAppointment } from '../../../../../src/features/appointments/admin/schema.ts';
import { formatMoment } from '../../../../lib/format.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useLocale } from '../../../../lib/use-locale.ts';
import { ConflictBadge } from '../../../conflicts/conflict-badge.tsx';
import { ShieldedContact } from '../../../contact-preferences/shielded-contact.tsx';
import { useConsultationTypes } from '../../../scheduling/use-consultation-types.ts';
import { blockText } from '../block-text.ts';
import styles from './day-sheet.module.css';
import type { sheetRows } from './sheet-rows.ts';

/** The rows of a day sheet, with room for handwritten notes. Header and footer are repeated on every printed page. */
export function DayTable({
  rows,
  title,
  firm,
}: {
  rows: ReturnType<typeof sheetRows>;
  title: string;
  firm: { name: string; zone: string };
}) {
  const locale = useLocale();
  const { data: me } = trpc.staff.me.useQuery();
  const { hostName, hasSeveralHosts } = useConsultationTypes();
  const freeText = hasSeveralHosts ? 'Somebody is free' : 'Free';
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Client</th>
          <th scope="col">Notes from the client</th>
          <th scope="col">Your notes</th>
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={4}>Nothing is booked, blocked or free.</td>
          </tr>
        )}
        {rows.map((row) =>
          row.kind === 'appointment' ? (
            <AppointmentCells key={row.appointment.id} {...row} />
          ) : (
            <tr
              key={`${row.kind} ${row.time} ${'hostNumber' in row ? row.hostNumber : ''}`}
              className={styles[row.kind]}
            >
              <th scope="row" className="num">
                {row.time}
              </th>
              <td colSpan={3}>
                {row.kind === 'free'
                  ? freeText
                  : blockText(
                      row.reason,
                      row.hostNumber === undefined ? undefined : hostName(row.hostNumber),
                    )}
              </td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>
            Confidential: for {firm.name} only. {title}. Printed
            {me && ` by ${me.username}`}, {formatMoment(new Date(), firm.zone, locale)}.
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function AppointmentCells({ time, appointment }: { time: string; appointment: StaffAppointment }) {
  const { id, firstName, lastName, phone, consultationType, status, notes, hostNumber } =
    appointment;
  const { contactPreferences } = appointment;
  const { typeName, withHost } = useConsultationTypes();
  const withWhom = withHost(hostNumber);
  return (
    <tr>
      <th scope="row" className="num">
        {time}
      </th>
      <td>
        <b>
          {firstName} {lastName}
        </b>{' '}
        <ConflictBadge id={id} />
        {phone && (
          <ShieldedContact id={id} preferences={contactPreferences}>
            <p className="num">{phone}</p>
          </ShieldedContact>
        )}
        <p>
          {typeName(consultationType)}, {STATUS_LABELS[status].toLowerCase()}
          {withWhom && `, ${withWhom}`}
        </p>
      </td>
      <td className={styles.notes}>{notes}</td>
      <td className={styles.blank} />
    </tr>
  );
}
