import type { FirmProfile } from '../../../src/features/firm/schema.ts';

/** The documented sentence after a message was sent, with the reply time that the firm promises, if any. */
export const replyPromise = ({ claims: { reply } }: Pick<FirmProfile, 'claims'>) =>
  `We'll get back to you${reply ? ` ${reply.toLowerCase()}` : ''}`;
