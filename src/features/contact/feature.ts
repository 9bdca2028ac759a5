import { contactCopiedColumns } from './copied-columns.ts';
import { contactMails } from './mails.ts';
import { contactPersonalData } from './personal-data.ts';
import { contactRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const contactFeature = {
  routers: { contact: contactRouter },
  mails: contactMails,
  personalData: contactPersonalData,
  copiedColumns: contactCopiedColumns,
};
