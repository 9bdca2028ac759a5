import type { Erased } from '../../../src/features/privacy/schema.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';

const NAMES: readonly (readonly [keyof Erased, one: string, many: string])[] = [
  ['messages', 'message', 'messages'],
  ['appointments', 'appointment', 'appointments'],
  ['waits', 'wait for an earlier time', 'waits for earlier times'],
  ['questions', 'set of answers', 'sets of answers'],
  ['agreements', 'agreement', 'agreements'],
  ['calculations', 'calculation', 'calculations'],
  ['subscriptions', 'subscription', 'subscriptions'],
  ['documents', 'document', 'documents'],
  ['people', 'person', 'people'],
  ['notes', 'note', 'notes'],
  ['mails', 'mail', 'mails'],
];

/** The result of an erasure as text: what was deleted, kept and anonymized. */
export function describeErased(erased: Erased, locale: string): string {
  const { keptAppointments, keptAgreements, auditEntries } = erased;
  const kept = [
    ...(keptAppointments > 0
      ? [counted(keptAppointments, 'appointment', 'appointments', locale)]
      : []),
    ...(keptAgreements > 0 ? [counted(keptAgreements, 'agreement', 'agreements', locale)] : []),
  ];
  const gone = NAMES.filter(([kind]) => erased[kind] > 0).map(([kind, one, many]) =>
    counted(erased[kind], one, many, locale),
  );
  const sentences = [
    gone.length > 0 ? `Deleted: ${gone.join(', ')}.` : 'There was nothing left to delete.',
    kept.length > 0 && `Kept for a time: ${kept.join(', ')}.`,
    auditEntries > 0 &&
      `Without a name now: ${counted(auditEntries, 'entry', 'entries', locale)} of the audit log.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const counted = (count: number, one: string, many: string, locale: string) =>
  `${formatNumber(count, locale)} ${count === 1 ? one : many}`;
