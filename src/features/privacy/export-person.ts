import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { withoutKeys } from '../email/mask-keys.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listEntriesAbout } from './audit-queries.ts';
import { emailPseudonym } from './email-pseudonym.ts';
import {
  listToldAppointments,
  listToldCalculations,
  listToldEvents,
  listToldLinks,
  listToldMails,
  listToldMessages,
  listToldSubscriptions,
  listToldUsers,
} from './export-queries.ts';
import { rowIdsOf } from './find-person.ts';
import { inSnapshot } from './in-snapshot.ts';
import { listSessionsOf } from './local-account-queries.ts';
import { EXPORTED_ROWS } from './rules.ts';
import { listTraces, type PersonalRecords } from './trace-queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/**
 * Everything about whoever has an address, as one JSON text to hand over: see docs/privacy.md for its shape. It
 * holds the newest `EXPORTED_ROWS` of each kind. That somebody took it along is in the audit log.
 */
export async function exportPerson({ db, now, secrets, user }: Deps, email: string) {
  return inSnapshot(db, async (tx) => {
    const traces = await listTraces(tx, email);
    const { isCut, ...rows } = await readEverything(tx, email, traces);
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'privacy.export',
      entity: 'people',
      entityId: emailPseudonym(secrets, email),
      before: null,
      after: Object.fromEntries(Object.entries(rows).map(([kind, { length }]) => [kind, length])),
    });
    const { name: firm } = await getFirmProfile(tx);
    const file = { format: 'lawfront-person', version: 1, exportedAt: now(), firm, email, isCut };
    return {
      name: `personal-data-${now().toISOString().slice(0, 10)}.json`,
      json: JSON.stringify({ ...file, ...rows }, null, 2),
      isCut,
    };
  });
}

async function readEverything(tx: Tx, email: string, traces: PersonalRecords) {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const entries = await listEntriesAbout(tx, { email, rowIds: rowIdsOf(traces) });
  return {
    messages: await listToldMessages(tx, ids(traces.messages)),
    appointments: await readAppointments(tx, ids(traces.appointments)),
    calculations: await listToldCalculations(tx, ids(traces.calculations)),
    subscriptions: await listToldSubscriptions(tx, ids(traces.subscriptions)),
    // What lets whoever reads it act as the receiver does not belong into a file.
    mails: (await listToldMails(tx, ids(traces.mails))).map(({ textBody, ...mail }) => ({
      ...mail,
      textBody: textBody && withoutKeys(textBody),
    })),
    accounts: traces.accounts,
    sessions: await listSessionsOf(tx, email),
    users: await listToldUsers(tx, ids(traces.users)),
    auditEntries: entries.slice(0, EXPORTED_ROWS).map(({ id: _, ...entry }) => entry),
    isCut: [...Object.values(traces), entries].some(({ length }) => length > EXPORTED_ROWS),
  };
}

async function readAppointments(tx: Tx, ids: readonly string[]) {
  const [appointments, links, events] = [
    await listToldAppointments(tx, ids),
    await listToldLinks(tx, ids),
    await listToldEvents(tx, ids),
  ];
  const of = <Row extends { appointmentId: string }>(rows: readonly Row[], id: string) =>
    rows
      .filter(({ appointmentId }) => appointmentId === id)
      .map(({ appointmentId: _, ...row }) => row);
  return appointments.map((appointment) => ({
    ...appointment,
    links: of(links, appointment.id),
    calendarEvents: of(events, appointment.id),
  }));
}
