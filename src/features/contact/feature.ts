import { contactCopiedColumns } from './copied-columns.ts';
import { contactMails } from './mails.ts';
import { contactPersonalData } from './personal-data.ts';
import { contactRouter } from './router.ts';
import { messageTimeline } from './timeline.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const contactFeature = {
  routers: { contact: contactRouter },
  mails: contactMails,
  personalData: contactPersonalData,
  timeline: [messageTimeline],
  copiedColumns: contactCopiedColumns,
  liveTables: ['contact_submissions', 'message_replies', 'reply_templates'],
};
