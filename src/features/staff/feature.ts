import { invitationsRouter } from './invitations/router.ts';
import { staffMails } from './mails.ts';
import { staffPersonalData } from './personal-data.ts';
import { staffRouter } from './router.ts';
import { staffTables } from './tables.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const staffFeature = {
  routers: { staff: staffRouter, staffInvitations: invitationsRouter },
  mails: staffMails,
  personalData: staffPersonalData,
  tables: staffTables,
};
