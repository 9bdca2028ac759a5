import { STATUS_LABELS } from '../../../../src/features/appointments/admin/rules.ts';
import type { AppointmentStatus } from '../../../../src/features/appointments/rules.ts';
import { formatCount } from '../../../../src/platform/pagination/rules.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import styles from './status-cards.module.css';

const ORDER = ['scheduled', 'confirmed', 'completed', 'cancelled'] as const;

/** The number of appointments per status; clicking a card filters by it. */
export function StatusCards({
  current,
  onChoose,
}: {
  current: AppointmentStatus | undefined;
  onChoose: (status: AppointmentStatus | undefined) => void;
}) {
  const locale = useLocale();
  const { data } = trpc.appointments.counts.useQuery();
  const hints = {
    scheduled: 'to confirm',
    confirmed: 'upcoming',
    completed: 'this year',
    cancelled: 'this year',
  };
  return (
    <fieldset className={styles.cards} aria-label="Show only">
      {ORDER.map((status) => (
        <button
          key={status}
          type="button"
          className={styles.card}
          aria-pressed={status === current}
          onClick={() => onChoose(status === current ? undefined : status)}
        >
          <b className={`num ${styles.figure}`}>{formatCount(data?.[status], locale)}</b>
          {STATUS_LABELS[status]} <span className={styles.hint}>{hints[status]}</span>
        </button>
      ))}
    </fieldset>
  );
}
