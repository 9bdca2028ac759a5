import type { MailContent } from '../email/mail-content.ts';
import { accessRequestMail } from './access-requests/access-request-mail.ts';
import { mayApprove } from './access-requests/announce-request.ts';
import { countAccessRequests } from './access-requests/queries.ts';
import { invitationMail } from './invitations/invitation-mail.ts';
import { findInvitation } from './invitations/queries.ts';

const SAMPLE_INVITATION = {
  email: 'sample@example.com',
  role: 'attorney',
  invitedBy: 'sample',
  expiresAt: new Date('2026-03-24T16:00:00Z'),
} as const;

const invitation: MailContent = {
  receiver: 'firm',

  async write({ db, firm, publicUrl, now, id }) {
    const found = await findInvitation(db, id, now());
    return found && { mail: invitationMail({ invitation: found, firm, publicUrl }) };
  },
  sample: ({ firm, publicUrl }) =>
    invitationMail({ invitation: SAMPLE_INVITATION, firm, publicUrl }),
};

const accessRequest: MailContent = {
  receiver: 'firm',

  async write({ db, firm, publicUrl, id }) {
    if (!(await mayApprove(db, id))) return undefined;
    const waiting = await countAccessRequests(db);
    return waiting === 0 ? undefined : { mail: accessRequestMail({ waiting, firm, publicUrl }) };
  },
  sample: ({ firm, publicUrl }) => accessRequestMail({ waiting: 2, firm, publicUrl }),
};

/** Contents of the mails to staff about access to the back office. */
export const staffMails = { staff_invitation: invitation, access_request: accessRequest };
