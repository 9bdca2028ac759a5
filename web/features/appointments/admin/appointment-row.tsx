import { Checkbox } from '@mantine/core';
import type { ChangeEventHandler } from 'react';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { isClosed } from '../../../../src/features/appointments/rules.ts';
import { Button } from '../../../admin/button.tsx';
import open from '../../../admin/open-row.module.css';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { LanguageBadge } from '../../client-languages/language-badge.tsx';
import { ConflictBadge } from '../../conflicts/conflict-badge.tsx';
import { usePracticeAreaLabel } from '../../practice-areas/use-practice-area-label.ts';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import styles from './appointment-row.module.css';
import { StatusMenu } from './status-menu.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** An appointment in two lines: time and length, client and matter, attorney and place, status. */
export function AppointmentRow({
  appointment,
  zone,
  hasDate,
  shows,
  isOpen,
  selection,
  actions,
  onOpen,
}: {
  appointment: StaffAppointment;
  zone: string;
  /** Whether it is not below the heading of its day. */
  hasDate: boolean;
  /** Whether a part that can be hidden is shown. */
  shows: (part: 'type' | 'area' | 'with') => boolean;
  isOpen: boolean;
  /** Without it, rows have no checkboxes. */
  selection: { isSelected: boolean; onChange: ChangeEventHandler } | undefined;
  actions: AppointmentActions;
  onOpen: () => void;
}) {
  const locale = useLocale();
  const { id, firstName, lastName, scheduledDate, duration, status } = appointment;
  const name = `${firstName} ${lastName}`;
  const time = <time dateTime={scheduledDate}>{formatTime(scheduledDate, zone, locale)}</time>;
  return (
    <li
      className={styles.row}
      data-row={id}
      data-open={isOpen || undefined}
      data-closed={isClosed(status) || undefined}
      data-selected={selection?.isSelected || undefined}
    >
      {selection && (
        <Checkbox
          size="sm"
          className={styles.select}
          aria-label={`Select the appointment of ${name}`}
          checked={selection.isSelected}
          onChange={selection.onChange}
        />
      )}
      <div className={styles.when}>
        <p className={`num ${styles.time}`}>{status === 'cancelled' ? <s>{time}</s> : time}</p>
        <p className={`num ${styles.small}`}>
          {hasDate ? formatDate(scheduledDate, zone, locale) : `${duration} min`}
        </p>
      </div>
      <div className={styles.client}>
        <p className={styles.name}>
          <button type="button" className={open.open} data-open-row onClick={onOpen}>
            <bdi>{name}</bdi>
          </button>
          <LanguageBadge language={appointment.clientLanguage} />
          <ConflictBadge id={id} />
        </p>
        <Matter appointment={appointment} shows={shows} />
      </div>
      {shows('with') && <Place appointment={appointment} />}
      <div className={styles.end}>
        {status === 'scheduled' && (
          <Button
            permission="appointments.change"
            size="sm"
            aria-label={`Confirm the appointment of ${name}`}
            onClick={() => void actions.change(appointment, 'confirmed')}
          >
            Confirm
          </Button>
        )}
        <StatusMenu appointment={appointment} actions={actions} />
      </div>
    </li>
  );
}

/** The name of the consultation type, without its duration, and the practice area unless the type contains its name. */
function Matter({
  appointment: { consultationType, practiceArea },
  shows,
}: {
  appointment: StaffAppointment;
  shows: (part: 'type' | 'area') => boolean;
}) {
  const { typeName } = useConsultationTypes();
  const areaName = usePracticeAreaLabel();
  const type = shows('type') ? typeName(consultationType) : '';
  const area = shows('area') ? areaName(practiceArea) : '';
  return (
    <p className={styles.small}>
      {[type, type.startsWith(area) ? '' : area].filter(Boolean).join(', ')}
    </p>
  );
}

/** With whom and where, as far as the firm has several hosts or places. */
function Place({ appointment }: { appointment: StaffAppointment }) {
  const { hasSeveralHosts, hostName, placeOf } = useConsultationTypes();
  return (
    <div className={styles.place}>
      {hasSeveralHosts && (
        <p>
          <bdi>{hostName(appointment.hostNumber)}</bdi>
        </p>
      )}
      <p className={styles.small}>{placeOf(appointment)}</p>
    </div>
  );
}
