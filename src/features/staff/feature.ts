import type { ActionSentences } from '../../platform/audit/sentences.ts';
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
  actions: {
    'staff.approve': (name) => `approved ${name ?? 'somebody'}`,
    'staff.export': 'exported the list of staff',
    'staff.invitation-link': 'got the link of an invitation to the back office',
    'staff.invite': 'invited somebody to the back office',
    'staff.refuse': (name) => `refused ${name ?? 'somebody'}`,
    'staff.register': 'signed up',
    'staff.role': (name) => `gave ${name ?? 'somebody'} another role`,
    'staff.revoke': (name) => `took ${name ? `${name}’s` : 'somebody’s'} access away`,
    'staff.uninvite': 'withdrew an invitation to the back office',
  } satisfies ActionSentences,
};
