import type { FirmProfile } from '../../../src/features/firm/schema.ts';

/** What follows a message: the documented sentence with as much of a promise as the firm makes. */
export const replyPromise = ({ claims: { reply } }: Pick<FirmProfile, 'claims'>) =>
  `We'll get back to you${reply ? ` ${reply.toLowerCase()}` : ''}`;
