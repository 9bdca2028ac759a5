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
};
