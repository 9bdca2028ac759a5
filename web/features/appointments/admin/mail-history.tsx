import type { z } from 'zod';
import type { appointmentMailsSchema } from '../../../../src/features/appointments/admin/schema.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { kindLabel } from '../../email/mail-labels.ts';
import styles from './appointment-dialog.module.css';

type Mail = z.output<typeof appointmentMailsSchema>[number];

const STATES: Readonly<Record<string, string>> = {
  queued: 'waiting',
  sent: 'sent',
  caught: 'caught here, not sent',
  held_back: 'held back: too many mails to this address',
  failed: 'failed, will be tried again',
  needs_attention: 'needs attention',
  skipped: 'no longer needed',
};

/** The mails about an appointment and their delivery state. */
export function MailHistory({ id, zone }: { id: string; zone: string }) {
  const query = trpc.appointments.mails.useQuery({ id });
  return (
    <section className={styles.mails}>
      <h3>Mails</h3>
      <QueryState
        query={query}
        what="The list of mails"
        isEmpty={(mails) => mails.length === 0}
        empty={<p className="muted small">None.</p>}
      >
        {(mails) => (
          <ul>
            {mails.map((mail) => (
              <li key={mail.id} className="small">
                <b>{kindLabel(mail.kind)}</b>, {STATES[fateOf(mail)] ?? mail.state},{' '}
                <span className="muted num">
                  {formatMoment(mail.sentAt ?? mail.createdAt, zone)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function fateOf({ state, isCaught, skipReason }: Mail): string {
  if (state === 'sent' && isCaught) return 'caught';
  return state === 'skipped' && skipReason ? 'held_back' : state;
}
