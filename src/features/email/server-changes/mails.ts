import type { Tx } from '../../../../db/client.ts';
import type { MailContent } from '../mail-content.ts';
import type { MailPayload } from '../queries.ts';
import { deleteUnusedFormerSetting, findServerChange } from './queries.ts';
import { serverChangeMail } from './server-change-mail.ts';

const SAMPLE = {
  changedAt: new Date('2026-03-10T16:00:00Z'),
  changedBy: 'sample',
  formerServer: 'smtp.former.example:587',
  newServer: 'smtp.new.example:587',
  codesHeldUntil: new Date('2026-03-11T16:00:00Z'),
};

const forgetFormer = async (tx: Tx, { formerSetting }: MailPayload): Promise<void> => {
  if (formerSetting) await deleteUnusedFormerSetting(tx, formerSetting);
};

const serverChanged: MailContent = {
  receiver: 'firm',

  async write({ db, firm, publicUrl, id }) {
    const change = await findServerChange(db, id);
    return change && { mail: serverChangeMail({ change, firm, publicUrl }) };
  },
  sample: ({ firm, publicUrl }) => serverChangeMail({ change: SAMPLE, firm, publicUrl }),
  onSent: forgetFormer,
  onSkipped: forgetFormer,
  onFailed: async (tx, payload, { isFinal }) => {
    if (isFinal) await forgetFormer(tx, payload);
  },
};

export const serverChangeMails = { mail_server_changed: serverChanged };
