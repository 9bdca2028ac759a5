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
