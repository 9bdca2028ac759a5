import type { PersonalData } from '../privacy/personal-data.ts';
import {
  deletePeople,
  listExportedPeople,
  listNotesOf,
  listPeopleOf,
} from './personal-data-queries.ts';

/**
 * The people under an address, and what staff noted about them. People about whom staff have entered nothing are
 * deleted with their last record; the others stay until the firm erases them.
 */
export const peoplePersonalData: PersonalData = {
  async find(tx, search) {
    const people = await listPeopleOf(tx, search);
    const ids = people.map(({ id }) => id);
    const notes = await listNotesOf(tx, ids);
    // The others are derived from their records in the background: they are not counted, and may change meanwhile.
    const tended = people.filter(({ isTended }) => isTended);
    return {
      kind: 'notes',
      records: notes.map(({ id, happenedAt, kind }) => ({ id, at: happenedAt, what: kind })),
      ids: [...ids, ...notes.map(({ id }) => id)],
      fingerprint: [...tended, ...notes].map(
        ({ id, updatedAt }) => `${id} ${updatedAt.toISOString()}`,
      ),
      readExport: () =>
        listExportedPeople(
          tx,
          ids,
          notes.map(({ id }) => id),
        ),
      planErasure: () => ({
        counts: { people: tended.length, notes: notes.length },
        run: () => deletePeople(tx, ids),
      }),
    };
  },
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    notes: true;
  }
  interface ErasedCounts {
    people: number;
    notes: number;
  }
}
