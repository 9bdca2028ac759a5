import type { Context } from '../../platform/trpc/context.ts';
import { type EntryAbout, listEntriesAbout } from './audit-queries.ts';
import { inSnapshot } from './in-snapshot.ts';
import { LISTED_ROWS, type TraceKind } from './rules.ts';
import { seenTraces } from './seen-traces.ts';
import { sortAppointments } from './sort-appointments.ts';
import { listTraces, type PersonalRecords } from './trace-queries.ts';

type Row = { id: string; at: Date; what: string };

/** Everything that the site keeps of whoever has an address, in whatever case that is written. */
export async function findPerson({ db, now }: Pick<Context, 'db' | 'now'>, email: string) {
  return inSnapshot(db, async (tx) => {
    const traces = await listTraces(tx, email);
    const entries = await listEntriesAbout(tx, { email, rowIds: rowIdsOf(traces) });
    const { upcoming, clientFile } = sortAppointments(traces.appointments, now());
    return {
      email,
      seen: seenTraces(traces),
      kinds: Object.entries(rowsOf(traces, entries)).map(([kind, rows]) =>
        summarise(kind as TraceKind, rows),
      ),
      upcoming,
      clientFile,
    };
  });
}

/** Ids by which the audit log knows the rows of a person. */
export function rowIdsOf(traces: PersonalRecords): string[] {
  const { appointments, messages, calculations, subscriptions, mails, users } = traces;
  return [appointments, messages, calculations, subscriptions, mails, users].flatMap((rows) =>
    rows.map(({ id }) => id),
  );
}

function rowsOf(traces: PersonalRecords, entries: readonly EntryAbout[]): Record<TraceKind, Row[]> {
  const { appointments, messages, calculations, subscriptions, mails, accounts, users } = traces;
  return {
    messages: messages.map(({ id, createdAt }) => ({ id, at: createdAt, what: 'message' })),
    appointments: appointments.map(({ id, scheduledDate, status }) => ({
      id,
      at: scheduledDate,
      what: status,
    })),
    calculations: calculations.map(({ id, createdAt }) => ({
      id,
      at: createdAt,
      what: 'calculation',
    })),
    subscriptions: subscriptions.map(({ id, createdAt, status }) => ({
      id,
      at: createdAt,
      what: status,
    })),
    mails: mails.map(({ id, createdAt, kind }) => ({ id, at: createdAt, what: kind })),
    accounts: [
      ...users.map(({ username, createdAt, role }) => ({
        id: username,
        at: createdAt,
        what: role as string,
      })),
      // One that has signed in is a user, too.
      ...accounts
        .filter(({ username }) => users.every((user) => user.username !== username))
        .map(({ username, createdAt }) => ({ id: username, at: createdAt, what: 'account' })),
    ],
    auditEntries: entries.map(({ id, at, action }) => ({ id, at, what: action })),
  };
}

function summarise(kind: TraceKind, rows: Row[]) {
  const newestFirst = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return {
    kind,
    count: rows.length,
    firstAt: newestFirst.at(-1)?.at ?? null,
    lastAt: newestFirst[0]?.at ?? null,
    rows: newestFirst.slice(0, LISTED_ROWS),
  };
}
