import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../db/client.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { joinSameName } from '../joins/join-same-name.ts';
import { deleteEmptyPeople, refreshPeople } from '../refresh-queries.ts';
import type { TimelinePart, TimelineRecord } from '../timeline/timeline-part.ts';
import { assignPeople } from './assign-people.ts';
import { contactsOf } from './contacts.ts';
import {
  countTry,
  deleteNoted,
  findNextTries,
  findPeopleOf,
  insertKeys,
  insertPeople,
  listKnownKeys,
  listNoted,
  type NotedRecord,
  normaliseNames,
  replaceEvents,
  type ShownIdentity,
  tryLockGrouping,
  updateIdentities,
} from './queries.ts';

/**
 * Records per transaction. It takes a few dozen milliseconds, during which staff who join people have to wait and
 * bookings are slower.
 */
const BATCH = 100;

type Deps = Pick<Context, 'db' | 'timelineParts'> & {
  onError: (error: unknown) => void;
};

/**
 * Assigns the next records of the backlog to people. A batch that fails is retried record by record, so that one bad
 * record does not block the others. Returns whether there may be more to do; false also while another process holds the
 * lock.
 */
export async function groupNextRecords({ db, timelineParts, onError }: Deps): Promise<boolean> {
  const tries = await findNextTries(db);
  if (tries === undefined) return false;
  const noted = await listNoted(db, tries, tries === 0 ? BATCH : 1);
  try {
    return await db.transaction().execute(async (tx) => {
      if (!(await tryLockGrouping(tx))) return false;
      await groupRecords(tx, timelineParts, noted);
      await deleteNoted(tx, noted);
      return true;
    });
  } catch (error) {
    onError(error);
    await countTry(db, noted);
    return true;
  }
}

type IdentifiedRecord = TimelineRecord & { kind: string };

/** Assigns records to people. Idempotent. Needs the lock of `lockGrouping`. */
async function groupRecords(
  tx: Tx,
  parts: readonly TimelinePart[],
  noted: readonly Pick<NotedRecord, 'kind' | 'recordId'>[],
): Promise<void> {
  const found: IdentifiedRecord[] = [];
  for (const part of parts) {
    const ofKind = noted.filter(({ kind }) => kind === part.kind);
    const ids = [...new Set(ofKind.map(({ recordId }) => recordId))];
    if (ids.length === 0) continue;
    for (const record of await part.identify(tx, ids)) found.push({ ...record, kind: part.kind });
  }
  const isAbout = ({ aboutId }: IdentifiedRecord) => Boolean(aboutId);
  const affected = await assignOwn(
    tx,
    noted,
    found.filter((record) => !isAbout(record)),
  );
  affected.push(...(await assignAbout(tx, found.filter(isAbout))));
  await refreshPeople(tx, affected);
  await deleteEmptyPeople(tx, affected);
}

/**
 * Assigns records by their names, addresses and numbers. Deletes the events of records in the backlog that no longer
 * exist.
 */
async function assignOwn(
  tx: Tx,
  noted: readonly Pick<NotedRecord, 'kind' | 'recordId'>[],
  records: readonly IdentifiedRecord[],
): Promise<string[]> {
  const people = await findOrAddPeople(tx, records);
  return replaceEvents(
    tx,
    noted.map(({ kind, recordId }) => ({ kind, recordId })),
    records.flatMap((record, place) => eventsOf(record, people[place] ?? null)),
  );
}

/** Assigns records to the people of the records that they are about; if those have none, by names and contacts. */
async function assignAbout(tx: Tx, records: readonly IdentifiedRecord[]): Promise<string[]> {
  if (records.length === 0) return [];
  const peopleOf = await findPeopleOf(
    tx,
    records.map(({ aboutId }) => aboutId as string),
  );
  const isKnown = ({ aboutId }: IdentifiedRecord) => peopleOf.has(aboutId as string);
  const others = records.filter((record) => !isKnown(record));
  const people = await findOrAddPeople(tx, others);
  return replaceEvents(tx, records, [
    ...records
      .filter(isKnown)
      .flatMap((record) => eventsOf(record, peopleOf.get(record.aboutId as string) ?? null)),
    ...others.flatMap((record, place) => eventsOf(record, people[place] ?? null)),
  ]);
}

function eventsOf(
  { kind, recordId, aboutId = null, events, words = null }: IdentifiedRecord,
  personId: string | null,
) {
  if (personId === null) return [];
  return events.map((event) => ({ kind, recordId, aboutId, personId, words, ...event }));
}

/** The person of each record; null for one without address and number. */
async function findOrAddPeople(
  tx: Tx,
  records: readonly IdentifiedRecord[],
): Promise<(string | null)[]> {
  if (records.length === 0) return [];
  const nameKeys = await normaliseNames(
    tx,
    records.map(({ name }) => name ?? ''),
  );
  const identities = records.map((record, place) => ({
    nameKey: nameKeys[place] ?? '',
    contacts: contactsOf(record),
  }));
  const known = await listKnownKeys(
    tx,
    identities.flatMap(({ contacts }) => contacts),
  );
  const { personIds, newPeople, newKeys, same } = assignPeople(known, identities, randomUUID);
  const shown = latestIdentities(records, identities, personIds);
  const isNew = new Set(newPeople.map(({ id }) => id));
  await insertPeople(
    tx,
    shown.filter(({ id }) => isNew.has(id)),
  );
  await updateIdentities(
    tx,
    shown.filter(({ id }) => !isNew.has(id)),
  );
  await insertKeys(tx, newKeys);
  for (const [personId, otherId] of same) await joinSameName(tx, personId, otherId);
  return personIds;
}

/** The name, address and number of each person in the latest of these records. */
function latestIdentities(
  records: readonly IdentifiedRecord[],
  identities: readonly { nameKey: string }[],
  personIds: readonly (string | null)[],
): ShownIdentity[] {
  const inOrder = records
    .map((record, place) => ({
      id: personIds[place],
      name: record.name?.trim() || '',
      nameKey: identities[place]?.nameKey ?? '',
      email: record.email?.trim() || null,
      phone: record.phone?.trim() || null,
      at: new Date(Math.min(...record.events.map(({ at }) => at.getTime()))),
    }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const latest = new Map<string, ShownIdentity>();
  for (const { id, ...next } of inOrder) {
    if (!id) continue;
    const before = latest.get(id);
    latest.set(id, {
      id,
      // A name that consists only of punctuation does not count.
      name: (next.nameKey && next.name) || (before?.name ?? ''),
      nameKey: next.nameKey || (before?.nameKey ?? ''),
      email: next.email ?? before?.email ?? null,
      phone: next.phone ?? before?.phone ?? null,
      at: next.at,
    });
  }
  return [...latest.values()];
}
