import type { Erased } from '../../../src/features/privacy/schema.ts';
import { Notice } from '../../ui/notice.tsx';

const NAMES: readonly (readonly [keyof Erased, one: string, many: string])[] = [
  ['messages', 'message', 'messages'],
  ['appointments', 'appointment', 'appointments'],
  ['calculations', 'calculation', 'calculations'],
  ['subscriptions', 'subscription', 'subscriptions'],
  ['mails', 'mail', 'mails'],
];

/** What was done, and what nobody here can do. */
export function ErasedNotice({ erased }: { erased: Erased }) {
  const { keptAppointments, auditEntries } = erased;
  const gone = NAMES.filter(([kind]) => erased[kind] > 0).map(([kind, one, many]) =>
    counted(erased[kind], one, many),
  );
  return (
    <Notice icon="check" role="status">
      <p>
        {gone.length > 0 ? `Deleted: ${gone.join(', ')}.` : 'There was nothing left to delete.'}
        {keptAppointments > 0 &&
          ` Kept for a time: ${counted(keptAppointments, 'appointment', 'appointments')}.`}
        {auditEntries > 0 &&
          ` Without a name now: ${counted(auditEntries, 'entry', 'entries')} of the audit log.`}
      </p>
      <p className="small">{ELSEWHERE}</p>
    </Notice>
  );
}

/** Where else something of a person may be, out of reach of this site. */
export const ELSEWHERE =
  'Not in reach of this website: the firm’s own mailboxes and files, what the mail provider logs, backups, and a copy in DynamoDB. Ask whoever runs the website.';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
