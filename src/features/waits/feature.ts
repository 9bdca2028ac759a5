import { waitMails } from './mails.ts';
import { waitsPersonalData } from './personal-data.ts';
import { waitsRouter } from './router.ts';
import { waitsTables } from './tables.ts';
import { waitTimeline } from './timeline.ts';
import { startWaitWorkers } from './workers.ts';

/** Clients who wait for a time that becomes free, as registered in `src/app/features.ts`. */
export const waitsFeature = {
  routers: { waits: waitsRouter },
  mails: waitMails,
  personalData: waitsPersonalData,
  timeline: [waitTimeline],
  startWorkers: startWaitWorkers,
  tables: waitsTables,
  actions: { 'wait.remove': 'took a client off the list for an earlier time' },
};
