import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { conflictEntriesRouter } from './entries/router.ts';
import { conflictsPersonalData } from './personal-data.ts';
import { conflictsRouter } from './router.ts';
import { conflictsTables } from './tables.ts';
import { conflictTimeline } from './timeline.ts';
import { startConflictWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const conflictsFeature = {
  routers: { conflicts: conflictsRouter, conflictEntries: conflictEntriesRouter },
  personalData: conflictsPersonalData,
  timeline: [conflictTimeline],
  startWorkers: startConflictWorkers,
  tables: conflictsTables,
  actions: {
    'conflict.decide': (_name, { state }) =>
      state === 'conflict' ? 'found a conflict of interest' : 'found no conflict of interest',
    'conflict.other-side': 'changed the other side of a matter',
    'conflict-entry.create': 'added somebody to the conflict list',
    'conflict-entry.delete': 'deleted somebody from the conflict list',
    'conflict-entry.export': 'exported the conflict list',
    'conflict-entry.import': 'imported a conflict list',
    'conflict-entry.update': 'changed an entry of the conflict list',
  } satisfies ActionSentences,
};
