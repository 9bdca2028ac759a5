import { contactMails } from './mails.ts';
import { contactPersonalData } from './personal-data.ts';
import { contactRouter } from './router.ts';
import { contactTables } from './tables.ts';
import { messageTimeline } from './timeline.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const contactFeature = {
  routers: { contact: contactRouter },
  mails: contactMails,
  personalData: contactPersonalData,
  timeline: [messageTimeline],
  tables: contactTables,
};
