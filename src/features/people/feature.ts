import { callTimeline, noteTimeline } from './notes/note-timeline.ts';
import { peoplePersonalData } from './personal-data.ts';
import { peopleRouter } from './router.ts';
import { peopleTables } from './tables.ts';
import { startPeopleWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const peopleFeature = {
  routers: { people: peopleRouter },
  personalData: peoplePersonalData,
  timeline: [noteTimeline, callTimeline],
  startWorkers: startPeopleWorkers,
  tables: peopleTables,
};
