import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { auditAppointment } from '../appointments/change/audit-appointment.ts';
import { appointmentTime } from '../appointments/mail-templates/appointment-time.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { eraseInEntry, listEntriesAbout } from './audit-queries.ts';
import { emailPseudonym } from './email-pseudonym.ts';
import { deleteRows, keepAppointmentUntil } from './erase-queries.ts';
import { erasedState } from './erased-state.ts';
import { rowIdsOf } from './find-person.ts';
import { inSnapshot } from './in-snapshot.ts';
import type { Erased, ErasePersonInput } from './schema.ts';
import { seenTraces } from './seen-traces.ts';
import { sortAppointments } from './sort-appointments.ts';
import { listTraces, type PersonalRecords } from './trace-queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };
type Sorted = ReturnType<typeof sortAppointments<PersonalRecords['appointments'][number]>>;

/**
 * Forgets whoever has an address, in one transaction: what they sent, the mails to them and about them, and their
 * name in the audit log. Accounts stay. What they send meanwhile stays whole, with its mails.
 * Repeating it changes nothing. Throws `changed_meanwhile` where something has come in since it was looked at,
 * and `upcoming_appointments` unless these are to be given up on the way.
 */
export function erasePerson(deps: Deps, input: ErasePersonInput): Promise<Erased> {
  return inSnapshot(deps.db, async (tx) => {
    const traces = await listTraces(tx, input.email, { locks: true });
    const sorted = sortAppointments(traces.appointments, deps.now());
    if (!input.keepClientFile) sorted.others.push(...sorted.clientFile.splice(0));
    const entries = await entriesToErase(tx, input.email, traces);
    const kept = sorted.clientFile.filter(({ eraseAfter }) => eraseAfter === null);
    const erased = {
      messages: traces.messages.length,
      appointments: sorted.upcoming.length + sorted.others.length,
      keptAppointments: kept.length,
      calculations: traces.calculations.length,
      subscriptions: traces.subscriptions.length,
      mails: traces.mails.length,
      auditEntries: entries.length,
    };
    if (Object.values(erased).every((count) => count === 0)) return erased;
    requireSeen(traces, input);
    await requireNothingToCome(tx, sorted, input);
    await erase(tx, deps, { traces, sorted });
    for (const { id, keptUntil } of kept) await keepAppointmentUntil(tx, id, keptUntil);
    for (const entry of entries) await eraseInEntry(tx, entry);
    await insertAuditEntry(tx, {
      actor: deps.user.username,
      action: 'privacy.erase',
      entity: 'people',
      entityId: emailPseudonym(deps.secrets, input.email),
      before: null,
      after: erased,
    });
    return erased;
  });
}

/** Entries in which the person stands, as they are to be. Whom staff let in stays on record. */
async function entriesToErase(tx: Tx, email: string, traces: PersonalRecords) {
  const rowIds = new Set(rowIdsOf(traces));
  const entries = await listEntriesAbout(tx, { email, rowIds: [...rowIds] });
  return entries
    .filter(({ entity }) => entity !== 'users')
    .flatMap(({ id, entityId, before, after }) => {
      const whose = { email, isTheirs: entityId !== null && rowIds.has(entityId) };
      const erased = { before: erasedState(before, whose), after: erasedState(after, whose) };
      return isDeepStrictEqual(erased, { before, after }) ? [] : [{ id, ...erased }];
    });
}

function requireSeen(traces: PersonalRecords, { seen }: ErasePersonInput): void {
  if (seenTraces(traces) === seen) return;
  throw new DomainError(
    'conflict',
    'changed_meanwhile',
    'Something about this person has come in or changed since you looked. Look again first.',
  );
}

async function requireNothingToCome(tx: Tx, { upcoming }: Sorted, input: ErasePersonInput) {
  if (input.cancelUpcoming || upcoming.length === 0) return;
  const { zone } = await getFirmProfile(tx);
  const starts = upcoming
    .toSorted((a, b) => a.scheduledDate.getTime() - b.scheduledDate.getTime())
    .map(({ scheduledDate }) => appointmentTime(scheduledDate, zone))
    .map(({ date, time }) => `${date} at ${time}`);
  throw new DomainError(
    'conflict',
    'upcoming_appointments',
    `Still to come: ${starts.join('; ')}. Cancel first, or choose to cancel on the way.`,
  );
}

async function erase(
  tx: Tx,
  { user }: Deps,
  { traces, sorted }: { traces: PersonalRecords; sorted: Sorted },
): Promise<void> {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  for (const before of sorted.upcoming) {
    await auditAppointment(tx, user.username, { action: 'delete', before, after: null });
  }
  await deleteRows(tx, 'appointments', ids([...sorted.upcoming, ...sorted.others]));
  await deleteRows(tx, 'contactSubmissions', ids(traces.messages));
  await deleteRows(tx, 'probateCalculations', ids(traces.calculations));
  await deleteRows(tx, 'newsletterSubscribers', ids(traces.subscriptions));
  await deleteRows(tx, 'outboxEmails', ids(traces.mails));
}
