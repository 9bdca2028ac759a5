import { isDeepStrictEqual } from 'node:util';
import type { PersonalData, PersonSearch } from '../privacy/personal-data.ts';
import { EXPORTED_ROWS } from '../privacy/rules.ts';
import type { DescribeAction } from './describe-action.ts';
import { erasedState } from './erased-state.ts';
import { type EntryAbout, eraseInEntry, listEntriesAbout } from './personal-data-queries.ts';

/** Entries of the audit log. Must be listed after all features whose records they are about. */
export const auditPersonalData = (describeAction: DescribeAction): PersonalData => ({
  async find(tx, search) {
    const entries = await listEntriesAbout(tx, search);
    return {
      kind: 'auditEntries',
      records: entries.map(({ id, at, action }) => ({
        ...{ id, at, what: describeAction({ action, before: null, after: null }) },
      })),
      readExport: async () => ({
        auditEntries: entries.slice(0, EXPORTED_ROWS).map(({ id: _, ...entry }) => entry),
      }),
      planErasure() {
        const changed = entriesToErase(entries, search);
        return {
          counts: { auditEntries: changed.length },
          async run() {
            for (const entry of changed) await eraseInEntry(tx, entry);
          },
        };
      },
    };
  },
});

/** The entries that mention the person, in erased form. Entries about staff accounts (`users`) are kept. */
function entriesToErase(entries: readonly EntryAbout[], { email, recordIds }: PersonSearch) {
  const theirs = new Set(recordIds);
  return entries
    .filter(({ entity }) => entity !== 'users')
    .flatMap(({ id, entityId, before, after }) => {
      const whose = { email, isTheirs: entityId !== null && theirs.has(entityId) };
      const erased = { before: erasedState(before, whose), after: erasedState(after, whose) };
      return isDeepStrictEqual(erased, { before, after }) ? [] : [{ id, ...erased }];
    });
}

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    auditEntries: true;
  }
  interface ErasedCounts {
    auditEntries: number;
  }
}
