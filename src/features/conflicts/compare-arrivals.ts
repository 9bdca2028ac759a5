import type { Tx } from '../../../db/client.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { addMatches } from './check-queries.ts';
import { findMatches } from './find-matches.ts';
import {
  deleteNames,
  insertNames,
  type KnownName,
  listNamesOf,
  type NewKnownName,
} from './known-name-queries.ts';
import { nameKeys } from './names/name-keys.ts';
import type { PersonName } from './names/person-name.ts';
import { clientNames, listedNames, readNames } from './names/read-names.ts';
import { lockComparison, queueAgain, takeQueued, tryLockComparison } from './queue-queries.ts';
import {
  type ClientRecord,
  holdEntry,
  holdRecord,
  type QueuedRecord,
  type RecordRef,
} from './record-queries.ts';
import { COMPARED_ROLES, type NameRole, ROLE_OF_RELATION, rolesComparedWith } from './rules.ts';

type Deps = Pick<Context, 'db' | 'now'>;

/** Small, because a batch is one transaction, for which an erasure of the same records waits. */
const BATCH = 10;

/**
 * Compares the names of the records that have waited longest with all names that the firm knows, and stores the
 * matches. Returns whether more records may be waiting. Safe to run in several processes: one compares, the others do
 * nothing, unless they wait until it is done.
 */
export function compareArrivals(
  { db, now }: Deps,
  { waits = false }: { waits?: boolean } = {},
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await (waits ? lockComparison(tx) : tryLockComparison(tx)))) return false;
    const queued = await takeQueued(tx, BATCH);
    for (const each of queued) await compareRecord(tx, each, now());
    return queued.length === BATCH;
  });
}

async function compareRecord(tx: Tx, queued: QueuedRecord, now: Date): Promise<void> {
  if (queued.kind === 'entry') return compareEntry(tx, queued, now);
  const ref: RecordRef = { kind: queued.kind, id: queued.id };
  const record = await holdRecord(tx, ref);
  if (record === 'locked') return queueAgain(tx, queued);
  if (!record) return;
  for (const own of await storeNames(tx, ref, namesOf(record))) {
    if (own.role !== 'client' && own.role !== 'other_side') continue;
    const matches = await findMatches(tx, own, {
      roles: COMPARED_ROLES[own.role],
      except: ref,
    });
    if (matches.length > 0) await addMatches(tx, ref, own.id, matches, now);
  }
}

/** Compares an entry of the conflict list with the open records. */
async function compareEntry(tx: Tx, queued: QueuedRecord, now: Date): Promise<void> {
  const entry = await holdEntry(tx, queued.id);
  if (entry === 'locked') return queueAgain(tx, queued);
  if (!entry) return;
  const role = ROLE_OF_RELATION[entry.relation];
  const listed = listedNames(entry.name, entry.otherNames).map(newName(role));
  for (const own of await storeNames(tx, queued, listed)) {
    const found = await findMatches(tx, own, {
      roles: rolesComparedWith(role),
      except: queued,
      onlyOpen: true,
    });
    for (const { known, ...match } of found) {
      const ref = recordOf(known);
      if (ref) await addMatches(tx, ref, known.id, [{ ...match, known: own }], now);
    }
  }
}

const recordOf = ({ messageId, appointmentId, requestId }: KnownName): RecordRef | undefined => {
  if (messageId !== null) return { kind: 'message', id: messageId };
  if (appointmentId !== null) return { kind: 'appointment', id: appointmentId };
  return requestId === null ? undefined : { kind: 'questions', id: requestId };
};

const newName =
  (role: NameRole) =>
  (name: PersonName): NewKnownName => ({
    role,
    name: name.shown,
    keys: [...nameKeys(name).stored],
  });

const namesOf = ({ firstName, lastName, formerNames, otherSide }: ClientRecord): NewKnownName[] => [
  ...clientNames(firstName, lastName).map(newName('client')),
  ...readNames(formerNames ?? '').map(newName('client')),
  ...readNames(otherSide ?? '').map(newName('other_side')),
];

/** Stores the names of a record. Names that are stored already stay, with their matches. */
async function storeNames(
  tx: Tx,
  owner: Pick<QueuedRecord, 'kind' | 'id'>,
  names: readonly NewKnownName[],
): Promise<KnownName[]> {
  const stored = await listNamesOf(tx, owner);
  const isIn = (list: readonly { role: string; name: string }[], name: NewKnownName | KnownName) =>
    list.some((each) => each.role === name.role && each.name === name.name);
  const kept = stored.filter((name) => isIn(names, name));
  await deleteNames(
    tx,
    stored.filter((name) => !kept.includes(name)).map(({ id }) => id),
  );
  const added = await insertNames(
    tx,
    owner,
    names.filter((name) => !isIn(kept, name)),
  );
  return [...kept, ...added];
}
