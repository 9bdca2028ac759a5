import type { Context } from '../../../platform/trpc/context.ts';
import { requirePerson } from '../get-person.ts';
import { findRoots } from '../joins/queries.ts';
import { listPeopleOfRecords } from './queries.ts';

type Deps = Pick<Context, 'db' | 'timelineParts' | 'now'>;

/** Somebody who has a consultation to come, who waits for an answer, or both. */
export type DuePerson = Due & { personId: string };

/** The next consultation and the message that has waited longest, each with the id of its record. */
type Due = {
  nextAt: Date | null;
  nextId: string | null;
  waitsSince: Date | null;
  waitsId: string | null;
};

const NOTHING: Due = { nextAt: null, nextId: null, waitsSince: null, waitsId: null };

/**
 * The people who wait or come next, as they are shown, after following joins. Of each kind of record, only the most
 * urgent ones count: see `TimelinePart.listDue`.
 */
export async function listDuePeople({ db, timelineParts, now }: Deps): Promise<DuePerson[]> {
  const due = new Map<string, DuePerson>();
  for (const { kind, listDue } of timelineParts) {
    const records = (await listDue?.(db, now())) ?? [];
    if (records.length === 0) continue;
    const people = await listPeopleOfRecords(
      db,
      kind,
      records.map(({ recordId }) => recordId),
    );
    const roots = await findRoots(db, [...people.values()]);
    for (const { recordId, nextAt, waitsSince } of records) {
      const personId = roots.get(people.get(recordId) ?? '');
      if (!personId) continue;
      const known = due.get(personId) ?? { personId, ...NOTHING };
      if (nextAt && !(known.nextAt && known.nextAt <= nextAt)) {
        Object.assign(known, { nextAt, nextId: recordId });
      }
      if (waitsSince && !(known.waitsSince && known.waitsSince <= waitsSince)) {
        Object.assign(known, { waitsSince, waitsId: recordId });
      }
      due.set(personId, known);
    }
  }
  return [...due.values()];
}

/** What is due for a person. Throws `person_not_found`. */
export async function getDue(deps: Deps, id: string): Promise<Due> {
  const { rootId } = await requirePerson(deps.db, id);
  const all = await listDuePeople(deps);
  return all.find(({ personId }) => personId === rootId) ?? NOTHING;
}
