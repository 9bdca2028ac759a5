import { inSnapshot } from '../../../db/in-snapshot.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findRecords, fingerprintOf } from './find-records.ts';
import type { PersonalRecord, PersonalRecords, RecordKind } from './personal-data.ts';
import { LISTED_ROWS } from './rules.ts';

/** All data that the site stores about the person with an address (case-insensitive). */
export async function findPerson(
  { db, now, personalData }: Pick<Context, 'db' | 'now' | 'personalData'>,
  email: string,
) {
  return inSnapshot(db, async (tx) => {
    const found = await findRecords(tx, personalData, { email, now: now(), locks: false });
    return {
      email,
      seen: fingerprintOf(found),
      kinds: [...recordsByKind(found)].map(([kind, records]) => summarise(kind, records)),
      upcoming: found.flatMap(({ upcoming = [] }) => upcoming),
      clientFile: found.flatMap(({ clientFile = [] }) => clientFile),
    };
  });
}

function recordsByKind(
  found: readonly PersonalRecords[],
): ReadonlyMap<RecordKind, readonly PersonalRecord[]> {
  const byKind = new Map<RecordKind, Map<string, PersonalRecord>>();
  for (const { kind, records } of found) {
    const ofKind = byKind.get(kind) ?? new Map<string, PersonalRecord>();
    byKind.set(kind, ofKind);
    for (const record of records) ofKind.set(record.id, record);
  }
  return new Map([...byKind].map(([kind, ofKind]) => [kind, [...ofKind.values()]]));
}

function summarise(kind: RecordKind, records: readonly PersonalRecord[]) {
  const newestFirst = records.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return {
    kind,
    count: records.length,
    firstAt: newestFirst.at(-1)?.at ?? null,
    lastAt: newestFirst[0]?.at ?? null,
    rows: newestFirst.slice(0, LISTED_ROWS),
  };
}
