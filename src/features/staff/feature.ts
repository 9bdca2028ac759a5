import { staffCopiedColumns } from './copied-columns.ts';
import { invitationsRouter } from './invitations/router.ts';
import { staffMails } from './mails.ts';
import { staffPersonalData } from './personal-data.ts';
import { staffRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const staffFeature = {
  routers: { staff: staffRouter, staffInvitations: invitationsRouter },
  mails: staffMails,
  personalData: staffPersonalData,
  copiedColumns: staffCopiedColumns,
  liveTables: ['users', 'staff_invitations'],
};
