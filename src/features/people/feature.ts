import type { JobRunner } from '../../platform/background/queue.ts';
import { startGrouping } from './grouping/start-grouping.ts';
import { callTimeline, noteTimeline } from './notes/note-timeline.ts';
import { peoplePersonalData } from './personal-data.ts';
import { peopleRouter } from './router.ts';
import { peopleTables } from './tables.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const peopleFeature = {
  routers: { people: peopleRouter },
  personalData: peoplePersonalData,
  timeline: [noteTimeline, callTimeline],
  startWorkers: async (_jobs: JobRunner, deps: Parameters<typeof startGrouping>[0]) =>
    startGrouping(deps),
  tables: peopleTables,
  actions: {
    'person-note': 'a note about a person',
    'person-call': 'a logged call',
    'person.export': 'exported people',
    'person.join': 'joined two people',
    'person.separate': 'separated two people',
    'person.update': 'changed tags, owner or next step of a person',
    'person-call.create': 'logged a call',
  },
};
